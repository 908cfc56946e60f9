package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import be.becivic.diagram.flowchart.Flowchart;
import be.becivic.diagram.flowchart.FlowchartProblem;

/** A diagram can be drawn. */
public final class FlowchartRule implements CorpusRule {
  @Override
  public String id() {
    return "flowchart";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (Skill skill : corpus.corpus().skills()) {
      corpus
          .corpus()
          .findFile("skills/" + skill.id() + "/process.mmd")
          .ifPresent(file -> check(file, reports));
    }
  }

  private static void check(SourceFile file, Reports reports) {
    Flowchart chart = Flowchart.parse(file.text());
    for (FlowchartProblem problem : chart.problems()) {
      reports
          .in(file)
          .error(
              Span.at(file.lines().offset(problem.line())),
              "The diagram cannot be drawn: %s".formatted(sentence(problem.message())),
              "Write a Mermaid flowchart of boxes, questions and arrows.");
    }
  }

  private static String sentence(String message) {
    return message.endsWith(".") ? message : message + ".";
  }
}
