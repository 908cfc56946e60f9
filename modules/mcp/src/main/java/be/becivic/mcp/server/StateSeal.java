package be.becivic.mcp.server;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Keeps what a handler wants to remember between two attempts at one request with the client, who
 * can neither change it nor bring it to another request, nor bring it late. That it comes once is
 * the handler's to see to.
 */
public final class StateSeal {
  private static final String ALGORITHM = "HmacSHA256";
  private static final int KEY_BYTES = 32;
  private static final int MAC_BYTES = 32;
  private static final JsonMapper SORTING =
      JsonMapper.builder().enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED).build();

  private final byte[] key;
  private final InstantSource clock;
  private final Duration lifetime;

  public StateSeal(byte[] key, InstantSource clock, Duration lifetime) {
    if (key.length < KEY_BYTES) {
      throw new IllegalArgumentException("the key is too short");
    }
    this.key = key.clone();
    this.clock = clock;
    this.lifetime = lifetime;
  }

  /** A seal that nothing outlives: its key is known to this object alone. */
  public static StateSeal ofThisProcess() {
    byte[] key = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(key);
    return new StateSeal(key, InstantSource.system(), Duration.ofMinutes(10));
  }

  String seal(String method, ObjectNode params, String state) {
    byte[] text = state.getBytes(StandardCharsets.UTF_8);
    byte[] content =
        ByteBuffer.allocate(Long.BYTES + text.length)
            .putLong(clock.instant().plus(lifetime).toEpochMilli())
            .put(text)
            .array();
    byte[] mac = mac(method, params, content);
    byte[] whole = ByteBuffer.allocate(MAC_BYTES + content.length).put(mac).put(content).array();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(whole);
  }

  /** What was sealed; empty when it is not ours, belongs to another request, or is too old. */
  Optional<String> open(String method, ObjectNode params, String sealed) {
    byte[] whole;
    try {
      whole = Base64.getUrlDecoder().decode(sealed);
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
    if (whole.length < MAC_BYTES + Long.BYTES) {
      return Optional.empty();
    }
    ByteBuffer buffer = ByteBuffer.wrap(whole);
    byte[] mac = new byte[MAC_BYTES];
    byte[] content = new byte[whole.length - MAC_BYTES];
    buffer.get(mac).get(content);
    Instant end = Instant.ofEpochMilli(ByteBuffer.wrap(content).getLong());
    boolean holds = MessageDigest.isEqual(mac, mac(method, params, content));
    return holds && clock.instant().isBefore(end)
        ? Optional.of(
            new String(content, Long.BYTES, content.length - Long.BYTES, StandardCharsets.UTF_8))
        : Optional.empty();
  }

  private byte[] mac(String method, ObjectNode params, byte[] content) {
    ObjectNode request = params.objectNode().put("method", method);
    request.set("name", params.path("name"));
    request.set("arguments", params.path("arguments"));
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      byte[] salient = SORTING.writeValueAsBytes(request);
      mac.update(ByteBuffer.allocate(Integer.BYTES).putInt(salient.length).array());
      mac.update(salient);
      return mac.doFinal(content);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
