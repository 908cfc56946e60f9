package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;

/** A link to an artefact, with where it stands and what it is in a line. */
public record ArtefactLink(String title, String href, Optional<Status> status, String note) {}
