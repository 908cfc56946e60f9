package be.becivic.site.view;

import be.becivic.library.search.text.Snippet;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Optional;

/**
 * A search and what it found.
 *
 * @param isUnfit whether no procedure is about it, and those found only come nearest
 * @param more where to see what was left out, if anything was
 * @param index everything there is, to look through as long as nothing is searched for
 */
public record SearchView(
    String query,
    boolean isUnfit,
    int count,
    Optional<String> more,
    List<Group> groups,
    List<LinkGroup> index) {
  public SearchView {
    groups = List.copyOf(groups);
    index = List.copyOf(index);
  }

  /** What was found of one kind, best first. */
  public record Group(String type, List<Hit> hits) {}

  /**
   * Something found, with what matched in it.
   *
   * @param isEnglish whether its title is the English one, though the reader's language is another
   * @param figure what a value says; absent for the rest
   * @param sections those of a procedure that are most about it
   */
  public record Hit(
      String title,
      boolean isEnglish,
      Optional<String> figure,
      String href,
      Optional<Status> status,
      List<Snippet.Part> parts,
      List<Section> sections) {}

  /**
   * A section of something found.
   *
   * @param isEnglish whether its heading has not been translated
   * @param isCase whether it is about one case of the procedure
   */
  public record Section(String href, String title, boolean isEnglish, boolean isCase) {}
}
