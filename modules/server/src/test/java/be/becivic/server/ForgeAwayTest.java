package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server whose forge cannot be reached, from its start on. */
@Tag("long")
class ForgeAwayTest {
  private static final String PAGE = "/skills/sworn-translation.md";
  private static final String WORDS = "Check the result before you pay";

  @TempDir Path folder;

  @Test
  void peopleReadAndWhatIsFlaggedIsGone() throws IOException, NoSuchAlgorithmException {
    try (Running server =
        Running.in(
            folder,
            Strangers.BELIEVED,
            "forge.kind=github",
            "forge.url=https://github.invalid/nobody/nothing",
            "forge.github.api=http://127.0.0.1:9",
            "forge.github.app=1",
            "forge.github.installation=1",
            "forge.github.key-file=" + key())) {
      assertThat(page(server)).contains(WORDS);
      var vote = new Strangers(server).flag("skill", "sworn-translation", "198.51.100.1");
      assertThat(vote.statusCode()).as(vote.body()).isEqualTo(201);
      assertThat(page(server)).doesNotContain(WORDS);
    }
  }

  private static String page(Running server) {
    return server.send(server.request(PAGE).GET()).body();
  }

  private Path key() throws IOException, NoSuchAlgorithmException {
    byte[] key = KeyPairGenerator.getInstance("RSA").generateKeyPair().getPrivate().getEncoded();
    String lines = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(key);
    return Files.writeString(
        folder.resolve("app.pem"),
        "-----BEGIN PRIVATE KEY-----\n" + lines + "\n-----END PRIVATE KEY-----\n");
  }
}
