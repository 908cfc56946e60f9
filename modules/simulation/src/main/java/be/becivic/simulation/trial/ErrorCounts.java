package be.becivic.simulation.trial;

import be.becivic.simulation.population.Scene;
import be.becivic.simulation.world.ChronicleEvent;

/**
 * What was decided rightly and wrongly.
 *
 * @param promotions of texts that are true
 * @param wrongPromotions of texts that are not
 * @param pulls of texts that are not true: undone or taken down
 * @param wrongPulls of changes that are true
 * @param wrongQuarantines of texts of ours that are true
 */
public record ErrorCounts(
    int promotions, int wrongPromotions, int pulls, int wrongPulls, int wrongQuarantines) {
  static final ErrorCounts NONE = new ErrorCounts(0, 0, 0, 0, 0);

  static ErrorCounts of(Scene scene) {
    return scene.server().chronicle().events().stream()
        .map(event -> of(event, scene.truths().isTrue(event.target(), event.content())))
        .reduce(NONE, ErrorCounts::plus);
  }

  private static ErrorCounts of(ChronicleEvent event, boolean isTrue) {
    return switch (event.kind()) {
      case BETA, STABLE -> isTrue ? new ErrorCounts(1, 0, 0, 0, 0) : new ErrorCounts(0, 1, 0, 0, 0);
      case UNDONE -> isTrue ? new ErrorCounts(0, 0, 0, 1, 0) : new ErrorCounts(0, 0, 1, 0, 0);
      case DOWN -> isTrue ? new ErrorCounts(0, 0, 0, 0, 1) : new ErrorCounts(0, 0, 1, 0, 0);
      case BACK, CAVEAT -> NONE;
    };
  }

  ErrorCounts plus(ErrorCounts other) {
    return new ErrorCounts(
        promotions + other.promotions,
        wrongPromotions + other.wrongPromotions,
        pulls + other.pulls,
        wrongPulls + other.wrongPulls,
        wrongQuarantines + other.wrongQuarantines);
  }
}
