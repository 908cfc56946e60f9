package be.becivic.citizen;

import be.becivic.harness.HarnessServer;
import be.becivic.harness.folder.LocalMachine;
import be.becivic.harness.remote.HttpWire;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.mcp.stdio.StdioBinding;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.Recogniser;
import java.io.IOException;
import java.net.URI;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;

/** The harness on this machine, put together. */
final class LocalHarness {
  static final String SERVER_VARIABLE = "BECIVIC_SERVER";
  static final String SERVER = "https://becivic.be";
  private static final int MAX_LINE = 4 << 20;

  private LocalHarness() {}

  static HarnessParts parts(URI server) {
    // A client waits for the first answer, and no text is looked at before a session is open.
    PersonRecogniser whenNeeded = (text, language) -> Loaded.RECOGNISER.recognise(text, language);
    return HarnessParts.of(
        LocalMachine.ofThisMachine(),
        new HttpWire(server),
        whenNeeded,
        InstantSource.system(),
        new SecureRandom());
  }

  static void serve(URI server) throws IOException {
    var binding = new StdioBinding<>(HarnessServer.of(parts(server), version()), MAX_LINE);
    binding.serve(System.in, System.out, LocalClient.THE_CLIENT);
  }

  /** The server named in the environment, or Be Civic's. */
  static URI server() {
    return URI.create(Optional.ofNullable(System.getenv(SERVER_VARIABLE)).orElse(SERVER));
  }

  private static String version() {
    String version = LocalHarness.class.getPackage().getImplementationVersion();
    return version == null ? "0" : version;
  }

  /** Loads with the first use. */
  private static final class Loaded {
    static final PersonRecogniser RECOGNISER = Recogniser.load();
  }
}
