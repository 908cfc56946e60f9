package be.becivic.site.view.desk;

import java.util.List;

/** The lines of one class. */
public record QueueGroup(String name, String title, String about, List<QueueRow> rows) {
  public QueueGroup {
    rows = List.copyOf(rows);
  }
}
