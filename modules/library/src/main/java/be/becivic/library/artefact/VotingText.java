package be.becivic.library.artefact;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Version;
import java.util.Optional;

/**
 * A text that can be voted on.
 *
 * @param status where it stands; a concern has no such status
 * @param version what it calls itself on main, if anything
 */
public record VotingText(Optional<Status> status, Optional<Version> version, VotingCohort cohort) {}
