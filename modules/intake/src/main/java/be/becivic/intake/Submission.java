package be.becivic.intake;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import tools.jackson.databind.JsonNode;

/** A submission that has passed its schema. */
record Submission(
    FeedbackType type,
    SubmissionId id,
    JsonNode document,
    Instant submittedAt,
    Instant receivedAt,
    Origin origin) {}
