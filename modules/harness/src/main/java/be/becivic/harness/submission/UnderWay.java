package be.becivic.harness.submission;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.protocol.id.SessionId;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The items that may have reached the server, kept until it is known whether they did. */
final class UnderWay {
  private final PersonFolder folder;
  private final Path file;

  UnderWay(PersonFolder folder, SessionId session) {
    this.folder = folder;
    this.file = folder.session(session).resolve("sending.jsonl");
  }

  void begin(List<BufferedItem> items) {
    if (folder.exists()) {
      PrivateFiles.replace(
          file, items.stream().map(item -> item.json() + "\n").collect(Collectors.joining()));
    }
  }

  List<BufferedItem> list() {
    return PrivateFiles.readLines(file).stream()
        .flatMap(line -> BufferedItem.parse(line).stream())
        .toList();
  }

  void end() {
    PrivateFiles.delete(file);
  }
}
