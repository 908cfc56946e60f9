package be.becivic.site.view;

import java.util.List;
import java.util.Optional;

/** A page that lists artefacts. */
public record Listing(Optional<ArtefactLink> parent, String lead, List<LinkGroup> groups) {
  public Listing {
    groups = List.copyOf(groups);
  }
}
