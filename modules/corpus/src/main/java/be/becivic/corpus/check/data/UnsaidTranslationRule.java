package be.becivic.corpus.check.data;

import be.becivic.corpus.body.NumberedText;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.translation.SkillTranslations;
import be.becivic.diagram.flowchart.Flowchart;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/** What is translated is said by its skill: words whose English changed reach nobody. */
public final class UnsaidTranslationRule implements CorpusRule {
  @Override
  public String id() {
    return "unsaid_translation";
  }

  @Override
  public boolean isAdvice() {
    return true;
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (Skill skill : corpus.corpus().skills()) {
      corpus
          .json(SkillTranslations.fileOf(skill.id()))
          .ifPresent(file -> check(file, skill, corpus, reports.in(file.file())));
    }
  }

  private static void check(JsonFile file, Skill skill, CorpusCase corpus, Reporter report) {
    Set<String> paragraphs = new HashSet<>();
    collect(skill.body().document(), paragraphs);
    JsonNode translated = file.json().path(SkillTranslations.PARAGRAPHS);
    for (int i = 0; i < translated.size(); i++) {
      String english = new JsonFields(translated.get(i)).text(SkillTranslations.WRITTEN).orElse("");
      if (!paragraphs.contains(english)) {
        report.warning(
            file.locate("/" + SkillTranslations.PARAGRAPHS + "/" + i),
            "The skill does not say this any more.",
            "Remove it, or put the words there that it says now, with its tags numbered.");
      }
    }
    checked(file, skill, report);
    Set<String> labels = labels(corpus, skill);
    for (String english : file.json().path(SkillTranslations.LABELS).propertyNames()) {
      if (!labels.contains(english)) {
        report.warning(
            file.locate(
                JsonPointer.empty()
                    .appendProperty(SkillTranslations.LABELS)
                    .appendProperty(english)),
            "The flowchart does not say this any more.",
            "Remove it, or put the words there that it says now.");
      }
    }
  }

  private static void checked(JsonFile file, Skill skill, Reporter report) {
    JsonFields checked = new JsonFields(file.json().path(SkillTranslations.CHECKED));
    checked
        .text(SkillTranslations.WRITTEN)
        .filter(
            words ->
                !skill.frontmatter().text(SkillTranslations.CHECKED).equals(Optional.of(words)))
        .ifPresent(
            _ ->
                report.warning(
                    file.locate("/" + SkillTranslations.CHECKED),
                    "The skill does not say this any more.",
                    "Put what its verification_notes say now there, and translate it."));
  }

  private static void collect(Node node, Set<String> paragraphs) {
    if (node instanceof Paragraph paragraph) {
      paragraphs.add(NumberedText.of(paragraph).words());
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      collect(child, paragraphs);
    }
  }

  private static Set<String> labels(CorpusCase corpus, Skill skill) {
    return corpus
        .corpus()
        .findFile("skills/" + skill.id() + "/process.mmd")
        .map(file -> Flowchart.parse(file.text()).diagram().labels().collect(Collectors.toSet()))
        .orElse(Set.of());
  }
}
