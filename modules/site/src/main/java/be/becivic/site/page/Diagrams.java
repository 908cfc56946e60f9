package be.becivic.site.page;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.protocol.id.SkillId;
import java.util.function.UnaryOperator;

/** Draws pictures as safe markup; empty where there is nothing to draw. */
public interface Diagrams {

  /** The process of a skill, from the diagram beside it. */
  String process(Corpus corpus, SkillId skill);

  /**
   * The skill graph.
   *
   * @param href turns a path of the site into a link for this reader
   */
  String graph(SkillGraph graph, UnaryOperator<String> href);
}
