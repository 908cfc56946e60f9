package be.becivic.site.view;

import be.becivic.library.search.text.Snippet;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Optional;

/**
 * A search and what it found.
 *
 * @param index everything there is, to look through as long as nothing is searched for
 */
public record SearchView(String query, List<Hit> hits, List<LinkGroup> index) {
  public SearchView {
    hits = List.copyOf(hits);
    index = List.copyOf(index);
  }

  /** Something found, with what matched in it. */
  public record Hit(
      String type, String title, String href, Optional<Status> status, List<Snippet.Part> parts) {}
}
