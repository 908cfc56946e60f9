package be.becivic.intake;

import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Everything derived from the server's key. Addresses and tokens exist only as these hashes, and
 * without the key, which never rests in the database, they cannot be guessed back.
 */
public final class KeyedHashes {
  private static final String ALGORITHM = "HmacSHA256";
  private static final Salt UNSALTED = Salt.of(new byte[Salt.LENGTH]);

  private final Mac template;

  public KeyedHashes(byte[] serverKey) {
    try {
      template = Mac.getInstance(ALGORITHM);
      template.init(new SecretKeySpec(serverKey, ALGORITHM));
    } catch (GeneralSecurityException broken) {
      throw new IllegalStateException("this Java has no " + ALGORITHM, broken);
    }
  }

  String cancelToken(SubmissionId id, Salt salt) {
    byte[] token = seal("cancel-token", salt, id.toString().getBytes(StandardCharsets.US_ASCII));
    return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
  }

  Hash submitter(ClientNetwork origin, Salt submissionSalt) {
    return Hash.of(seal("submitter", submissionSalt, origin.network()));
  }

  Hash dailyAddress(ClientNetwork origin, Salt dailySalt) {
    return Hash.of(seal("daily-address", dailySalt, origin.network()));
  }

  /** A voter, as known to one artefact. */
  Hash voter(ClientNetwork origin, Salt artefactSalt) {
    return Hash.of(seal("voter", artefactSalt, origin.network()));
  }

  /** A flagger, known for as long as strikes are held against anyone. */
  Hash flagger(ClientNetwork origin) {
    return Hash.of(seal("flagger", UNSALTED, origin.network()));
  }

  Hash session(SessionId session) {
    return Hash.of(
        seal("session", UNSALTED, session.toString().getBytes(StandardCharsets.US_ASCII)));
  }

  /** A token is random enough that its plain hash gives nothing away. */
  static Hash tokenHash(String token) {
    return Hash.sha256(token.getBytes(StandardCharsets.UTF_8));
  }

  private byte[] seal(String purpose, Salt salt, byte[] content) {
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
