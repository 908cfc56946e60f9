package be.becivic.harness.match;

import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;

/**
 * A procedure, and how it fits.
 *
 * @param missing what the profile does not say yet and the procedure asks for
 * @param prerequisites what has to be done before
 * @param reasons why it is not for this person, in terms of the catalogue; none when it may be
 */
public record SkillMatch(
    SkillId id,
    String title,
    String summary,
    Status status,
    int score,
    List<String> missing,
    List<String> prerequisites,
    List<String> reasons) {

  public boolean isFitting() {
    return reasons.isEmpty();
  }

  /** Whether the person has to say that they want it although it is not ready (§24.3). */
  public boolean needsOptIn() {
    return status == Status.DRAFT || status == Status.ALPHA;
  }
}
