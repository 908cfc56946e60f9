package be.becivic.simulation.trial;

import be.becivic.simulation.population.Procedure;
import be.becivic.simulation.population.Scene;
import be.becivic.simulation.world.SimulatedSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What came of an attack, by effect and by what was spent. */
final class AttackOutcomes {
  private final Attack attack;

  /** One list for each party, in it one entry for each effect. */
  private final Map<Rung, List<List<Optional<Duration>>>> parties = new LinkedHashMap<>();

  AttackOutcomes(Attack attack) {
    this.attack = attack;
    attack.rungs().forEach(rung -> parties.put(rung, new ArrayList<>()));
  }

  void add(Rung rung, Scene scene, Procedure procedure) {
    parties
        .computeIfAbsent(rung, _ -> new ArrayList<>())
        .add(
            attack.effects().stream()
                .map(effect -> effect.judgement().judge(scene, procedure))
                .toList());
  }

  List<AttackResult> results(double sessionsPerDay, SimulatedSettings settings) {
    List<AttackResult> results = new ArrayList<>();
    for (int i = 0; i < attack.effects().size(); i++) {
      int effect = i;
      parties.forEach(
          (rung, outcomes) ->
              results.add(
                  new AttackResult(
                      attack.effects().get(effect).name(),
                      attack.means(),
                      sessionsPerDay,
                      rung.networks(),
                      rung.gang(0).prefixes(settings.prefixes()),
                      outcomes.size(),
                      outcomes.stream().flatMap(each -> each.get(effect).stream()).toList())));
    }
    return results;
  }
}
