package be.becivic.bench.report;

import java.util.Optional;

/**
 * One number.
 *
 * @param key its name in JSON, unit included
 */
public record ReportRow(String key, String label, double value, String unit, Optional<Aim> aim) {

  public static ReportRow of(String key, String label, double value, String unit) {
    return new ReportRow(key, label, value, unit, Optional.empty());
  }

  public static ReportRow count(String key, String label, long value) {
    return of(key, label, (double) value, "");
  }

  public ReportRow aimingAt(Aim target) {
    return new ReportRow(key, label, value, unit, Optional.of(target));
  }
}
