package be.becivic.bench.report;

import java.util.Optional;

/**
 * One number.
 *
 * @param key its name in JSON, unit included
 */
public record Row(String key, String label, double value, String unit, Optional<Aim> aim) {

  public static Row of(String key, String label, double value, String unit) {
    return new Row(key, label, value, unit, Optional.empty());
  }

  public Row aimingAt(Aim target) {
    return new Row(key, label, value, unit, Optional.of(target));
  }
}
