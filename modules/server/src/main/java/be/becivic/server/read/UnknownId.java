package be.becivic.server.read;

import be.becivic.corpus.Corpus;
import be.becivic.library.reference.SimilarIds;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import java.util.stream.Stream;

/** Refuses an id that leads nowhere, and says how to find the right one. */
final class UnknownId {
  private UnknownId() {}

  static Rejection ofSkill(String id, Corpus corpus) {
    return refusal(
        "No skill of that id is shown; a search with the person's words finds the one that is"
            + " meant.",
        corpus.skills().stream().map(skill -> skill.id().value()),
        id);
  }

  static Rejection ofPath(String id, Corpus corpus) {
    return refusal(
        "No path of that id is shown; /api/paths?view=summary lists those that are.",
        corpus.paths().list().stream().map(path -> path.id().value()),
        id);
  }

  private static Rejection refusal(String hint, Stream<String> ids, String id) {
    return Rejection.hinting(
        ErrorCategory.NOT_FOUND,
        "",
        hint,
        SimilarIds.among(ids.filter(known -> !known.equals(id)), id));
  }
}
