package be.becivic.records.submission;

import be.becivic.protocol.text.WireNamed;
import java.util.EnumSet;
import java.util.Set;

/** Where a submission stands before it is committed. */
public enum StagingState implements WireNamed {
  STAGED,
  NER_HELD_FOR_REVIEW,
  RELEASED,
  RELEASED_AFTER_EDIT;

  /** The states from which the commit job takes a submission once it is due. */
  public static final Set<StagingState> COMMITTABLE =
      Set.copyOf(EnumSet.of(STAGED, RELEASED, RELEASED_AFTER_EDIT));
}
