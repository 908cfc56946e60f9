package be.becivic.harness.buffer;

import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.session.SessionFile;
import be.becivic.protocol.id.SessionId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Finds buffers of earlier sessions, in our folder and where agents without us keep them. */
public final class OrphanScan {
  private final PersonFolder folder;
  private final Path workingFolder;
  private final InstantSource clock;

  public OrphanScan(PersonFolder folder, Path workingFolder, InstantSource clock) {
    this.folder = folder;
    this.workingFolder = workingFolder;
    this.clock = clock;
  }

  /** All of them but that of the session that asks. */
  public List<OrphanBuffer> find(SessionId current) {
    List<OrphanBuffer> orphans = new ArrayList<>();
    for (SessionId session : folder.listSessions()) {
      Path file = folder.session(session).resolve(FeedbackBuffer.FILE);
      if (!session.equals(current) && Files.isRegularFile(file)) {
        String runtime =
            SessionFile.read(folder, session).map(SessionFile::runtime).orElse("unknown");
        orphans.add(orphan(file, runtime));
      }
    }
    for (Path file : PrivateFiles.list(workingFolder.resolve(".be-civic"))) {
      if (LooseBuffers.NAME.matcher(file.getFileName().toString()).matches()
          && !file.getFileName().toString().contains(current.toString())) {
        orphans.add(orphan(file, "an agent without this harness"));
      }
    }
    return orphans;
  }

  private OrphanBuffer orphan(Path file, String runtime) {
    List<ObjectNode> lines = PrivateFiles.readLines(file);
    List<String> skills =
        lines.stream()
            .flatMap(line -> Stream.of(line.path("skill_id"), line.path("target_id")))
            .flatMap(id -> id.stringValueOpt().stream())
            .distinct()
            .toList();
    try {
      Duration age = Duration.between(Files.getLastModifiedTime(file).toInstant(), clock.instant());
      return new OrphanBuffer(file, skills, age, lines.size(), runtime, FeedbackBuffer.read(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
