package be.becivic.library.reference;

import java.util.Arrays;
import java.util.Comparator;

/** Versions and revisions, told by their numbers. */
final class VersionOrder {
  static final Comparator<String> BY_NUMBERS =
      Comparator.comparing(VersionOrder::numbers, Arrays::compare);

  private VersionOrder() {}

  private static int[] numbers(String version) {
    return Arrays.stream(version.split("\\.")).mapToInt(Integer::parseInt).toArray();
  }
}
