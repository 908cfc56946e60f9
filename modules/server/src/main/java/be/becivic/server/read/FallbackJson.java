package be.becivic.server.read;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.graph.SkillGraph;
import tools.jackson.databind.node.ObjectNode;

/** The skill an agent works by when no other is about what a person needs (§24.8). */
final class FallbackJson {
  private FallbackJson() {}

  static void add(ObjectNode answer, Corpus corpus, String baseUrl) {
    corpus
        .findSkill(SkillGraph.FLOOR)
        .ifPresent(
            floor ->
                answer
                    .putObject("fallback")
                    .put("id", floor.id().value())
                    .put("url", baseUrl + "/skills/" + floor.id() + ".md"));
  }
}
