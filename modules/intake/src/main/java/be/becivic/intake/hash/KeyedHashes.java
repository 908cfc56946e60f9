package be.becivic.intake.hash;

import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.lifecycle.PrefixWidths;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Everything derived from the server's key, and the salts that go into it. Addresses and tokens
 * exist only as these hashes, and without the key, which never rests in the database, they cannot
 * be guessed back.
 */
public final class KeyedHashes {
  private static final String ALGORITHM = "HmacSHA256";

  /** So many bits of milliseconds are not kept: 256 of them are one time. */
  private static final int QUARTER_SECOND = 8;

  private static final Salt UNSALTED = Salt.of(new byte[Salt.LENGTH]);

  private final Mac template;
  private final SecureRandom random;

  public KeyedHashes(byte[] serverKey, SecureRandom random) {
    this.random = random;
    try {
      template = Mac.getInstance(ALGORITHM);
      template.init(new SecretKeySpec(serverKey, ALGORITHM));
    } catch (GeneralSecurityException broken) {
      throw new IllegalStateException("this Java has no " + ALGORITHM, broken);
    }
  }

  public Salt freshSalt() {
    return Salt.random(random);
  }

  public String cancelToken(SubmissionId id, Salt salt) {
    byte[] token = keyed("cancel-token", salt, id.toString().getBytes(StandardCharsets.US_ASCII));
    return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
  }

  public Hash submitter(ClientNetwork origin, Salt submissionSalt) {
    return Hash.of(keyed("submitter", submissionSalt, origin.network()));
  }

  public Hash dailyAddress(ClientNetwork origin, Salt dailySalt) {
    return Hash.of(keyed("daily-address", dailySalt, origin.network()));
  }

  /** The prefix of an address that others share, for a day; nothing where nobody does. */
  public Optional<Hash> dailyPrefix(ClientNetwork origin, PrefixWidths widths, Salt dailySalt) {
    return Optional.of(origin.network())
        .filter(widths::isShared)
        .map(network -> Hash.of(keyed("daily-prefix", dailySalt, widths.cut(network))));
  }

  /** A voter, as known to one artefact. */
  public Hash voter(ClientNetwork origin, Salt artefactSalt) {
    return Hash.of(keyed("voter", artefactSalt, origin.network()));
  }

  /** The network prefix a voter speaks with, as known to one artefact. */
  public Hash prefix(ClientNetwork origin, PrefixWidths widths, Salt artefactSalt) {
    return Hash.of(keyed("voter-prefix", artefactSalt, widths.cut(origin.network())));
  }

  /** The network prefix a proposal came from, as known to that proposal. */
  public Hash proposerPrefix(ClientNetwork origin, PrefixWidths widths, Salt submissionSalt) {
    return Hash.of(keyed("proposer-prefix", submissionSalt, widths.cut(origin.network())));
  }

  /** A flagger, known for as long as strikes are held against anyone. */
  public Hash flagger(ClientNetwork origin) {
    return Hash.of(keyed("flagger", UNSALTED, origin.network()));
  }

  /**
   * A session, by a hash that begins with the quarter of a second it started in: sessions of one
   * time then lie on a few pages of an index instead of one page each.
   */
  public Hash session(SessionId session) {
    byte[] hash = keyedSession(session);
    ByteBuffer.wrap(hash).putInt((int) (session.startedAt().toEpochMilli() >>> QUARTER_SECOND));
    return Hash.of(hash);
  }

  /** As it was known before its hash began with a time; rows from then are still asked for. */
  public Hash sessionWithoutTime(SessionId session) {
    return Hash.of(keyedSession(session));
  }

  private byte[] keyedSession(SessionId session) {
    return keyed("session", UNSALTED, session.toString().getBytes(StandardCharsets.US_ASCII));
  }

  /** A token is random enough that its plain hash gives nothing away. */
  public static Hash tokenHash(String token) {
    return Hash.sha256(token.getBytes(StandardCharsets.UTF_8));
  }

  private byte[] keyed(String purpose, Salt salt, byte[] content) {
    Mac mac = copyOfTemplate();
    mac.update(purpose.getBytes(StandardCharsets.US_ASCII));
    mac.update((byte) 0);
    mac.update(salt.bytes());
    mac.update(content);
    return mac.doFinal();
  }

  private Mac copyOfTemplate() {
    try {
      return (Mac) template.clone();
    } catch (CloneNotSupportedException broken) {
      throw new IllegalStateException("this Java's " + ALGORITHM + " cannot be copied", broken);
    }
  }
}
