package be.becivic.bench.turns;

import be.becivic.bench.report.Numbers;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** A large piece of work against another, run in turns. */
public record Duel(List<Effort> work, List<Effort> yardstick) {

  public static Duel of(Effort.Work work, Effort.Work yardstick, Duration warmUp, int rounds)
      throws IOException {
    for (long begun = System.nanoTime(); System.nanoTime() - begun < warmUp.toNanos(); ) {
      yardstick.run();
      work.run();
    }
    var duel = new Duel(new ArrayList<>(), new ArrayList<>());
    for (int round = 0; round < rounds; round++) {
      duel.yardstick.add(Effort.of(yardstick));
      duel.work.add(Effort.of(work));
    }
    return duel;
  }

  public double wall() {
    return median(work, Effort::wall);
  }

  public double yardstickWall() {
    return median(yardstick, Effort::wall);
  }

  public double wallRatio() {
    return wall() / yardstickWall();
  }

  /** Of the sums, since a single round is only a few ticks of the processors' clock. */
  public double cpuRatio() {
    return sum(work) / sum(yardstick);
  }

  private static double median(List<Effort> efforts, ToDoubleFunction<Effort> part) {
    return Numbers.median(efforts.stream().mapToDouble(part).toArray());
  }

  private static double sum(List<Effort> efforts) {
    return efforts.stream().mapToDouble(Effort::cpu).sum();
  }
}
