package be.becivic.cli;

import be.becivic.fixtures.TemplateFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A server that was started once and stopped: its data folder, and an archive of the classes it
 * loaded. Most tests are not about a first start, and begin from both.
 */
final class PreparedServer {
  private static final TemplateFolder DATA = TemplateFolder.shared("program-data", folder -> {});
  private static final TemplateFolder CLASSES =
      TemplateFolder.shared("program-classes", PreparedServer::make);

  private PreparedServer() {}

  /** The option that loads the classes from the archive. */
  static String sharing() {
    return "-XX:SharedArchiveFile=" + archive(CLASSES.path());
  }

  /** Gives a folder the data of a server that has run before, unless it has some. */
  static void copyInto(Path folder) {
    if (Files.notExists(folder.resolve("data"))) {
      DATA.copyInto(folder);
    }
  }

  private static void make(Path folder) throws IOException {
    try (var server = Becivic.serveKeepingClasses(archive(folder), DATA.path())) {
      server.address();
      server.terminate();
      server.exitCode();
    } catch (InterruptedException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static Path archive(Path folder) {
    return folder.resolve("classes.jsa");
  }
}
