package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.data.Authorities;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.id.SkillId;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/** Every authority has names, a level and an address or none (§6.1). */
public final class AuthoritiesRule implements CorpusRule {
  private static final List<String> LANGUAGES = List.of("fr", "nl", "de", "en");
  private static final Set<String> LEVELS =
      Set.of("federal", "regional", "community", "commune", "eu", "international", "project");
  private static final Set<String> MEMBERS = Set.of("name", "level", "url");

  @Override
  public String id() {
    return "authorities";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(Authorities.FILE)
        .ifPresent(
            file -> {
              for (Map.Entry<String, JsonNode> entry : file.json().properties()) {
                check(entry.getKey(), entry.getValue(), file, reports.in(file.file()));
              }
            });
  }

  private static void check(String id, JsonNode json, JsonFile file, Reporter report) {
    JsonFields fields = new JsonFields(json);
    boolean isNamed =
        LANGUAGES.stream().allMatch(l -> new JsonFields(json.path("name")).text(l).isPresent());
    boolean hasAddress =
        json.path("url").isNull()
            || fields.text("url").filter(url -> url.startsWith("https://")).isPresent();
    if (SkillId.parse(id).isEmpty()
        || !isNamed
        || fields.text("level").filter(LEVELS::contains).isEmpty()
        || !hasAddress
        || !MEMBERS.containsAll(json.propertyNames())) {
      report.error(
          file.locate(JsonPointer.empty().appendProperty(id)),
          "The authority '%s' is malformed.".formatted(id),
          "Give it a name in fr, nl, de and en, a level out of %s, and a url or null."
              .formatted(String.join(", ", LEVELS.stream().sorted().toList())));
    }
  }
}
