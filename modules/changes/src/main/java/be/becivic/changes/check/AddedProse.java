package be.becivic.changes.check;

import be.becivic.corpus.data.SnapshotLines;
import be.becivic.corpus.diff.AddedText;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.scrub.Scrubber;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The text a change brings, file by file. */
final class AddedProse {
  private AddedProse() {}

  /** The files of a change that are still there afterwards. */
  static List<String> files(ChangeCandidate change) {
    return change.files().paths().stream().filter(change.head()::has).toList();
  }

  static Optional<String> before(ChangeCandidate change, String path) {
    return change.base().findFile(path).map(SourceFile::text);
  }

  /** The lines it brings, markup and all. */
  static List<String> lines(ChangeCandidate change, String path) {
    return AddedText.between(before(change, path).orElse(""), change.text(path));
  }

  /** What it touches, with as much around as anything that is looked for may take. */
  static List<AddedText.Passage> passages(ChangeCandidate change, String path) {
    return AddedText.passages(
        before(change, path).orElse(""), change.text(path), Scrubber.LONGEST_FINDING);
  }

  /** What it says in words: of JSON the texts alone, since keys and brackets are no sentences. */
  static List<String> sentences(ChangeCandidate change, String path) {
    if (!path.endsWith(".json") && !path.endsWith(".jsonl")) {
      return lines(change, path);
    }
    Set<String> known = new HashSet<>(strings(path, before(change, path).orElse("")));
    return strings(path, change.text(path)).stream().filter(text -> !known.contains(text)).toList();
  }

  /** What people wrote in the rows it brings to a snapshot. */
  static List<String> submittedTexts(ChangeCandidate change, String path) {
    Set<String> known =
        new HashSet<>(SnapshotLines.submittedTexts(before(change, path).orElse("")));
    return SnapshotLines.submittedTexts(change.text(path)).stream()
        .filter(text -> !known.contains(text))
        .toList();
  }

  private static List<String> strings(String path, String text) {
    List<String> strings = new ArrayList<>();
    if (path.endsWith(".jsonl")) {
      text.lines().forEach(line -> collect(JsonDocument.parse(line).json(), strings));
    } else {
      collect(JsonDocument.parse(text).json(), strings);
    }
    return strings;
  }

  private static void collect(JsonNode node, List<String> strings) {
    if (node.isString() && node.stringValue().indexOf(' ') >= 0) {
      strings.add(node.stringValue());
    }
    node.forEach(child -> collect(child, strings));
  }
}
