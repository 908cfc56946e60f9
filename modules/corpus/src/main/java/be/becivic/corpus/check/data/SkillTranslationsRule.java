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
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.translation.SkillTranslations;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.node.Paragraph;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/**
 * A translation says what the English says: it has the same numbers for its tags, and no figure
 * that was typed again.
 */
public final class SkillTranslationsRule implements FileRule {
  private static final Pattern DIGITS = Pattern.compile("\\d+");

  @Override
  public String id() {
    return "skill_translations";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return corpus.skills().stream()
        .map(Skill::id)
        .map(SkillTranslations::fileOf)
        .filter(corpus::has);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    JsonFile translations = file.json();
    List<SchemaViolation> violations =
        file.schemas().listViolations(SchemaName.TRANSLATIONS, translations.json());
    for (SchemaViolation violation : violations) {
      report.error(
          translations.locate(violation.pointer()),
          SchemaWords.message(violation),
          "See schemas/translations.schema.json.");
    }
    if (violations.isEmpty()) {
      paragraphs(translations, report);
      checked(translations, report);
      labels(translations, report);
    }
  }

  private static void paragraphs(JsonFile translations, Reporter report) {
    JsonNode paragraphs = translations.json().path(SkillTranslations.PARAGRAPHS);
    Set<String> known = new HashSet<>();
    for (int i = 0; i < paragraphs.size(); i++) {
      String place = "/" + SkillTranslations.PARAGRAPHS + "/" + i;
      JsonFields paragraph = new JsonFields(paragraphs.get(i));
      String english = paragraph.text(SkillTranslations.WRITTEN).orElse("");
      if (!known.add(english)) {
        report.error(
            translations.locate(place), "This paragraph is translated twice.", "Keep one of them.");
      }
      faithful(translations, place, paragraph, report);
    }
  }

  private static void checked(JsonFile translations, Reporter report) {
    faithful(
        translations,
        "/" + SkillTranslations.CHECKED,
        new JsonFields(translations.json().path(SkillTranslations.CHECKED)),
        report);
  }

  private static void faithful(
      JsonFile translations, String place, JsonFields paragraph, Reporter report) {
    String english = paragraph.text(SkillTranslations.WRITTEN).orElse("");
    paragraph.object().propertyNames().stream()
        .filter(language -> !language.equals(SkillTranslations.WRITTEN))
        .filter(language -> !isFaithful(english, paragraph.text(language).orElse("")))
        .forEach(
            language ->
                report.error(
                    translations.locate(place + "/" + language),
                    "This differs from the English in more than its words.",
                    "Keep each number in braces once, each <Risk>, and no figure but those the"
                        + " English has."));
  }

  private static void labels(JsonFile translations, Reporter report) {
    for (var label : translations.json().path(SkillTranslations.LABELS).properties()) {
      for (var told : label.getValue().properties()) {
        if (!figures(told.getValue().stringValue()).equals(figures(label.getKey()))) {
          report.error(
              translations.locate(
                  JsonPointer.empty()
                      .appendProperty(SkillTranslations.LABELS)
                      .appendProperty(label.getKey())
                      .appendProperty(told.getKey())),
              "The label has another figure than the English one.",
              "Keep the figures of the English, and no others.");
        }
      }
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
