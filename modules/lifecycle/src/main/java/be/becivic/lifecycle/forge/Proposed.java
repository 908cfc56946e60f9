package be.becivic.lifecycle.forge;

import be.becivic.corpus.CommitId;

/**
 * A change that is up.
 *
 * @param base the commit of main it stands on
 * @param head the one commit it consists of
 */
public record Proposed(ChangeKey key, CommitId base, CommitId head) {}
