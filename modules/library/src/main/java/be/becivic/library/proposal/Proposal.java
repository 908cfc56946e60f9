package be.becivic.library.proposal;

import be.becivic.protocol.change.FileChanges;

/** What an amendment or a draft would change, against one state of the corpus. */
public record Proposal(FileChanges files) {}
