package be.becivic.server.desk.login;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.server.access.ProcessSecrets;
import be.becivic.server.access.TokenAttempts;
import be.becivic.server.http.ClientAddress;
import be.becivic.site.view.desk.ActionMessage;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeskSessionsTest {
  private static final byte[] KEY = new byte[32];

  private Instant now = Instant.parse("2026-11-16T10:00:00Z");
  private final ProcessSecrets secrets = new ProcessSecrets(new SecureRandom());
  @TempDir private Path folder;
  private Records records;
  private DeskSessions sessions;
  private final TokenAttempts attempts = new TokenAttempts(secrets, () -> now);

  @BeforeEach
  void open() {
    records = RecordsEngine.open(new Location.Embedded(folder.resolve("becivic.db")));
    sessions = sessions();
  }

  @AfterEach
  void close() {
    records.close();
  }

  private DeskSessions sessions() {
    return new DeskSessions(records, new DeskSecrets(KEY, new SecureRandom()), () -> now);
  }

  @Test
  void anotherServerKnowsWhoIsInAndTellsWhatWasLeftToTell() {
    DeskSessions other = sessions();
    String cookie = sessions.begin();
    sessions.find(cookie).orElseThrow().tell(ActionMessage.refused("No.\u202e", "typed"));

    DeskSession there = other.find(cookie).orElseThrow();
    assertThat(there.formToken()).isEqualTo(sessions.find(cookie).orElseThrow().formToken());
    assertThat(there.visitor().said()).contains(ActionMessage.refused("No.\u202e", "typed"));
    assertThat(sessions.find(cookie).orElseThrow().visitor().said()).isEmpty();
    other.end(cookie);
    assertThat(sessions.find(cookie)).isEmpty();
  }

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
