import GtkKit

/// The Statistics window, with alerts.
package final class StatisticsWindowView: SideWindowView {
  package let alerts: AlertPresenter

  package init(_ window: Window, showing screen: WidgetRoot) {
    alerts = AlertPresenter(in: window, above: screen)
    super.init(
      window, titled: tr("Statistics"), of: Size(720, 560), showing: alerts.root, makeButtons: { nil })
    window.onDestroyed { [weak alerts] in alerts?.close() }
  }
}
