// This target carries the compiled resources (see Plugins/CompileResources); it has no code.
// It is a C target because a Swift one with resources would drag Foundation into the program.
