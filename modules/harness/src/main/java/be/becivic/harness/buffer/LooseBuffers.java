package be.becivic.harness.buffer;

import be.becivic.harness.folder.FolderLock;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.rules.SessionRules;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.session.SessionFile;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.json.StrictJson;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Buffers that agents without this harness keep beside their work (seed 000). A person who reviews
 * gets them into their own folder first, where they are looked at like everything else.
 */
public final class LooseBuffers {
  static final Pattern NAME = Pattern.compile("feedback-buffer-(ses_[0-9a-f-]+)\\.jsonl");

  /** The name such an agent goes by; its own is not in the file. */
  private static final String UNNAMED = "becivic-harness/1";

  private final PersonFolder folder;
  private final Path workingFolder;
  private final FolderLock lock;
  private final InstantSource clock;

  public LooseBuffers(
      PersonFolder folder, Path workingFolder, FolderLock lock, InstantSource clock) {
    this.folder = folder;
    this.workingFolder = workingFolder;
    this.lock = lock;
    this.clock = clock;
  }

  /** Takes in what can be reviewed; what cannot stays where it is, and is said. */
  public List<String> adopt(SessionRules rules) {
    List<String> left = new ArrayList<>();
    for (Path file : PrivateFiles.list(workingFolder.resolve(".be-civic"))) {
      Matcher name = NAME.matcher(file.getFileName().toString());
      if (name.matches()) {
        SessionId.parse(name.group(1)).ifPresent(session -> adopt(file, session, rules, left));
      }
    }
    return left;
  }

  private void adopt(Path file, SessionId session, SessionRules rules, List<String> left) {
    var files = new GuardedFiles(rules, folder.session(session), clock);
    var buffer =
        new FeedbackBuffer.OnDisk(
            folder.session(session).resolve(FeedbackBuffer.FILE), files, lock);
    if (SessionFile.read(folder, session).isEmpty()) {
      describe(session);
    }
    var rest = new StringBuilder();
    int stopped = 0;
    for (String line : PrivateFiles.read(file).orElse("").split("(?<=\n)")) {
      Optional<BufferedItem> item = item(line);
      if (item.isEmpty() || buffer.put(item.get()) instanceof WriteResult.Stopped) {
        rest.append(line);
        stopped += line.isBlank() ? 0 : 1;
      }
    }
    // What was taken in is on disk before it goes here; a crash in between leaves it twice, not
    // lost.
    if (stopped == 0) {
      PrivateFiles.delete(file);
    } else {
      PrivateFiles.replace(file, rest.toString());
      left.add(
          stopped
              + (stopped == 1 ? " line of " : " lines of ")
              + file
              + " cannot be sent: no note Be Civic takes, or something that identifies someone.");
    }
  }

  /** Whoever left it held a conversation and wrote a file; more was not seen. */
  private void describe(SessionId session) {
    var seen =
        EnumSet.of(
            Capability.MULTI_TURN, Capability.STRUCTURED_OUTPUT, Capability.LOCAL_FILESYSTEM);
    new SessionFile(session, clock.instant(), UNNAMED, seen, List.of()).write(folder);
  }

  private static Optional<BufferedItem> item(String line) {
    return StrictJson.parse(line.getBytes(StandardCharsets.UTF_8))
            instanceof Outcome.Ok<JsonNode>(ObjectNode object)
        ? BufferedItem.parse(object)
        : Optional.empty();
  }
}
