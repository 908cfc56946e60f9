package be.becivic.intake.internal.reading;

import be.becivic.protocol.json.CompactJson;
import be.becivic.protocol.submission.Rated;
import be.becivic.protocol.submission.Submission;
import java.util.Collection;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A submission as it was written. What it says is in its type; this is what is scanned and stored.
 *
 * @param whole with what an envelope says for all its items
 * @param unscanned what of it has not been found free of identifiers together with its envelope
 */
public record SubmissionDocument(ObjectNode whole, JsonNode unscanned) {
  private static final String CONTENT = "content";
  private static final String NOTES = "provenance";

  /** What would become a file of the corpus; everything stands where it stood. */
  public ObjectNode content() {
    return only(CONTENT);
  }

  /** How it was found out. */
  public ObjectNode notes() {
    return only(NOTES);
  }

  /** All but the notes. */
  public ObjectNode withoutNotes() {
    return without(List.of(NOTES));
  }

  /** All but the notes and what would become a file. */
  public ObjectNode withoutNotesAndContent() {
    return without(List.of(NOTES, CONTENT));
  }

  /**
   * The text that is stored. Which session was rated is nobody's business once its id was found
   * well-formed (§6.2.7).
   */
  public String stored(Submission submission) {
    boolean namesASession =
        submission instanceof Submission.Rating rating && rating.rated() instanceof Rated.Session;
    return CompactJson.of(namesASession ? without(List.of("target_id")) : whole);
  }

  private ObjectNode only(String name) {
    ObjectNode part = JsonNodeFactory.instance.objectNode();
    part.set(name, whole.get(name));
    return part;
  }

  private ObjectNode without(Collection<String> names) {
    ObjectNode part = JsonNodeFactory.instance.objectNode();
    part.setAll(whole);
    part.remove(names);
    return part;
  }

  /** Says nothing, so that no text can reach a log. */
  @Override
  public String toString() {
    return "SubmissionDocument";
  }
}
