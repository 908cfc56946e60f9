package be.becivic.protocol.lifecycle;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A semantic version as artefacts carry it: three numbers, no pre-release, no build. */
public record Version(int major, int minor, int patch) implements Comparable<Version> {
  private static final int LARGEST = 999_999_999;
  private static final String PART = "(0|[1-9][0-9]{0,8})";
  private static final Pattern SHAPE = Pattern.compile(PART + "\\." + PART + "\\." + PART);
  private static final Comparator<Version> ORDER =
      Comparator.comparingInt(Version::major)
          .thenComparingInt(Version::minor)
          .thenComparingInt(Version::patch);

  /** The part of a version that follows the status: major and minor. */
  public record Line(int major, int minor) {
    public Version start() {
      return new Version(major, minor, 0);
    }

    public boolean contains(Version version) {
      return version.line().equals(this);
    }

    @Override
    public String toString() {
      return major + "." + minor + ".x";
    }
  }

  public Version {
    if (isOutOfRange(major) || isOutOfRange(minor) || isOutOfRange(patch)) {
      throw new IllegalArgumentException("a version part is out of range");
    }
  }

  public static Optional<Version> parse(String text) {
    Matcher matcher = SHAPE.matcher(text);
    return matcher.matches()
        ? Optional.of(
            new Version(
                Integer.parseInt(matcher.group(1)),
                Integer.parseInt(matcher.group(2)),
                Integer.parseInt(matcher.group(3))))
        : Optional.empty();
  }

  public Line line() {
    return new Line(major, minor);
  }

  /**
   * The next patch. The largest stays as it is, so that a hand-written one cannot stop the bump.
   */
  public Version nextPatch() {
    return new Version(major, minor, Math.min(patch + 1, LARGEST));
  }

  @Override
  public int compareTo(Version other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return major + "." + minor + "." + patch;
  }

  private static boolean isOutOfRange(int part) {
    return part < 0 || part > LARGEST;
  }
}
