package be.becivic.corpus.history;

import be.becivic.corpus.history.ArtefactTrace.TextTrace;
import be.becivic.corpus.history.SourceTrace.SourceText;
import be.becivic.corpus.version.SkillText;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Writes a history in lines of fields, an artefact a line:
 *
 * <pre>
 * skill passport alpha 0.1.2 1750000000 0.1.1,0.1.2 BLOB DIGEST skills%2Fpassport%2Ffr.md=DIGEST
 * path birth-act alpha 0.1.0 1750000000 0.1.0 DIGEST
 * source birth-act%3Adesk 1750000000 1750000000 0.1.0 DIGEST
 * </pre>
 *
 * <p>Where a change is under review, the same fields of the text before it follow. What is empty is
 * a dash.
 */
final class TraceWriter {
  static final String SKILL = "skill";
  static final String PATH = "path";
  static final String SOURCE = "source";
  static final String EMPTY = "-";

  private final List<String> fields = new ArrayList<>();
  private boolean isWhole = true;

  private TraceWriter() {}

  /** Nothing where a text has no id. */
  static Optional<String> lines(History history) {
    TraceWriter writer = new TraceWriter();
    StringBuilder lines = new StringBuilder();
    new TreeMap<>(history.skills)
        .forEach((id, trace) -> lines.append(writer.line(SKILL, id, () -> writer.skill(trace))));
    new TreeMap<>(history.paths)
        .forEach((id, trace) -> lines.append(writer.line(PATH, id, () -> writer.path(trace))));
    new TreeMap<>(history.sources)
        .forEach((id, trace) -> lines.append(writer.line(SOURCE, id, () -> writer.source(trace))));
    return writer.isWhole ? Optional.of(lines.toString()) : Optional.empty();
  }

  private String line(String kind, String id, Runnable rest) {
    fields.clear();
    fields.add(kind);
    fields.add(escaped(id));
    rest.run();
    return String.join(" ", fields) + "\n";
  }

  private void skill(ArtefactTrace<SkillText> trace) {
    skill(trace.now());
    trace.ours().ifPresent(this::skill);
  }

  private void skill(TextTrace<SkillText> text) {
    standing(text.standing());
    since(text.since(), text.versions());
    Optional<String> blob = text.text().findBlob();
    isWhole &= blob.isPresent();
    fields.add(blob.orElse(EMPTY));
    fields.add(text.text().digest().hex());
    fields.add(
        listed(
            text.text().others().entrySet().stream()
                .map(other -> escaped(other.getKey()) + "=" + other.getValue().hex())
                .toList()));
  }

  private void path(ArtefactTrace<TextDigest> trace) {
    path(trace.now());
    trace.ours().ifPresent(this::path);
  }

  private void path(TextTrace<TextDigest> text) {
    standing(text.standing());
    since(text.since(), text.versions());
    fields.add(text.text().hex());
  }

  private void source(SourceTrace trace) {
    fields.add(seconds(trace.arrival()));
    source(trace.text());
    trace.ours().ifPresent(this::source);
  }

  private void source(SourceText text) {
    since(text.since(), text.versions());
    fields.add(text.digest().hex());
  }

  private void standing(VersionedStatus standing) {
    fields.add(standing.status().wireName());
    fields.add(standing.version().toString());
  }

  private void since(Instant since, Set<Version> versions) {
    fields.add(seconds(since));
    fields.add(listed(versions.stream().sorted().map(Version::toString).toList()));
  }

  /** A commit's time has no finer part. */
  private static String seconds(Instant time) {
    return Long.toString(time.getEpochSecond());
  }

  private static String listed(List<String> items) {
    return items.isEmpty() ? EMPTY : String.join(",", items);
  }

  private static String escaped(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
