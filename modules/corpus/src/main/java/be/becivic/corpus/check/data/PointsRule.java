package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.NumberedText;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.corpus.json.JsonFields;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.node.Paragraph;
import tools.jackson.databind.JsonNode;

/**
 * A translated point says what the English one says: it has the same numbers for its tags, and no
 * figure that was typed again.
 */
public final class PointsRule implements FileRule {
  private static final Pattern DIGITS = Pattern.compile("\\d+");

  @Override
  public String id() {
    return "points";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return Stream.of(TranslatedPhrases.FILE).filter(corpus::has);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    JsonFile phrases = file.json();
    JsonNode points = phrases.json().path(TranslatedPhrases.POINTS);
    for (int i = 0; i < points.size(); i++) {
      String place = "/" + TranslatedPhrases.POINTS + "/" + i;
      JsonFields point = new JsonFields(points.get(i));
      String english = point.text(TranslatedPhrases.WRITTEN).orElse("");
      points.get(i).propertyNames().stream()
          .filter(language -> !language.equals(TranslatedPhrases.WRITTEN))
          .filter(language -> !isFaithful(english, point.text(language).orElse("")))
          .forEach(
              language ->
                  report.error(
                      phrases.locate(place + "/" + language),
                      "This differs from the English in more than its words.",
                      "Keep each number in braces once, each <Risk>, and no figure but those the"
                          + " English has."));
    }
  }

  private static boolean isFaithful(String english, String told) {
    Body body = BodyParser.parse(told, 0);
    return NumberedText.numbers(told).equals(NumberedText.numbers(english))
        && body.problems().isEmpty()
        && body.recitations().isEmpty()
        && body.links().isEmpty()
        && body.document().getFirstChild() instanceof Paragraph only
        && only.getNext() == null
        && body.tags().stream().map(Tag::kind).allMatch(TagKind.RISK::equals)
        && body.tags().size() == BodyParser.parse(english, 0).tags().size()
        && figures(told).equals(figures(english));
  }

  private static List<String> figures(String words) {
    return DIGITS
        .matcher(NumberedText.NUMBER.matcher(words).replaceAll(""))
        .results()
        .map(MatchResult::group)
        .sorted()
        .toList();
  }
}
