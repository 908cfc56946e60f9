package be.becivic.lifecycle.machine;

import be.becivic.library.artefact.ArtefactOnMain;
import be.becivic.library.artefact.PathOnMain;
import be.becivic.protocol.id.CommitId;
import java.util.Optional;

/**
 * What main and its history say about a target.
 *
 * @param served the commit it was read at
 * @param lastStable where the text it replaced was stable, if it names such a place
 * @param path the path that the target is or belongs to
 */
record MainReading(
    CommitId served,
    ArtefactOnMain artefact,
    Optional<CommitId> lastStable,
    Optional<PathOnMain> path) {}
