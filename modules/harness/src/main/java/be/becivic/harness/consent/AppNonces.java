package be.becivic.harness.consent;

import be.becivic.protocol.id.SessionId;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a page shows to prove that it speaks for the person: it came to the page beside the result,
 * where the model does not look, and works once.
 */
public final class AppNonces {
  private static final int BYTES = 32;

  private final InstantSource clock;
  private final SecureRandom chance = new SecureRandom();
  private final Map<String, Instant> open = new ConcurrentHashMap<>();

  public AppNonces(InstantSource clock) {
    this.clock = clock;
  }

  public String issue(SessionId session, String page) {
    byte[] nonce = new byte[BYTES];
    chance.nextBytes(nonce);
    String text = Base64.getUrlEncoder().withoutPadding().encodeToString(nonce);
    open.put(key(session, page, text), clock.instant().plus(Consents.LIFETIME));
    return text;
  }

  /** Uses it up; false when it is not one of this session and page, or too old. */
  public boolean redeem(SessionId session, String page, String nonce) {
    Instant end = open.remove(key(session, page, nonce));
    return end != null && end.isAfter(clock.instant());
  }

  private static String key(SessionId session, String page, String nonce) {
    try {
      byte[] text = (session + " " + page + " " + nonce).getBytes(StandardCharsets.UTF_8);
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(text));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
