package be.becivic.changes.github;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.time.Instant;
import java.util.Base64;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AppKeyTest {
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

  static Stream<String> forms() {
    return Stream.of(Keys.pkcs8(), Keys.pkcs1());
  }

  @ParameterizedTest
  @MethodSource("forms")
  void eitherFormOfKeySignsAStatementThatItsPublicKeyVerifies(String pem)
      throws GeneralSecurityException {
    String[] parts = AppKey.parse(pem).jwt("123456", NOON).split("\\.");
    Signature signature = Signature.getInstance("SHA256withRSA");
    signature.initVerify(Keys.PAIR.getPublic());
    signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
    assertThat(signature.verify(Base64.getUrlDecoder().decode(parts[2]))).isTrue();
    assertThat(text(parts[0])).isEqualTo("{\"alg\":\"RS256\",\"typ\":\"JWT\"}");
    assertThat(text(parts[1]))
        .isEqualTo(
            "{\"iat\":%d,\"exp\":%d,\"iss\":\"123456\"}"
                .formatted(NOON.getEpochSecond() - 60, NOON.getEpochSecond() + 540));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "nonsense", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----"})
  void whatIsNoKeyIsRefused(String pem) {
    assertThatIllegalArgumentException().isThrownBy(() -> AppKey.parse(pem));
  }

  @Test
  void aKeyDoesNotPrintItself() {
    assertThat(AppKey.parse(Keys.pkcs8())).hasToString("AppKey[hidden]");
  }

  private static String text(String base64) {
    return new String(Base64.getUrlDecoder().decode(base64), StandardCharsets.UTF_8);
  }
}
