package be.becivic.intake.hash;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.SessionId;
import java.security.SecureRandom;
import java.util.UUID;
import org.junit.jupiter.api.Test;

final class KeyedHashesTest {
  /** As many characters as the time takes whole, and as many as the indexes hold. */
  private static final int TIME = 5;

  private static final int INDEXED = 8;
  private static final long QUARTER_SECOND = 256;

  private final KeyedHashes hashes = new KeyedHashes(new byte[32], new SecureRandom());

  @Test
  void sessionsOfOneTimeLieSideBySide() {
    assertThat(beginning(session(QUARTER_SECOND, 1), TIME))
        .isEqualTo(beginning(session(QUARTER_SECOND + 200, 2), TIME))
        .isNotEqualTo(beginning(session(QUARTER_SECOND * 4, 1), TIME));
  }

  @Test
  void nobodyWithoutTheKeyChoosesWhereASessionLies() {
    var others = new KeyedHashes(new byte[] {1}, new SecureRandom());
    SessionId session = session(QUARTER_SECOND, 1);

    assertThat(beginning(session, INDEXED))
        .isNotEqualTo(others.session(session).base64Url().substring(0, INDEXED))
        .isNotEqualTo(beginning(session(QUARTER_SECOND, 2), INDEXED));
  }

  @Test
  void theTimeStandsForTheBeginningOfTheHashAlone() {
    SessionId session = session(QUARTER_SECOND, 1);

    assertThat(hashes.session(session).base64Url().substring(TIME + 1))
        .isEqualTo(hashes.sessionWithoutTime(session).base64Url().substring(TIME + 1));
  }

  private String beginning(SessionId session, int characters) {
    return hashes.session(session).base64Url().substring(0, characters);
  }

  private static SessionId session(long millis, long chance) {
    return new SessionId(new UUID(millis << 16 | 0x7000, 0x8000_0000_0000_0000L | chance));
  }
}
