package be.becivic.protocol.id;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

final class UuidV7Test {
  private static final Instant LATE = Instant.parse("2026-03-31T23:59:59.999Z");

  @Test
  void aNewOneIsOfTheSeventhVersion() {
    RandomGenerator random = new Random(7);
    for (int i = 0; i < 100; i++) {
      UUID minted = UuidV7.mint(LATE, random);
      assertThat(UuidV7.matches(minted.toString())).isTrue();
      assertThat(UuidV7.require(minted)).isSameAs(minted);
    }
  }

  @Test
  void allThatIsNotTimeOrShapeIsRandom() {
    long always = 0;
    long ever = 0;
    Set<UUID> minted = new HashSet<>();
    RandomGenerator random = new Random(7);
    for (int i = 0; i < 200; i++) {
      UUID uuid = UuidV7.mint(Instant.EPOCH, random);
      minted.add(uuid);
      ever |= uuid.getLeastSignificantBits();
      always |= ~uuid.getLeastSignificantBits();
      assertThat(uuid.getMostSignificantBits() & ~0xfffL).isEqualTo(0x7000);
    }
    assertThat(minted).hasSize(200);
    assertThat(ever & always).isEqualTo((1L << 62) - 1);
  }

  @Test
  void anIdTellsWhenItWasMade() {
    UUID uuid = UuidV7.mint(LATE, new Random(7));
    assertThat(new SubmissionId(SubmissionId.Kind.CONCERN, uuid).madeAt()).isEqualTo(LATE);
    assertThat(new SessionId(uuid).startedOn()).isEqualTo(LocalDate.of(2026, 3, 31));
  }
}
