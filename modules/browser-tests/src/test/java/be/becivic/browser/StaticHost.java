package be.becivic.browser;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.fixtures.TemplateFolder;
import be.becivic.site.Site;
import be.becivic.site.SiteSettings;
import be.becivic.site.export.Export;
import be.becivic.site.export.ExportProgress;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;

/** The export of the shipped corpus on a host that knows nothing but files. */
final class StaticHost implements AutoCloseable {
  private static final Path SHIPPED = Path.of("../../corpus");

  private static final TemplateFolder EXPORT = TemplateFolder.shared("export", StaticHost::export);

  private final HttpServer server;

  private StaticHost(HttpServer server) {
    this.server = server;
  }

  static StaticHost start() {
    HttpServer server =
        SimpleFileServer.createFileServer(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            EXPORT.path(),
            SimpleFileServer.OutputLevel.NONE);
    server.start();
    return new StaticHost(server);
  }

  private static void export(Path folder) throws IOException {
    Corpus corpus = Corpus.load(MemoryFiles.ofFolder(SHIPPED));
    Export.write(
        Site.of(corpus, SiteSettings.of("https://becivic.be")), folder, ExportProgress.NONE);
  }

  /** The same page where no host is: as a file of this machine. */
  static String file(String path) {
    return EXPORT.path().resolve(path).toUri().toString();
  }

  String address(String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + path;
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
