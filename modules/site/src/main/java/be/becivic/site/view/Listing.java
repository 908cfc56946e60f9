package be.becivic.site.view;

import java.util.List;
import java.util.Optional;

/** A page that lists artefacts. */
public record Listing(Optional<Link> parent, String lead, List<Group> groups) {
  public Listing {
    groups = List.copyOf(groups);
  }
}
