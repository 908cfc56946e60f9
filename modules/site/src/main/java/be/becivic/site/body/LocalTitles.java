package be.becivic.site.body;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.Citation;
import be.becivic.site.language.Language;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What has a name in several languages, in the reader's or the nearest there is. */
public final class LocalTitles {
  private LocalTitles() {}

  public static String of(PathEntry path, Language language) {
    return pick(path.json().path("title"), language).orElse(path.id().value());
  }

  public static String describe(PathEntry path, Language language) {
    return pick(path.json().path("description"), language).orElse("");
  }

  public static String of(Skill skill, Language language) {
    return skill
        .frontmatter()
        .title(language.code())
        .map(language::typeset)
        .orElse(skill.id().value());
  }

  public static String describe(Skill skill, Language language) {
    return skill.frontmatter().summary(language.code()).map(language::typeset).orElse("");
  }

  /** Absent where a source has no title in the language. */
  public static Optional<String> find(Citation source, Language language) {
    return source
        .titles()
        .map(titles -> new JsonFields(StrictJson.parseStored(titles)))
        .flatMap(titles -> titles.text(language.code()))
        .filter(title -> !title.isBlank())
        .map(language::typeset);
  }

  public static Optional<String> pick(JsonNode byLanguage, Language language) {
    JsonFields fields = new JsonFields(byLanguage);
    return Stream.concat(Stream.of(language), Stream.of(Language.values()))
        .flatMap(candidate -> fields.text(candidate.code()).stream())
        .filter(text -> !text.isBlank())
        .findFirst()
        .map(language::typeset);
  }
}
