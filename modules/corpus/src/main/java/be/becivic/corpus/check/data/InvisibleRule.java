package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.TextFiles;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.text.InvisibleText;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Nothing in a text file hides from its readers, whether it stands there or is written as an escape
 * of JSON and YAML or as a character reference of Markdown.
 */
public final class InvisibleRule implements FileRule {
  private static final Pattern ESCAPES =
      Pattern.compile("(?<!\\\\)(?:\\\\\\\\)*((?:\\\\u[0-9a-fA-F]{4})+|\\\\U[0-9a-fA-F]{8})");
  private static final Pattern CHARACTER_REFERENCE =
      Pattern.compile("&#(?:([0-9]{1,7})|[xX]([0-9a-fA-F]{1,6}));");
  private static final int BYTE_ORDER_MARK = 0xFEFF;

  @Override
  public String id() {
    return "invisible";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return TextFiles.in(corpus);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    String text = file.file().text();
    checkCharacters(text, report);
    checkEscapes(text, report);
  }

  /** One finding a line; a mark at the very beginning is the encoding rule's. */
  private static void checkCharacters(String text, Reporter report) {
    boolean hasMark = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
    OptionalInt found = InvisibleText.find(text, hasMark ? 1 : 0);
    while (found.isPresent()) {
      report(Span.at(found.getAsInt()), report);
      int lineEnd = text.indexOf('\n', found.getAsInt());
      found = lineEnd < 0 ? OptionalInt.empty() : InvisibleText.find(text, lineEnd);
    }
  }

  private static void checkEscapes(String text, Reporter report) {
    if (text.contains("\\u") || text.contains("\\U")) {
      Matcher escapes = ESCAPES.matcher(text);
      while (escapes.find()) {
        if (InvisibleText.isIn(unescaped(escapes.group(1)))) {
          report(Span.at(escapes.start(1)), report);
        }
      }
    }
    if (text.contains("&#")) {
      Matcher references = CHARACTER_REFERENCE.matcher(text);
      while (references.find()) {
        if (InvisibleText.isIn(referred(references.toMatchResult()))) {
          report(Span.at(references.start()), report);
        }
      }
    }
  }

  private static String unescaped(String escapes) {
    var text = new StringBuilder();
    for (String digits : escapes.substring(2).split("\\\\u")) {
      text.append(character(Integer.parseUnsignedInt(digits, 16)));
    }
    return text.toString();
  }

  private static String referred(MatchResult reference) {
    return character(
        reference.group(1) == null
            ? Integer.parseInt(reference.group(2), 16)
            : Integer.parseInt(reference.group(1)));
  }

  /** Halves of a surrogate pair are joined by standing next to each other. */
  private static String character(int codePoint) {
    return Character.isValidCodePoint(codePoint) ? Character.toString(codePoint) : "";
  }

  private static void report(Span where, Reporter report) {
    report.error(
        where,
        "An invisible character stands here: a tag, a bidi control or one of no width.",
        "Delete it; what it says or does is hidden from whoever reads the text.");
  }
}
