package be.becivic.corpus.history;

import be.becivic.corpus.history.ArtefactTrace.TextTrace;
import be.becivic.corpus.history.SourceTrace.SourceText;
import be.becivic.corpus.version.SkillText;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the lines of a {@link TraceWriter}. */
final class TraceReader {
  private final Function<String, Supplier<byte[]>> blobs;
  private final Map<String, ArtefactTrace<SkillText>> skills = new HashMap<>();
  private final Map<String, ArtefactTrace<TextDigest>> paths = new HashMap<>();
  private final Map<String, SourceTrace> sources = new HashMap<>();

  TraceReader(Function<String, Supplier<byte[]>> blobs) {
    this.blobs = blobs;
  }

  History history() {
    return new History(skills, paths, sources);
  }

  void read(String line) {
    Iterator<String> fields = Arrays.asList(line.split(" ")).iterator();
    String kind = fields.next();
    String id = plain(fields.next());
    switch (kind) {
      case TraceWriter.SKILL -> skills.put(id, trace(fields, () -> skill(new SkillId(id), fields)));
      case TraceWriter.PATH -> paths.put(id, trace(fields, () -> digest(fields)));
      case TraceWriter.SOURCE -> sources.put(id, source(fields));
      default -> throw new IllegalArgumentException("no trace is a " + kind);
    }
  }

  private static <T> ArtefactTrace<T> trace(Iterator<String> fields, Supplier<T> text) {
    return new ArtefactTrace<>(
        text(fields, text), fields.hasNext() ? Optional.of(text(fields, text)) : Optional.empty());
  }

  private static <T> TextTrace<T> text(Iterator<String> fields, Supplier<T> text) {
    var standing =
        new VersionedStatus(
            Status.parse(fields.next()).orElseThrow(), Version.parse(fields.next()).orElseThrow());
    Instant since = time(fields);
    Set<Version> versions = versions(fields);
    return new TextTrace<>(standing, text.get(), since, versions);
  }

  private SkillText skill(SkillId id, Iterator<String> fields) {
    String blob = fields.next();
    TextDigest digest = digest(fields);
    return SkillText.known(id, blob, blobs.apply(blob), others(fields), digest);
  }

  private static SortedMap<String, TextDigest> others(Iterator<String> fields) {
    SortedMap<String, TextDigest> others = new TreeMap<>();
    listed(fields)
        .map(item -> item.split("="))
        .forEach(item -> others.put(plain(item[0]), new TextDigest(item[1])));
    return others;
  }

  private static SourceTrace source(Iterator<String> fields) {
    Instant arrival = time(fields);
    SourceText now = sourceText(fields);
    return new SourceTrace(
        arrival, now, fields.hasNext() ? Optional.of(sourceText(fields)) : Optional.empty());
  }

  private static SourceText sourceText(Iterator<String> fields) {
    Instant since = time(fields);
    Set<Version> versions = versions(fields);
    return new SourceText(digest(fields), since, versions);
  }

  private static TextDigest digest(Iterator<String> fields) {
    return new TextDigest(fields.next());
  }

  private static Instant time(Iterator<String> fields) {
    return Instant.ofEpochSecond(Long.parseLong(fields.next()));
  }

  private static Set<Version> versions(Iterator<String> fields) {
    return listed(fields)
        .map(version -> Version.parse(version).orElseThrow())
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Stream<String> listed(Iterator<String> fields) {
    String items = fields.next();
    return items.equals(TraceWriter.EMPTY) ? Stream.empty() : Stream.of(items.split(","));
  }

  private static String plain(String escaped) {
    return URLDecoder.decode(escaped, StandardCharsets.UTF_8);
  }
}
