package be.becivic.corpus.check.data;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.NumberedText;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Skill;
import java.util.HashSet;
import java.util.Set;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import tools.jackson.databind.JsonNode;

/** A translated point is said somewhere: one whose English changed reaches nobody. */
public final class UnsaidPointRule implements CorpusRule {
  @Override
  public String id() {
    return "unsaid_point";
  }

  @Override
  public boolean isAdvice() {
    return true;
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(TranslatedPhrases.FILE)
        .filter(file -> file.json().path(TranslatedPhrases.POINTS).isArray())
        .ifPresent(file -> check(file, said(corpus), reports.in(file.file())));
  }

  private static Set<String> said(CorpusCase corpus) {
    Set<String> said = new HashSet<>();
    corpus.corpus().skills().stream()
        .map(Skill::body)
        .map(Body::document)
        .forEach(document -> collect(document, said));
    return said;
  }

  private static void collect(Node node, Set<String> said) {
    if (node instanceof ListItem && node.getFirstChild() instanceof Paragraph paragraph) {
      said.add(NumberedText.of(paragraph).words());
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      collect(child, said);
    }
  }

  private static void check(JsonFile file, Set<String> said, Reporter report) {
    JsonNode points = file.json().path(TranslatedPhrases.POINTS);
    for (int i = 0; i < points.size(); i++) {
      String english = new JsonFields(points.get(i)).text(TranslatedPhrases.WRITTEN).orElse("");
      if (!said.contains(english)) {
        report.warning(
            file.locate("/" + TranslatedPhrases.POINTS + "/" + i),
            "No point of a list says this any more.",
            "Remove it, or put the words there that are said now, with its tags numbered.");
      }
    }
  }
}
