package be.becivic.simulation.population;

/**
 * How honest agents behave.
 *
 * @param sessionsPerDay how many there are
 * @param takesPart the share of sessions in which the person agrees to hand something in
 * @param errorRate how often an agent takes a right text for wrong, or a wrong one for right
 * @param corrects how often an agent that finds every text wrong proposes another, not a rejection
 * @param falseFlags how often an agent takes a plain text for an injection
 * @param hostedShare the share of sessions behind the few networks of hosted clients
 */
public record HonestHabits(
    double sessionsPerDay,
    double takesPart,
    double errorRate,
    double corrects,
    double falseFlags,
    double hostedShare) {

  public static HonestHabits at(double sessionsPerDay) {
    return new HonestHabits(sessionsPerDay, 0.3, 0.05, 0.7, 0.001, 0);
  }

  /** The same, most of them behind few networks. */
  public HonestHabits hosted(double share) {
    return new HonestHabits(sessionsPerDay, takesPart, errorRate, corrects, falseFlags, share);
  }

  public HonestHabits erring(double rate) {
    return new HonestHabits(sessionsPerDay, takesPart, rate, corrects, falseFlags, hostedShare);
  }
}
