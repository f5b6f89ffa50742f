// A controller sees Models and Views, nothing else: the types of the outlets come to it with the views.
@_exported import GtkKit
