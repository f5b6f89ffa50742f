// Controllers import Models and Views and nothing else: the outlets' types come to them with the views.
@_exported import GtkKit
