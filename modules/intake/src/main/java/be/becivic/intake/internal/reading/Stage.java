package be.becivic.intake.internal.reading;

import be.becivic.protocol.id.SubmissionId;

/** How far a submission has come; whatever else is known by then, it has been parsed. */
public interface Stage {
  Parsed parsed();

  default SubmissionId id() {
    return parsed().submission().id();
  }
}
