package be.becivic.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProcessSecretsTest {
  private static final byte[] SECRET = {1, 2, 3};

  private final ProcessSecrets secrets = new ProcessSecrets(new SecureRandom());

  @Test
  void aFreshSecretHas256BitsAndIsNeverMadeTwice() {
    assertThat(Stream.generate(secrets::fresh).limit(100))
        .doesNotHaveDuplicates()
        .allMatch(fresh -> fresh.matches("[A-Za-z0-9_-]{43}"));
  }

  @Test
  void aPrintIsTheSameForTheSameSecretInOneProcessAlone() {
    String print = secrets.print(SECRET);

    assertThat(print).matches("[0-9a-f]{64}").isEqualTo(secrets.print(SECRET));
    assertThat(secrets.print(new byte[] {1, 2, 4})).isNotEqualTo(print);
    assertThat(new ProcessSecrets(new SecureRandom()).print(SECRET)).isNotEqualTo(print);
  }

  @Test
  void twoTextsAreTheSameOnlyWhenEveryLetterIs() {
    assertThat(ProcessSecrets.isSame("token", "token")).isTrue();
    assertThat(ProcessSecrets.isSame("token", "tokem")).isFalse();
    assertThat(ProcessSecrets.isSame("token", "token ")).isFalse();
  }
}
