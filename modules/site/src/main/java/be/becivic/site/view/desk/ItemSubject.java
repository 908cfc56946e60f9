package be.becivic.site.view.desk;

/**
 * What something is about.
 *
 * @param href its page; empty where it has none
 */
public record ItemSubject(String kind, String id, String href) {
  public boolean hasPage() {
    return !href.isEmpty();
  }
}
