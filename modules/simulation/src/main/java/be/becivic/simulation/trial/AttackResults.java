package be.becivic.simulation.trial;

import be.becivic.simulation.world.SimulatedSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sorts what came of an attack by effect and by what was spent. */
final class AttackResults {
  private AttackResults() {}

  /**
   * @param outcomes by rung one list for each party, in it one entry for each effect
   */
  static List<AttackResult> of(
      Attack attack,
      double sessionsPerDay,
      SimulatedSettings settings,
      Map<Rung, List<List<Optional<Duration>>>> outcomes) {
    List<AttackResult> results = new ArrayList<>();
    for (int i = 0; i < attack.effects().size(); i++) {
      int effect = i;
      outcomes.forEach(
          (rung, parties) ->
              results.add(
                  new AttackResult(
                      attack.effects().get(effect).name(),
                      attack.means(),
                      sessionsPerDay,
                      rung.networks(),
                      rung.gang(0).prefixes(settings.intake().prefixes()),
                      parties.size(),
                      parties.stream().flatMap(party -> party.get(effect).stream()).toList())));
    }
    return results;
  }
}
