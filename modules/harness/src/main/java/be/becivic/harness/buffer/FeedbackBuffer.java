package be.becivic.harness.buffer;

import be.becivic.harness.folder.FolderLock;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.rules.SessionRules;
import be.becivic.harness.rules.WriteResult;
import be.becivic.protocol.id.SubmissionId;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** What waits for the person's word: a file of lines, or memory where there is no folder. */
public sealed interface FeedbackBuffer {
  /** The file's name in a session's folder (§8.7.2). */
  String FILE = "observations-buffer.jsonl";

  /** The members in which people write freely. */
  Set<String> FREE_TEXTS =
      Set.of(
          "body",
          "report",
          "note",
          "rationale",
          "injection_reason",
          "would_be_5_stars",
          "commit_message",
          "observed_value",
          "failure_signal");

  List<BufferedItem> list();

  /** Adds an item, or puts another text in the place of one with the same id. */
  WriteResult put(BufferedItem item);

  void remove(Set<SubmissionId> ids);

  /** In a session's folder, which a review on a terminal may change at the same time. */
  record OnDisk(Path file, GuardedFiles files, FolderLock lock) implements FeedbackBuffer {

    @Override
    public List<BufferedItem> list() {
      return read(file);
    }

    @Override
    public WriteResult put(BufferedItem item) {
      return lock.holding(() -> files.append(file, item.json(), FREE_TEXTS));
    }

    @Override
    public void remove(Set<SubmissionId> ids) {
      lock.holding(
          () -> {
            rewrite(file, list().stream().filter(item -> !ids.contains(item.id())).toList());
            return ids;
          });
    }
  }

  /** Nowhere but here. */
  record InMemory(Map<SubmissionId, BufferedItem> items, SessionRules rules)
      implements FeedbackBuffer {

    public InMemory(SessionRules rules) {
      this(Collections.synchronizedMap(new LinkedHashMap<>()), rules);
    }

    @Override
    public List<BufferedItem> list() {
      return List.copyOf(items.values());
    }

    @Override
    public WriteResult put(BufferedItem item) {
      List<String> hits = rules.look(item.json(), FREE_TEXTS);
      if (!hits.isEmpty()) {
        return WriteResult.stopped(hits);
      }
      items.put(item.id(), item);
      return WriteResult.kept();
    }

    @Override
    public void remove(Set<SubmissionId> ids) {
      items.keySet().removeAll(ids);
    }
  }

  /** The items of a buffer file; of two lines with one id the later stands. */
  static List<BufferedItem> read(Path file) {
    Map<SubmissionId, BufferedItem> items = new LinkedHashMap<>();
    for (ObjectNode line : PrivateFiles.readLines(file)) {
      BufferedItem.parse(line).ifPresent(item -> items.put(item.id(), item));
    }
    return List.copyOf(items.values());
  }

  private static void rewrite(Path file, List<BufferedItem> items) {
    if (items.isEmpty()) {
      PrivateFiles.delete(file);
    } else {
      PrivateFiles.replace(
          file, items.stream().map(item -> item.json() + "\n").collect(Collectors.joining()));
    }
  }
}
