package be.becivic.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.http.ClientAddress;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class TokenAttemptsTest {
  private static final int MOST = 10_000;

  private Instant now = Instant.parse("2026-11-16T10:00:00Z");
  private final TokenAttempts attempts =
      new TokenAttempts(new ProcessSecrets(new SecureRandom()), () -> now);
  private final ClientAddress client = client(1);

  @Test
  void theFifthWrongTokenPausesANetworkForAQuarterOfAnHour() {
    fail(client, TokenAttempts.ALLOWED - 1);
    assertThat(attempts.pause(client)).isEmpty();
    attempts.failed(client);
    assertThat(attempts.pause(client)).contains(Duration.ofMinutes(15));
    assertThat(attempts.pause(client(2))).isEmpty();

    now = now.plus(TokenAttempts.WHILE).minusSeconds(1);
    assertThat(attempts.pause(client)).contains(Duration.ofSeconds(1));
    now = now.plusSeconds(1);
    assertThat(attempts.pause(client)).isEmpty();
  }

  @Test
  void theCountBeginsAnewAQuarterOfAnHourAfterItsFirst() {
    fail(client, TokenAttempts.ALLOWED - 1);
    now = now.plus(TokenAttempts.WHILE);
    attempts.failed(client);

    assertThat(attempts.pause(client)).isEmpty();
  }

  @Test
  void theRightTokenForgetsTheWrongOnes() {
    fail(client, TokenAttempts.ALLOWED - 1);
    attempts.succeeded(client);
    attempts.failed(client);

    assertThat(attempts.pause(client)).isEmpty();
  }

  /** So that a crowd of networks cannot fill the memory. */
  @Test
  void ofMoreThanTenThousandNetworksTheFirstIsForgotten() {
    fail(client, TokenAttempts.ALLOWED);
    for (int other = 2; other <= MOST; other++) {
      attempts.failed(client(other));
    }
    assertThat(attempts.pause(client)).isPresent();
    attempts.failed(client(MOST + 1));
    assertThat(attempts.pause(client)).isEmpty();
  }

  private void fail(ClientAddress who, int times) {
    for (int i = 0; i < times; i++) {
      attempts.failed(who);
    }
  }

  private static ClientAddress client(int number) {
    byte[] address = {10, (byte) (number >> 16), (byte) (number >> 8), (byte) number};
    try {
      return ClientAddress.of(InetAddress.getByAddress(address));
    } catch (UnknownHostException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
