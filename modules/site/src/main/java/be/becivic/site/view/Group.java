package be.becivic.site.view;

import java.util.List;

/** Links under a common heading. */
public record Group(String id, String title, List<Link> links) {
  public Group {
    links = List.copyOf(links);
  }
}
