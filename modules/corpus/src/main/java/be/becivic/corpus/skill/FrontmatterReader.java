package be.becivic.corpus.skill;

import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import be.becivic.corpus.yaml.StrictYaml;
import be.becivic.corpus.yaml.YamlDocument;
import be.becivic.corpus.yaml.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the frontmatter between its two lines of dashes. */
final class FrontmatterReader {
  private static final Pattern OPENING = Pattern.compile("\\A---\\r?\\n");
  private static final Pattern CLOSING = Pattern.compile("---[ \\t]*\\r?$", Pattern.MULTILINE);
  private static final Pattern FIVE_DIGITS = Pattern.compile("[0-9]{5}");
  private static final Set<String> COMMUNE_FIELDS =
      Set.of("commune", "communes", "commune_nis5", "nis5", "nis_code");

  /** The frontmatter and the offset at which the body begins. */
  record Split(Frontmatter frontmatter, Span yaml, int bodyOffset) {}

  /** Gives the same text each time. */
  interface TextSource {
    String get();
  }

  private FrontmatterReader() {}

  /**
   * Splits a text.
   *
   * @param source whose text is not kept
   */
  static Split read(TextSource source) {
    String text = source.get();
    Matcher opening = OPENING.matcher(text);
    Matcher closing = CLOSING.matcher(text);
    if (!opening.find() || !finds(closing, text, opening.end())) {
      FileProblem problem =
          new FileProblem(
              Span.at(0),
              "The file does not begin with frontmatter.",
              "Begin with a line of three dashes, the fields, and three dashes again.");
      YamlDocument none = new YamlDocument(Optional.empty(), List.of(problem));
      return new Split(Frontmatter.read(() -> none), Span.at(0), 0);
    }
    Span yaml = new Span(opening.end(), closing.start());
    int bodyOffset = Math.min(text.length(), closing.end() + 1);
    return new Split(Frontmatter.read(() -> parse(source.get(), yaml)), yaml, bodyOffset);
  }

  /** Tries only where dashes begin a line. */
  private static boolean finds(Matcher closing, String text, int from) {
    for (int at = from; at > 0; at = text.indexOf("\n---", at) + 1) {
      if (closing.region(at, text.length()).lookingAt()) {
        return true;
      }
    }
    return false;
  }

  static YamlDocument parse(String text, Span span) {
    YamlDocument document = StrictYaml.parse(span.in(text), span.start());
    List<FileProblem> problems = new ArrayList<>(document.problems());
    document.root().ifPresent(root -> unquotedCodes(root, false, problems));
    return new YamlDocument(document.root(), problems);
  }

  /** A NIS code without quotes is a number, and one day loses its leading zero (§5). */
  private static void unquotedCodes(YamlNode node, boolean isCommune, List<FileProblem> problems) {
    switch (node) {
      case YamlNode.Mapping mapping ->
          mapping
              .entries()
              .forEach(
                  entry ->
                      unquotedCodes(
                          entry.value(), COMMUNE_FIELDS.contains(entry.key().text()), problems));
      case YamlNode.Sequence sequence ->
          sequence.items().forEach(item -> unquotedCodes(item, isCommune, problems));
      case YamlNode.Scalar scalar -> {
        if (isCommune && scalar.plain() && FIVE_DIGITS.matcher(scalar.text()).matches()) {
          problems.add(
              new FileProblem(
                  scalar.span(), "A NIS code is not quoted.", "Write it in double quotes."));
        }
      }
    }
  }
}
