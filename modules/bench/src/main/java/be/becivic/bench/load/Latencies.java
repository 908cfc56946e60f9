package be.becivic.bench.load;

import java.util.Arrays;
import java.util.Collection;

/** How long each of many answers took, in nanoseconds. */
final class Latencies {
  private long[] nanos = new long[1024];
  private int count;

  void add(long duration) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = duration;
  }

  static long[] sorted(Collection<Latencies> parts) {
    return parts.stream()
        .flatMapToLong(part -> Arrays.stream(part.nanos, 0, part.count))
        .sorted()
        .toArray();
  }
}
