package be.becivic.intake.setup;

import be.becivic.intake.answer.Foreseen;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.SubmissionId;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Tells what would become of a submission if its window were over now. */
@FunctionalInterface
public interface CommitPreview {

  /**
   * Looks at it as the commit would.
   *
   * @return nothing where it would go through, or refused where it would end as a conflict
   */
  Outcome<Optional<Foreseen>> look(SubmissionId id, JsonNode document);
}
