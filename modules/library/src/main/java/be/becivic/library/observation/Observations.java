package be.becivic.library.observation;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import java.util.List;

/** What is said about an artefact and all it cites, one group for each kind of target. */
public record Observations(Target about, CohortStats stats, List<Group> groups) {

  /** What is said about one kind of target, best first. */
  public record Group(TargetType type, List<Observation> items) {
    public Group {
      items = List.copyOf(items);
    }
  }

  public Observations {
    groups = List.copyOf(groups);
  }
}
