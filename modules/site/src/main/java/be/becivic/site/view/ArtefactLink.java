package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;

/**
 * A link to an artefact, with where it stands and what it is in a line.
 *
 * @param isEnglish whether its title is the English one, though the reader's language is another
 */
public record ArtefactLink(
    String title, String href, Optional<Status> status, String note, boolean isEnglish) {
  public ArtefactLink(String title, String href, Optional<Status> status, String note) {
    this(title, href, status, note, false);
  }
}
