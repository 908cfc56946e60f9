package be.becivic.library.proposal;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.yaml.YamlWriter;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * How a contribution was found out, kept beside the artefact (§6.2.2x, §6.2.4).
 *
 * @param submittedAt as the submission says
 */
record ResearchNotes(JsonFields provenance, Optional<String> submittedAt) {
  private static final String NOTES = "research_notes_markdown";
  private static final int DATE = "YYYY-MM-DD".length();
  private static final List<String> HEADER =
      List.of(
          "session_count",
          "first_session_at",
          "last_session_at",
          "verified_corpus_refs",
          "research_sources");

  static Optional<ResearchNotes> of(JsonFields document) {
    return document
        .find("provenance")
        .filter(JsonNode::isObject)
        .map(JsonFields::new)
        .filter(provenance -> provenance.text(NOTES).isPresent())
        .map(provenance -> new ResearchNotes(provenance, document.text("submitted_at")));
  }

  /** The report a new artefact starts with. */
  String asReport() {
    ObjectNode header = JsonNodeFactory.instance.objectNode();
    header.put("kind", provenance.text("kind").orElse(""));
    submittedAt.ifPresent(at -> header.put("submitted_at", at));
    HEADER.forEach(name -> provenance.find(name).ifPresent(value -> header.set(name, value)));
    return "---\n" + YamlWriter.write(header) + "---\n\n" + text() + "\n";
  }

  /** The report with a dated section more. */
  String appendedTo(Optional<String> report) {
    String day =
        submittedAt
            .filter(at -> at.length() >= DATE)
            .map(at -> " of " + at.substring(0, DATE))
            .orElse("");
    return report.map(String::stripTrailing).orElse("# Research report")
        + "\n\n## Amendment"
        + day
        + "\n\n"
        + text()
        + "\n";
  }

  private String text() {
    return ProposalFiles.lines(provenance.text(NOTES).orElse("")).strip();
  }
}
