package be.becivic.site.view;

/**
 * What a page says about itself.
 *
 * @param path where it stands, whatever form or language it is read in
 * @param section the part of the site it belongs to, as the navigation names it; or nothing
 * @param indexed whether search engines may keep it
 */
public record PageHead(
    String title, String description, String path, String section, boolean indexed) {

  public static PageHead of(String title, String description, String path, String section) {
    return new PageHead(title, description, path, section, true);
  }

  public PageHead notIndexed() {
    return new PageHead(title, description, path, section, false);
  }
}
