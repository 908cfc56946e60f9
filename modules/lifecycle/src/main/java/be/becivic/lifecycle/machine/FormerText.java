package be.becivic.lifecycle.machine;

import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.Status;

/** A commit of main at which an earlier text stands, and the status it had there. */
record FormerText(CommitId commit, Status status) {}
