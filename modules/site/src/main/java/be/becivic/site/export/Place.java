package be.becivic.site.export;

import be.becivic.site.language.Language;
import java.util.Comparator;

/**
 * A page or file of the site in one language; only pages come in more than one.
 *
 * @param path its address on a server, without a query
 */
record Place(String path, Language language) implements Comparable<Place> {
  private static final Comparator<Place> ORDER =
      Comparator.comparing(Place::path).thenComparing(Place::language);

  static Place of(String path, Language language) {
    return new Place(path, isFile(path) ? Language.EN : language);
  }

  /** What has an ending is the same whichever language asks for it. */
  private static boolean isFile(String path) {
    return path.lastIndexOf('.') > path.lastIndexOf('/');
  }

  /** Where it stands in the folder; pages are the index of a folder, which every host serves. */
  String file() {
    return isFile(path) ? path.substring(1) : address() + "index.html";
  }

  /** What a link to it says, from the top of the folder on. */
  String address() {
    if (isFile(path)) {
      return path.substring(1);
    }
    String folder = language == Language.EN ? "" : language.code() + "/";
    return path.equals("/") ? folder : folder + path.substring(1) + "/";
  }

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }
}
