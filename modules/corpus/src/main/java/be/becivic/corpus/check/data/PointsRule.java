package be.becivic.corpus.check.data;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.NumberedText;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Skill;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import tools.jackson.databind.JsonNode;

/**
 * A translated point says what the English one says: it is said somewhere, has the same numbers for
 * its tags, and no figure that was typed again.
 */
public final class PointsRule implements CorpusRule {
  private static final Pattern DIGITS = Pattern.compile("\\d+");

  @Override
  public String id() {
    return "points";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(TranslatedPhrases.FILE)
        .filter(file -> file.json().path(TranslatedPhrases.POINTS).isArray())
        .ifPresent(file -> check(file, points(corpus), reports.in(file.file())));
  }

  private static Map<String, NumberedText> points(CorpusCase corpus) {
    Map<String, NumberedText> points = new HashMap<>();
    corpus.corpus().skills().stream()
        .map(Skill::body)
        .map(Body::document)
        .forEach(document -> collect(document, points));
    return points;
  }

  private static void collect(Node node, Map<String, NumberedText> points) {
    if (node instanceof ListItem && node.getFirstChild() instanceof Paragraph paragraph) {
      NumberedText text = NumberedText.of(paragraph);
      points.put(text.words(), text);
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      collect(child, points);
    }
  }

  private static void check(JsonFile file, Map<String, NumberedText> said, Reporter report) {
    JsonNode points = file.json().path(TranslatedPhrases.POINTS);
    for (int i = 0; i < points.size(); i++) {
      String place = "/" + TranslatedPhrases.POINTS + "/" + i;
      JsonFields point = new JsonFields(points.get(i));
      NumberedText english = said.get(point.text(TranslatedPhrases.WRITTEN).orElse(""));
      if (english == null) {
        report.warning(
            file.locate(place),
            "No point of a list says this any more.",
            "Remove it, or put the words there that are said now, with its tags numbered.");
      } else {
        points.get(i).propertyNames().stream()
            .filter(language -> !language.equals(TranslatedPhrases.WRITTEN))
            .filter(language -> !isFaithful(english, point.text(language).orElse("")))
            .forEach(
                language ->
                    report.error(
                        file.locate(place + "/" + language),
                        "This differs from the English in more than its words.",
                        "Keep each number in braces once, each <Risk>, and no figure but those the"
                            + " English has."));
      }
    }
  }

  private static boolean isFaithful(NumberedText english, String told) {
    Body body = BodyParser.parse(told, 0);
    return english.isCompleteIn(told)
        && body.problems().isEmpty()
        && body.recitations().isEmpty()
        && body.links().isEmpty()
        && body.document().getFirstChild() instanceof Paragraph only
        && only.getNext() == null
        && body.tags().stream().map(Tag::kind).allMatch(TagKind.RISK::equals)
        && body.tags().size() == BodyParser.parse(english.words(), 0).tags().size()
        && figures(told).equals(figures(english.words()));
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
