package be.becivic.server.desk.login;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.access.ProcessSecrets;
import be.becivic.server.access.TokenAttempts;
import be.becivic.server.http.ClientAddress;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DeskSessionsTest {
  private Instant now = Instant.parse("2026-11-16T10:00:00Z");
  private final ProcessSecrets secrets = new ProcessSecrets(new SecureRandom());
  private final DeskSessions sessions = new DeskSessions(secrets, () -> now);
  private final TokenAttempts attempts = new TokenAttempts(secrets, () -> now);

  @Test
  void aSessionEndsAfterHalfAnHourWithoutUse() {
    String cookie = sessions.begin();
    pass(Duration.ofMinutes(29));
    assertThat(sessions.find(cookie)).isPresent();
    pass(Duration.ofMinutes(29));
    assertThat(sessions.find(cookie)).isPresent();
    pass(Duration.ofMinutes(30));
    assertThat(sessions.find(cookie)).isEmpty();
  }

  @Test
  void aSessionEndsAfterTwelveHoursWhateverIsDone() {
    String cookie = sessions.begin();
    for (int i = 0; i < 35; i++) {
      pass(Duration.ofMinutes(20));
      assertThat(sessions.find(cookie)).isPresent();
    }
    pass(Duration.ofMinutes(20));
    assertThat(sessions.find(cookie)).isEmpty();
  }

  @Test
  void theOldestSessionGivesWayToTheThirtyThird() {
    String first = sessions.begin();
    Set<String> others = new HashSet<>();
    for (int i = 0; i < 32; i++) {
      pass(Duration.ofSeconds(1));
      others.add(sessions.begin());
    }
    assertThat(sessions.find(first)).isEmpty();
    assertThat(others).hasSize(32).allMatch(cookie -> sessions.find(cookie).isPresent());
  }

  @Test
  void afterAWhileANetworkMayTryAgain() throws UnknownHostException {
    ClientAddress network = ClientAddress.of(InetAddress.getByName("2001:db8::1"));
    ClientAddress neighbour = ClientAddress.of(InetAddress.getByName("2001:db8::2"));
    for (int i = 0; i < TokenAttempts.ALLOWED; i++) {
      assertThat(attempts.pause(network)).isEmpty();
      attempts.failed(network);
    }
    assertThat(attempts.pause(neighbour)).contains(TokenAttempts.WHILE);
    pass(TokenAttempts.WHILE);
    assertThat(attempts.pause(network)).isEmpty();
    attempts.failed(network);
    assertThat(attempts.pause(network)).isEmpty();
  }

  @Test
  void theRightTokenMakesUpForWrongOnes() throws UnknownHostException {
    ClientAddress network = ClientAddress.of(InetAddress.getByName("192.0.2.1"));
    for (int i = 0; i < TokenAttempts.ALLOWED - 1; i++) {
      attempts.failed(network);
    }
    attempts.succeeded(network);
    attempts.failed(network);
    assertThat(attempts.pause(network)).isEmpty();
  }

  private void pass(Duration time) {
    now = now.plus(time);
  }
}
