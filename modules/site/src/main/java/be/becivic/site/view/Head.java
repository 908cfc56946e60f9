package be.becivic.site.view;

/**
 * What a page says about itself.
 *
 * @param path where it stands, whatever form or language it is read in
 * @param section the part of the site it belongs to, as the navigation names it; or nothing
 * @param indexed whether search engines may keep it
 */
public record Head(String title, String description, String path, String section, boolean indexed) {

  public static Head of(String title, String description, String path, String section) {
    return new Head(title, description, path, section, true);
  }

  public Head notIndexed() {
    return new Head(title, description, path, section, false);
  }
}
