package be.becivic.library.reference;

import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.text.LineMap;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.JsonSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/** Leads from places in files back to places in submissions. */
final class SubmissionPointers {
  private SubmissionPointers() {}

  /** The steps to the deepest value that stands where the finding points. */
  static Optional<List<Object>> at(
      Function<JsonPointer, Span> locate, JsonNode json, SourceFile file, Finding finding) {
    LineMap lines = file.lines();
    List<List<Object>> found = new ArrayList<>();
    JsonSearch.find(
        json,
        (steps, _) -> {
          if (lines.position(locate.apply(pointer(steps)).start()).equals(finding.at())) {
            found.add(List.copyOf(steps));
          }
          return false;
        });
    return found.isEmpty() ? Optional.empty() : Optional.of(found.getLast());
  }

  static Rejection below(String base, Rejection rejection) {
    return rejection.below(base);
  }

  private static JsonPointer pointer(List<Object> steps) {
    JsonPointer pointer = JsonPointer.empty();
    for (Object step : steps) {
      pointer =
          step instanceof Integer index
              ? pointer.appendIndex(index)
              : pointer.appendProperty((String) step);
    }
    return pointer;
  }
}
