package be.becivic.intake.internal.walk;

import be.becivic.protocol.id.SubmissionId;
import java.util.List;

/**
 * The end of the line: what is answered, and what has to be seen to at once.
 *
 * @param flags the new votes that say their artefact carries an injection
 */
public record Written(WalkResult result, List<SubmissionId> flags) {}
