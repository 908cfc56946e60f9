package be.becivic.site.view.desk;

/**
 * What something is about.
 *
 * @param title what people call it; empty where only its id is known
 * @param href its page; empty where it has none
 */
public record ItemSubject(String kind, String id, String title, String href) {
  /** What stands for it in a line. */
  public String name() {
    return title.isEmpty() ? id : title;
  }

  public boolean hasPage() {
    return !href.isEmpty();
  }
}
