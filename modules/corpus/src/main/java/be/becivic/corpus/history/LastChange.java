package be.becivic.corpus.history;

import be.becivic.protocol.id.CommitId;
import java.time.Instant;

/** The commit that last changed a file, and its time. */
public record LastChange(CommitId commit, Instant time) {}
