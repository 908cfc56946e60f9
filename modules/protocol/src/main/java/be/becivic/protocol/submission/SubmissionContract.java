package be.becivic.protocol.submission;

import java.util.List;

/** The versions of the submission contract that agents may follow (§6.9). */
public final class SubmissionContract {
  public static final List<String> VERSIONS = List.of("2.0.0", "2.1.0");

  private SubmissionContract() {}

  public static boolean exists(String version) {
    return VERSIONS.contains(version);
  }
}
