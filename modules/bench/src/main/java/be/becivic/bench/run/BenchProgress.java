package be.becivic.bench.run;

/** Whoever waits for a measurement and is told what is being done. */
public interface BenchProgress {
  void say(String words);
}
