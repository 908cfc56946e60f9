package be.becivic.site.negotiate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A header that lists what a client would like, most wanted first; what it refuses is left out. */
record HeaderPreferences(List<Preference> wanted, Set<String> refused) {
  private static final int LONGEST_HEADER = 1000;
  private static final int MOST = 40;

  /** One item of the list and how much it is wanted, in thousandths. */
  record Preference(String name, int weight) {}

  private static final HeaderPreferences NONE = new HeaderPreferences(List.of(), Set.of());

  static HeaderPreferences parse(Optional<String> header) {
    if (header.isEmpty()) {
      return NONE;
    }
    List<Preference> wanted = new ArrayList<>();
    Set<String> refused = new HashSet<>();
    String text = header.filter(value -> value.length() <= LONGEST_HEADER).orElse("");
    for (String item : text.split(",", MOST)) {
      String[] parts = item.split(";");
      String name = parts.length == 0 ? "" : parts[0].strip().toLowerCase(Locale.ROOT);
      int weight = weight(parts);
      if (!name.isEmpty() && weight > 0) {
        wanted.add(new Preference(name, weight));
      } else {
        refused.add(name);
      }
    }
    wanted.sort(Comparator.comparingInt(Preference::weight).reversed());
    return new HeaderPreferences(List.copyOf(wanted), Set.copyOf(refused));
  }

  /** How much an item is wanted; not at all when it is not on the list. */
  int weightOf(String name) {
    for (Preference preference : wanted) {
      if (preference.name().equals(name)) {
        return preference.weight();
      }
    }
    return 0;
  }

  private static int weight(String[] parts) {
    for (String part : parts) {
      String parameter = part.strip();
      if (parameter.startsWith("q=")) {
        return thousandths(parameter.substring(2));
      }
    }
    return 1000;
  }

  private static int thousandths(String quality) {
    try {
      return (int) Math.clamp(Math.round(Double.parseDouble(quality) * 1000), 0L, 1000L);
    } catch (NumberFormatException _) {
      return 0;
    }
  }
}
