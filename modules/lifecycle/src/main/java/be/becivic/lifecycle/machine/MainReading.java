package be.becivic.lifecycle.machine;

import be.becivic.library.artefact.ArtefactOnMain;
import be.becivic.library.artefact.PathOnMain;
import be.becivic.protocol.id.CommitId;
import java.util.Optional;

/**
 * What main and its history say about a target.
 *
 * @param served the commit it was read at
 * @param former the text that the one on main took the place of, if main names it
 * @param path the path that the target is or belongs to
 */
record MainReading(
    CommitId served,
    ArtefactOnMain artefact,
    Optional<FormerText> former,
    Optional<PathOnMain> path) {}
