package be.becivic.changes;

import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.id.CommitId;

/**
 * A change that is up.
 *
 * @param base the commit of main it stands on
 * @param head the one commit it consists of
 */
public record OpenChange(ChangeKey key, CommitId base, CommitId head) {}
