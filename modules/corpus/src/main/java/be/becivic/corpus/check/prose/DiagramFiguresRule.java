package be.becivic.corpus.check.prose;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;

/** Diagrams have no figures: nothing could bring one up to date there (§16). */
public final class DiagramFiguresRule implements CorpusRule {
  @Override
  public String id() {
    return "diagram_figures";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (Skill skill : corpus.corpus().skills()) {
      corpus
          .corpus()
          .findFile("skills/" + skill.id() + "/process.mmd")
          .ifPresent(
              file -> {
                for (Span figure : HardCodedFigures.in(file.text())) {
                  reports
                      .in(file)
                      .error(
                          figure,
                          HardCodedFigures.MESSAGE.formatted(figure.in(file.text())),
                          "Say it without the figure.");
                }
              });
    }
  }
}
