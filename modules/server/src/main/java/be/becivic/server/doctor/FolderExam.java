package be.becivic.server.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The disk the folder is on. */
final class FolderExam {
  private static final String PART = "folder";
  private static final long MEBIBYTE = 1024L * 1024;
  private static final long TOO_LITTLE = 64;
  private static final long LITTLE = 1024;

  private FolderExam() {}

  static Condition look(Path folder) {
    if (!Files.isWritable(folder)) {
      return new Condition.Broken(
          PART,
          folder + " cannot be written",
          "give it to the user the server runs as, and see whether the disk is mounted read-only");
    }
    try {
      long free = Files.getFileStore(folder).getUsableSpace() / MEBIBYTE;
      if (free >= LITTLE) {
        return new Condition.Sound(PART, free + " MiB are free");
      }
      String says = "only " + free + " MiB are free";
      String remedy = "make room on the disk; submissions are refused when it is full";
      return free < TOO_LITTLE
          ? new Condition.Broken(PART, says, remedy)
          : new Condition.Worrying(PART, says, remedy);
    } catch (IOException _) {
      return new Condition.Worrying(
          PART, "the system does not say how much room is left", "look with df");
    }
  }
}
