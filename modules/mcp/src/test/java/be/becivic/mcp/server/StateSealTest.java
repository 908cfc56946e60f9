package be.becivic.mcp.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class StateSealTest {
  private static final ObjectNode PARAMS = params("{'name':'t','arguments':{'a':1,'b':2}}");

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-17T10:00:00Z"));
  private final StateSeal seal = seal((byte) 1);
  private final String sealed = seal.seal("tools/call", PARAMS, "état");

  @Test
  void whatWasSealedComesBack() {
    assertThat(seal.open("tools/call", PARAMS, sealed)).contains("état");
    assertThat(seal((byte) 1).open("tools/call", PARAMS, sealed)).contains("état");
  }

  @Test
  void theOrderOfArgumentsIsNoMatter() {
    assertThat(seal.open("tools/call", params("{'arguments':{'b':2,'a':1},'name':'t'}"), sealed))
        .isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'name':'u','arguments':{'a':1,'b':2}}",
        "{'name':'t','arguments':{'a':1,'b':3}}",
        "{'name':'t'}"
      })
  void itBelongsToOneRequest(String other) {
    assertThat(seal.open("tools/call", params(other), sealed)).isEmpty();
    assertThat(seal.open("prompts/get", PARAMS, sealed)).isEmpty();
  }

  @Test
  void anyChangeIsNoticed() {
    for (int i = 0; i < sealed.length(); i++) {
      char other = sealed.charAt(i) == 'A' ? 'Q' : 'A';
      String changed = sealed.substring(0, i) + other + sealed.substring(i + 1);
      assertThat(seal.open("tools/call", PARAMS, changed)).isEmpty();
    }
    assertThat(seal((byte) 2).open("tools/call", PARAMS, sealed)).isEmpty();
    assertThat(seal.open("tools/call", PARAMS, "")).isEmpty();
    assertThat(seal.open("tools/call", PARAMS, "%%%")).isEmpty();
  }

  @Test
  void itGrowsOld() {
    now.set(now.get().plus(Duration.ofMinutes(10)).minusMillis(1));
    assertThat(seal.open("tools/call", PARAMS, sealed)).isPresent();
    now.set(now.get().plusMillis(1));
    assertThat(seal.open("tools/call", PARAMS, sealed)).isEmpty();
  }

  private StateSeal seal(byte filling) {
    byte[] key = new byte[32];
    Arrays.fill(key, filling);
    InstantSource clock = now::get;
    return new StateSeal(key, clock, Duration.ofMinutes(10));
  }

  private static ObjectNode params(String text) {
    return new JsonMapper().readTree(text.replace('\'', '"')).asObject();
  }
}
