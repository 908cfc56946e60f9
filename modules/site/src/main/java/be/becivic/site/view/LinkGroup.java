package be.becivic.site.view;

import java.util.List;

/** Links under a common heading. */
public record LinkGroup(String id, String title, List<ArtefactLink> links) {
  public LinkGroup {
    links = List.copyOf(links);
  }
}
