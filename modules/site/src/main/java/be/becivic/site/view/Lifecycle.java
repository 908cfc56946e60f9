package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.model.Decision;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What an artefact still needs to be promoted, and what was decided about it.
 *
 * @param next absent when votes lead it nowhere
 */
public record Lifecycle(
    Status status,
    Instant since,
    int confirms,
    int rejects,
    Optional<Status> next,
    List<String> needs,
    List<Decision> decisions) {
  public Lifecycle {
    needs = List.copyOf(needs);
    decisions = List.copyOf(decisions);
  }
}
