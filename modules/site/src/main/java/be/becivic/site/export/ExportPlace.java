package be.becivic.site.export;

import be.becivic.site.language.Language;
import java.util.Comparator;

/**
 * A page or file of the site in one language; only pages come in more than one.
 *
 * @param path its address on a server, without a query
 * @param address what a link to it says, from the top of the folder on
 */
record ExportPlace(String path, Language language, String address)
    implements Comparable<ExportPlace> {
  private static final Comparator<ExportPlace> ORDER =
      Comparator.comparing(ExportPlace::path).thenComparing(ExportPlace::language);

  static ExportPlace of(String path, Language language) {
    if (isFile(path)) {
      return new ExportPlace(path, Language.EN, path.substring(1));
    }
    String folder = language == Language.EN ? "" : language.code() + "/";
    return new ExportPlace(
        path, language, path.equals("/") ? folder : folder + path.substring(1) + "/");
  }

  /** What has an ending is the same whichever language asks for it. */
  private static boolean isFile(String path) {
    return path.lastIndexOf('.') > path.lastIndexOf('/');
  }

  /** Where it stands in the folder; pages are the index of a folder, which every host serves. */
  String file() {
    return isFile(path) ? address : address + "index.html";
  }

  @Override
  public int compareTo(ExportPlace other) {
    return ORDER.compare(this, other);
  }
}
