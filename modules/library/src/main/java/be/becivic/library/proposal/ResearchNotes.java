package be.becivic.library.proposal;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.yaml.YamlWriter;
import be.becivic.protocol.submission.Provenance;
import be.becivic.protocol.submission.Submission;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How a contribution was found out, kept beside the artefact (§6.2.2x, §6.2.4). */
record ResearchNotes(Provenance provenance, Instant submittedAt) {
  private static final List<String> HEADER =
      List.of(
          "session_count",
          "first_session_at",
          "last_session_at",
          "verified_corpus_refs",
          "research_sources");

  static Optional<ResearchNotes> of(Submission submission) {
    return submission
        .findProvenance()
        .map(provenance -> new ResearchNotes(provenance, submission.header().submittedAt()));
  }

  /** The report a new artefact starts with. */
  String asReport() {
    JsonFields details = new JsonFields(provenance.details());
    ObjectNode header = JsonNodeFactory.instance.objectNode();
    header.put("kind", details.text("kind").orElse(""));
    header.put("submitted_at", submittedAt.truncatedTo(ChronoUnit.SECONDS).toString());
    HEADER.forEach(name -> details.find(name).ifPresent(value -> header.set(name, value)));
    return "---\n" + YamlWriter.write(header) + "---\n\n" + text() + "\n";
  }

  /** The report with a dated section more. */
  String appendedTo(Optional<String> report) {
    return report.map(String::stripTrailing).orElse("# Research report")
        + "\n\n## Amendment of "
        + LocalDate.ofInstant(submittedAt, ZoneOffset.UTC)
        + "\n\n"
        + text()
        + "\n";
  }

  private String text() {
    return ProposalFiles.lines(provenance.researchNotes()).strip();
  }
}
