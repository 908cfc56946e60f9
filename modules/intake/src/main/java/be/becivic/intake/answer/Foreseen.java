package be.becivic.intake.answer;

import be.becivic.records.review.HoldKind;
import java.util.List;

/**
 * What will keep a submission once its window is over.
 *
 * @param noticed what the system has to say about it; never submitted text
 * @param findings what the checks refuse; where there are none, a person may still let it through
 */
public record Foreseen(HoldKind kind, String noticed, List<Place> findings) {
  public Foreseen {
    findings = List.copyOf(findings);
  }

  /**
   * A place that does not pass a check, without what stands there.
   *
   * @param remedy how to mend it
   */
  public record Place(String rule, String file, int line, int column, String remedy) {}
}
