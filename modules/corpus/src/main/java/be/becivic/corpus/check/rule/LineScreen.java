package be.becivic.corpus.check.rule;

import be.becivic.corpus.text.OwnNumbers;
import be.becivic.protocol.scrub.ScrubFinding;
import be.becivic.protocol.scrub.Scrubber;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/**
 * Scrub rules that look at single lines. A change leaves nearly all lines of a corpus as they were,
 * so a line without a finding is not looked at again. It is known by its digest: what somebody
 * tried out is not kept.
 */
public final class LineScreen {
  /** More than the shipped corpus has; one takes some hundred bytes. */
  private static final int MOST = 100_000;

  private final Scrubber scrubber;
  private final Cache<BigInteger, Boolean> clean = Caffeine.newBuilder().maximumSize(MOST).build();

  LineScreen(Scrubber scrubber) {
    this.scrubber = scrubber;
  }

  public List<ScrubFinding> scan(String text) {
    String line = OwnNumbers.removedFrom(text);
    BigInteger digest = digest(line);
    if (clean.getIfPresent(digest) != null) {
      return List.of();
    }
    List<ScrubFinding> findings = scrubber.scan(line);
    if (findings.isEmpty()) {
      clean.put(digest, true);
    }
    return findings;
  }

  private static BigInteger digest(String line) {
    try {
      byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
      return new BigInteger(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }
}
