package be.becivic.browser;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.site.Site;
import be.becivic.site.SiteSettings;
import be.becivic.site.export.Export;
import be.becivic.site.export.ExportProgress;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** The export of the shipped corpus on a host that knows nothing but files. */
final class StaticHost implements AutoCloseable {
  private static final Path SHIPPED = Path.of("../../corpus");

  /** Written once; nobody changes a file of it. */
  private static final Path EXPORT = export();

  private final HttpServer server;

  private StaticHost(HttpServer server) {
    this.server = server;
  }

  static StaticHost start() {
    HttpServer server =
        SimpleFileServer.createFileServer(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            EXPORT,
            SimpleFileServer.OutputLevel.NONE);
    server.start();
    return new StaticHost(server);
  }

  private static Path export() {
    try {
      Path folder = Files.createTempDirectory("export");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      Corpus corpus = Corpus.load(MemoryFiles.ofFolder(SHIPPED));
      Export.write(
          Site.of(corpus, SiteSettings.of("https://becivic.be")), folder, ExportProgress.NONE);
      return folder;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void delete(Path folder) {
    try (var files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  String address(String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + path;
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
