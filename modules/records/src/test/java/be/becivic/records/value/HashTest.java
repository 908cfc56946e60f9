package be.becivic.records.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.records.Samples;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class HashTest {
  private final Samples samples = new Samples(20);

  @Test
  void hashesAndSaltsCompareByContent() {
    Hash hash = samples.hash();
    Salt salt = samples.salt();
    assertThat(Hash.of(hash.bytes())).isEqualTo(hash).hasSameHashCodeAs(hash);
    assertThat(Salt.of(salt.bytes())).isEqualTo(salt).hasSameHashCodeAs(salt);
    assertThat(samples.hash()).isNotEqualTo(hash);
    assertThat(samples.salt()).isNotEqualTo(salt);
  }

  @Test
  void theirSpellingLeadsBack() {
    Hash hash = samples.hash();
    Salt salt = samples.salt();
    assertThat(hash.base64Url()).hasSize(43).matches("[A-Za-z0-9_-]+");
    assertThat(Hash.parse(hash.base64Url())).isEqualTo(hash);
    assertThat(Salt.parse(salt.base64Url())).isEqualTo(salt);
  }

  @Test
  void theyNeverPrintThemselves() {
    assertThat(samples.hash()).hasToString("Hash[hidden]");
    assertThat(samples.salt()).hasToString("Salt[hidden]");
  }

  @Test
  void theyCannotBeChangedFromOutside() {
    byte[] bytes = samples.hash().bytes();
    Hash hash = Hash.of(bytes);
    Salt salt = Salt.of(bytes);
    byte[] before = bytes.clone();
    Arrays.fill(bytes, (byte) 0);
    Arrays.fill(hash.bytes(), (byte) 0);
    Arrays.fill(salt.bytes(), (byte) 0);
    assertThat(hash.bytes()).isEqualTo(before);
    assertThat(salt.bytes()).isEqualTo(before);
  }

  @Test
  void theyHaveOneLength() {
    assertThatThrownBy(() -> Hash.of(new byte[31])).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Salt.of(new byte[16])).isInstanceOf(IllegalArgumentException.class);
  }
}
