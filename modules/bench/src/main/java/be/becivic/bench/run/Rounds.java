package be.becivic.bench.run;

import be.becivic.bench.report.Numbers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * What each round measured, in the order they were run.
 *
 * @param <R> the numbers of one round, which were measured one right after the other
 */
public record Rounds<R>(List<R> all) {

  /** One of several, the first being number 1. */
  public interface Round<R> {
    R run(int number) throws IOException, InterruptedException;
  }

  public static <R> Rounds<R> of(int count, BenchProgress progress, Round<R> round)
      throws IOException, InterruptedException {
    var all = new ArrayList<R>();
    for (int number = 1; number <= count; number++) {
      progress.say("round %d of %d".formatted(number, count));
      all.add(round.run(number));
    }
    return new Rounds<>(List.copyOf(all));
  }

  public <S> Rounds<S> map(Function<? super R, S> part) {
    return new Rounds<>(all.stream().map(part).toList());
  }

  public int count() {
    return all.size();
  }

  public double max(ToDoubleFunction<? super R> number) {
    return all.stream().mapToDouble(number).max().orElse(0);
  }

  public double median(ToDoubleFunction<? super R> number) {
    return Numbers.median(all.stream().mapToDouble(number).toArray());
  }
}
