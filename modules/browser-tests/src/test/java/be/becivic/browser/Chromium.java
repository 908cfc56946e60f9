package be.becivic.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Request;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The Chromium of this machine, without a window; whatever goes wrong on its pages is kept. */
final class Chromium implements AutoCloseable {
  private static final String HOW =
      "No Chromium was found, so the browser tests were skipped. Install it"
          + " (Debian: apt-get install chromium) or set CHROMIUM to its path.";
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  /** Flags with which it talks to nobody but the pages it is shown. */
  static final List<String> QUIETLY =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private final Playwright playwright;
  private final Browser browser;
  private final List<String> complaints = new ArrayList<>();

  private Chromium(Path program) {
    this.playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    this.browser =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(program).setArgs(QUIETLY));
  }

  /** Starts it, or skips the tests and says how to get it. */
  static Chromium start() {
    return new Chromium(required());
  }

  /** Where it is; without it the tests are skipped. */
  static Path required() {
    Optional<Path> program = find();
    if (program.isEmpty()) {
      System.out.println(HOW);
    }
    Assumptions.assumeTrue(program.isPresent(), HOW);
    return program.get();
  }

  /** A page in a fresh session. */
  Page open(Browser.NewContextOptions options) {
    BrowserContext context = browser.newContext(options);
    context.setDefaultTimeout(15_000);
    Page page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") || message.type().equals("warning")) {
            complaints.add(page.url() + ": " + message.text());
          }
        });
    page.onPageError(error -> complaints.add(page.url() + ": " + error));
    page.onRequestFailed(this::failed);
    return page;
  }

  /** Leaving a page cancels what it still loads, which nobody has to complain about. */
  private void failed(Request request) {
    if (!request.failure().equals("net::ERR_ABORTED")) {
      complaints.add(request.url() + ": " + request.failure());
    }
  }

  Page open() {
    return open(new Browser.NewContextOptions().setLocale("en-BE"));
  }

  /** Errors on the console, in scripts and on the network since this was last asked. */
  List<String> complaints() {
    List<String> since = List.copyOf(complaints);
    complaints.clear();
    return since;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }

  private static Optional<Path> find() {
    Stream<Path> named = Stream.ofNullable(System.getenv("CHROMIUM")).map(Path::of);
    Stream<Path> usual =
        Stream.of(System.getenv("PATH").split(":"))
            .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)));
    return Stream.concat(named, usual).filter(Files::isExecutable).findFirst();
  }
}
