package be.becivic.protocol.lifecycle;

import java.util.Optional;

/** The state of an artefact a submission was about, written {@code target@version} (§6.2). */
public record CohortAnchor(String target, Version version) {
  public CohortAnchor {
    if (target.isBlank() || target.indexOf('@') >= 0) {
      throw new IllegalArgumentException("not a target id");
    }
  }

  public static Optional<CohortAnchor> parse(String text) {
    int at = text.indexOf('@');
    if (at < 0 || text.substring(0, at).isBlank()) {
      return Optional.empty();
    }
    return Version.parse(text.substring(at + 1))
        .map(version -> new CohortAnchor(text.substring(0, at), version));
  }

  @Override
  public String toString() {
    return target + "@" + version;
  }
}
