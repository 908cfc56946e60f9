package be.becivic.simulation.report;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Numbers as people read them. */
final class Figures {
  private static final double HOURS = 24;

  private Figures() {}

  static double days(Duration time) {
    return time.toMinutes() / 60.0 / HOURS;
  }

  static String dayText(Duration time) {
    return String.format(Locale.ROOT, "%.1f", days(time));
  }

  static String share(double part) {
    return String.format(Locale.ROOT, "%.2f", part);
  }

  static String plain(double number) {
    return String.format(Locale.ROOT, "%.0f", number);
  }

  /** When a share of all had got there; a dash where fewer ever did. */
  static String reached(List<Duration> took, int of, double share) {
    int needed = (int) Math.ceil(of * share);
    return needed == 0 || took.size() < needed ? "-" : dayText(took.get(needed - 1));
  }
}
