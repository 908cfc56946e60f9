package be.becivic.corpus.evals;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.id.Uid;
import java.util.List;

/**
 * A question somebody may ask. What is malformed reads as absent; the check reports it.
 *
 * @param id its name within its file
 * @param finds the skill that must be found
 * @param facts values an answer must contain
 * @param cites references an answer must lean on
 * @param traps values that would be the wrong answer
 * @param heldOut whether it is set aside when search is tuned
 */
public record EvalQuestion(
    String id,
    String language,
    String question,
    String finds,
    List<Uid> facts,
    List<Uid> cites,
    List<Uid> traps,
    boolean heldOut) {

  static EvalQuestion of(JsonFields json, String skill) {
    return new EvalQuestion(
        json.text("id").orElse(""),
        json.text("language").orElse(""),
        json.text("question").orElse(""),
        json.text("finds").orElse(skill),
        uids(json.texts("facts"), Uid.Kind.VOLATILE_VALUE),
        uids(json.texts("cites"), Uid.Kind.REFERENCE),
        uids(
            json.objects("traps").stream().flatMap(trap -> trap.text("uid").stream()).toList(),
            Uid.Kind.VOLATILE_VALUE),
        json.flag("held_out"));
  }

  private static List<Uid> uids(List<String> texts, Uid.Kind kind) {
    return texts.stream().flatMap(text -> Uid.parse(kind, text).stream()).toList();
  }
}
