package be.becivic.cli.proof;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Looks for planted things in one place after another, byte by byte. */
final class TraceSearch {
  private static final int PREFIX = 4;

  /** Where a text may rest that waits for a maintainer. */
  private static final Set<String> PRIVATE = Set.of("database", "write-ahead log", "other files");

  private enum Role {
    CONTROL,
    SECRET,
    HELD
  }

  /** Something to look for, and what it is. */
  private record Sought(byte[] bytes, String what, Role role) {}

  private final Map<Integer, List<Sought>> byPrefix = new HashMap<>();
  private final Map<String, Integer> looked = new LinkedHashMap<>();
  private final Map<String, Integer> controls = new LinkedHashMap<>();
  private final List<String> traces = new ArrayList<>();

  /**
   * A search.
   *
   * @param secrets what may be nowhere, and what it is
   * @param held texts that wait for a maintainer, which may rest where nobody else reads
   * @param control a text that was published on purpose: where it is found nowhere, the search
   *     proves nothing
   */
  TraceSearch(Map<String, String> secrets, List<String> held, String control) {
    secrets.forEach((secret, what) -> add(secret, what, Role.SECRET));
    held.forEach(text -> add(text, "a text that waits for a maintainer", Role.HELD));
    add(control, "control", Role.CONTROL);
  }

  private void add(String text, String what, Role role) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byPrefix
        .computeIfAbsent(prefix(bytes, 0), _ -> new ArrayList<>())
        .add(new Sought(bytes, what, role));
  }

  /** Looks at one file, object or page of a place. */
  void look(String place, byte[] bytes) {
    looked.merge(place, 1, Integer::sum);
    for (int i = 0; i + PREFIX <= bytes.length; i++) {
      for (Sought sought : byPrefix.getOrDefault(prefix(bytes, i), List.of())) {
        int end = i + sought.bytes.length;
        if (end <= bytes.length
            && Arrays.equals(bytes, i, end, sought.bytes, 0, sought.bytes.length)) {
          note(place, sought);
        }
      }
    }
  }

  private void note(String place, Sought sought) {
    if (sought.role == Role.CONTROL) {
      controls.merge(place, 1, Integer::sum);
    } else if (sought.role == Role.SECRET || !PRIVATE.contains(place)) {
      traces.add("%s: %s".formatted(place, sought.what));
    }
  }

  private static int prefix(byte[] bytes, int at) {
    return bytes[at] << 24
        | (bytes[at + 1] & 0xFF) << 16
        | (bytes[at + 2] & 0xFF) << 8
        | bytes[at + 3] & 0xFF;
  }

  List<String> traces() {
    return traces.stream().distinct().toList();
  }

  /** How many files, objects or pages of each place were looked at. */
  Map<String, Integer> looked() {
    return looked;
  }

  /** Where the control was found, and how often. */
  Map<String, Integer> controls() {
    return controls;
  }
}
