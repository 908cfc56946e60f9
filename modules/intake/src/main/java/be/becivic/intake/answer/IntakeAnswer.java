package be.becivic.intake.answer;

import be.becivic.protocol.error.Outcome;
import java.util.List;

/** A receipt or a refusal, and what is left of the limits where they were consulted. */
public record IntakeAnswer(Outcome<Receipt> outcome, List<Quota> quotas) {}
