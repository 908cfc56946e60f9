package be.becivic.simulation.population;

import be.becivic.protocol.feedback.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * All procedures there are. The second is followed half as often as the first, the third a third as
 * often: most are hardly ever followed.
 */
public record Procedures(List<Procedure> all) {
  private static final int LOWEST = 1000;
  private static final int STEP = 7;

  public Procedures {
    all = List.copyOf(all);
  }

  public static Procedures of(List<? extends Target> targets) {
    double sum = IntStream.rangeClosed(1, targets.size()).mapToDouble(rank -> 1.0 / rank).sum();
    List<Procedure> all = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      all.add(new Procedure(targets.get(i), 1 / (sum * (i + 1)), first(i)));
    }
    return new Procedures(all);
  }

  /** What they say at first. */
  public static List<String> firstFigures(int count) {
    return IntStream.range(0, count).mapToObj(Procedures::first).toList();
  }

  private static String first(int index) {
    return Integer.toString(LOWEST + STEP * index);
  }

  /** The one somebody comes for. */
  Procedure pick(RandomGenerator random) {
    double point = random.nextDouble();
    for (Procedure each : all) {
      point -= each.share();
      if (point < 0) {
        return each;
      }
    }
    return all.getLast();
  }
}
