package be.becivic.protocol.scrub;

import java.util.regex.Pattern;

/**
 * UUIDs and digests are random and may hold digits that look like any number, so rules for all
 * strings do not look inside them.
 */
final class OpaqueIds {
  private static final Pattern ID =
      Pattern.compile(
          "(?<![0-9A-Za-z])"
              + "(?:[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"
              + "|[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})"
              + "(?![0-9A-Za-z])");

  private OpaqueIds() {}

  /** The text with every id overwritten, place by place. */
  static String mask(String text) {
    return ID.matcher(text).replaceAll(id -> "x".repeat(id.end() - id.start()));
  }
}
