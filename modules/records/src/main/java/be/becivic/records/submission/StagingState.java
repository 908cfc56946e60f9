package be.becivic.records.submission;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** Where a submission stands before it is committed. */
public enum StagingState {
  STAGED,
  NER_HELD_FOR_REVIEW,
  RELEASED,
  RELEASED_AFTER_EDIT;

  /** The states from which the commit job takes a submission once it is due. */
  public static final Set<StagingState> COMMITTABLE =
      Set.copyOf(EnumSet.of(STAGED, RELEASED, RELEASED_AFTER_EDIT));

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
