package be.becivic.corpus.evals;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.id.SkillId;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The questions in {@code evals.json} beside a skill. */
public final class Evals {
  private Evals() {}

  public static String fileOf(SkillId skill) {
    return "skills/" + skill + "/evals.json";
  }

  /** The questions of one skill, as written. */
  public static List<EvalQuestion> of(Corpus corpus, SkillId skill) {
    return corpus
        .findFile(fileOf(skill))
        .map(file -> of(JsonDocument.parse(file.text()).json(), skill))
        .orElse(List.of());
  }

  public static List<EvalQuestion> of(JsonNode json, SkillId skill) {
    return new JsonFields(json)
        .objects("questions").stream()
            .map(question -> EvalQuestion.of(question, skill.value()))
            .toList();
  }
}
