package be.becivic.bench.report;

/** What a number should be. */
public sealed interface Aim {
  double bound();

  boolean isMetBy(double value);

  /** The larger, the better. */
  record AtLeast(double bound) implements Aim {
    @Override
    public boolean isMetBy(double value) {
      return value >= bound;
    }

    @Override
    public String toString() {
      return "≥ " + Numbers.text(bound);
    }
  }

  /** The smaller, the better; the bound itself will do. */
  record AtMost(double bound) implements Aim {
    @Override
    public boolean isMetBy(double value) {
      return value <= bound;
    }

    @Override
    public String toString() {
      return "≤ " + Numbers.text(bound);
    }
  }

  /** The smaller, the better. */
  record Below(double bound) implements Aim {
    @Override
    public boolean isMetBy(double value) {
      return value < bound;
    }

    @Override
    public String toString() {
      return "< " + Numbers.text(bound);
    }
  }
}
