package be.becivic.corpus.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A text file of the corpus.
 *
 * @param path where it stands, with forward slashes
 * @param text its characters; unreadable bytes appear as replacement characters
 * @param problems what is wrong with its encoding (§5)
 */
public record SourceFile(String path, String text, List<FileProblem> problems) {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  public SourceFile {
    problems = List.copyOf(problems);
  }

  public static SourceFile decode(String path, byte[] bytes) {
    List<FileProblem> problems = new ArrayList<>();
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf('\uFFFD') >= 0 && !isUtf8(bytes)) {
      problems.add(
          new FileProblem(
              Span.at(text.indexOf('\uFFFD')), "The file is not UTF-8.", "Save it as UTF-8."));
    }
    if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
      problems.add(
          new FileProblem(
              new Span(0, 1),
              "The file begins with a byte order mark.",
              "Save it as UTF-8 without BOM."));
    }
    int carriageReturn = text.indexOf('\r');
    if (carriageReturn >= 0) {
      problems.add(
          new FileProblem(
              new Span(carriageReturn, carriageReturn + 1),
              "The file has carriage returns.",
              "End lines with LF only."));
    }
    if (!text.endsWith("\n")) {
      problems.add(
          new FileProblem(
              Span.at(text.length()),
              "The file does not end with a newline.",
              "Add a newline at the end."));
    }
    return new SourceFile(path, text, problems);
  }

  public static SourceFile of(String path, String text) {
    return decode(path, text.getBytes(StandardCharsets.UTF_8));
  }

  public LineMap lines() {
    return new LineMap(text);
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException _) {
      return false;
    }
  }
}
