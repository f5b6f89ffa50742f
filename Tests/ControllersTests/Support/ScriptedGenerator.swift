import DemoScenes

/// Most tests use no other part of the demos.
typealias ScriptedGenerator = DemoScenes.ScriptedGenerator
