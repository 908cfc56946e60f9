package be.becivic.protocol.change;

import be.becivic.protocol.id.SubmissionId;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a change is known by. It follows from what the change came from, so that opening it again
 * finds it; and it is a digest, so that git never shows a submission's id.
 */
public record ChangeKey(String value) {
  private static final Pattern SHAPE = Pattern.compile("[0-9a-f]{32}");
  private static final int BYTES = 16;

  public ChangeKey {
    if (!SHAPE.matcher(value).matches()) {
      throw new IllegalArgumentException("not the key of a change");
    }
  }

  public static ChangeKey of(SubmissionId submission) {
    MessageDigest digest = digest();
    digest.update(submission.toString().getBytes(StandardCharsets.US_ASCII));
    return of(digest);
  }

  /** The key of a change that follows from a decision, by whatever tells it from all others. */
  public static ChangeKey of(List<String> decision) {
    MessageDigest digest = digest();
    for (String part : decision) {
      digest.update(part.getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
    }
    return of(digest);
  }

  /** The key of a change that came as files. */
  public static ChangeKey of(FileChanges changes) {
    MessageDigest digest = digest();
    for (FileChange change : changes) {
      digest.update(change.path().getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
      digest.update(
          Integer.toString(change.content().map(bytes -> bytes.length).orElse(-1))
              .getBytes(StandardCharsets.US_ASCII));
      digest.update((byte) 0);
      change.content().ifPresent(digest::update);
    }
    return of(digest);
  }

  public String branch() {
    return "change/" + value;
  }

  /** The line by which the commit on main is recognised. */
  public String trailer() {
    return "Change-Id: " + value;
  }

  private static ChangeKey of(MessageDigest digest) {
    return new ChangeKey(HexFormat.of().formatHex(digest.digest(), 0, BYTES));
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException bug) {
      throw new IllegalStateException(bug);
    }
  }

  @Override
  public String toString() {
    return value;
  }
}
