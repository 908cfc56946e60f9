package be.becivic.ner.text;

import java.util.Locale;
import java.util.Set;

/** What the names of scans, letters and recordings end in: they are often named after somebody. */
public final class FileEndings {
  private static final Set<String> ENDINGS =
      Set.of(
          ("pdf jpg jpeg png gif heic tif tiff webp doc docx odt rtf xls xlsx ods ppt pptx zip mp3"
                  + " mp4 m4a mov eml msg")
              .split(" "));

  private FileEndings() {}

  static boolean isFile(String chunk) {
    int dot = chunk.lastIndexOf('.');
    return dot > 0 && isEnding(chunk.substring(dot + 1));
  }

  public static boolean isEnding(String word) {
    return ENDINGS.contains(word.toLowerCase(Locale.ROOT));
  }
}
