package be.becivic.simulation.report;

import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.BrigadeResult;
import be.becivic.simulation.trial.ErrorCounts;
import be.becivic.simulation.trial.HonestResult;
import java.time.Duration;
import java.util.List;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What was found out, for other programs; every rung of every attack is in it. */
final class FindingsJson {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private FindingsJson() {}

  static String of(Findings findings) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("seed", findings.seed());
    ArrayNode attacks = json.putArray("attacks");
    findings.attacks().forEach(each -> attack(attacks.addObject(), each));
    ArrayNode brigades = json.putArray("brigades");
    findings.brigades().forEach(each -> brigade(brigades.addObject(), each));
    ArrayNode honest = json.putArray("honest");
    findings.honest().forEach(each -> honest(honest.addObject(), each));
    return JSON.writeValueAsString(json) + "\n";
  }

  private static void attack(ObjectNode json, AttackResult result) {
    json.put("effect", result.effect())
        .put("means", result.means())
        .put("sessions_per_day", result.sessionsPerDay())
        .put("networks", result.networks())
        .put("prefixes", result.prefixes())
        .put("tried", result.tried())
        .put("probability", result.probability());
    days(json.putArray("days"), result.took());
  }

  private static void brigade(ObjectNode json, BrigadeResult result) {
    json.put("sessions_per_day", result.sessionsPerDay())
        .put("networks", result.networks())
        .put("figures", result.figures())
        .put("most_down", result.mostDown())
        .put("caveats", result.caveats())
        .put("days_down", Figures.days(result.down()));
  }

  private static void honest(ObjectNode json, HonestResult result) {
    ErrorCounts errors = result.errors();
    json.put("crowd", result.crowd())
        .put("sessions_per_day", result.sessionsPerDay())
        .put("changes", result.changes())
        .put("length_days", Figures.days(result.length()));
    days(json.putArray("days_to_ours"), result.toBeta());
    days(json.putArray("days_to_stable"), result.toStable());
    json.put("promotions", errors.promotions())
        .put("wrong_promotions", errors.wrongPromotions())
        .put("pulls", errors.pulls())
        .put("wrong_pulls", errors.wrongPulls())
        .put("wrong_quarantines", errors.wrongQuarantines());
  }

  private static void days(ArrayNode list, List<Duration> times) {
    times.forEach(each -> list.add(Figures.days(each)));
  }
}
