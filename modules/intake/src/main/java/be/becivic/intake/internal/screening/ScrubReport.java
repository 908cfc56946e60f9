package be.becivic.intake.internal.screening;

import be.becivic.protocol.error.ScrubFailure;
import be.becivic.protocol.error.ScrubFailure.Category;
import be.becivic.protocol.error.ScrubFailure.Match;
import be.becivic.protocol.error.ScrubFailure.Remediation;
import be.becivic.protocol.scrub.MaskedMatch;
import be.becivic.protocol.scrub.Scrubber;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Tells a submitter which detectors fired on what, without repeating it (§6.2.3). */
final class ScrubReport {
  private static final int MOST_MATCHES = 10;

  private ScrubReport() {}

  static ScrubFailure of(Scrubber scrubber, JsonNode part, Remediation remediation) {
    var found = new ArrayList<MaskedMatch>();
    collect(scrubber, part, found);
    return new ScrubFailure(
        found.isEmpty() ? Category.OTHER : found.getFirst().finds(),
        found.stream().map(match -> new Match(match.detector(), match.contextSnippet())).toList(),
        remediation);
  }

  private static void collect(Scrubber scrubber, JsonNode node, List<MaskedMatch> found) {
    if (node.isValueNode()) {
      scrubber.maskedMatches(node.asString()).stream()
          .limit(MOST_MATCHES - found.size())
          .forEach(found::add);
    }
    for (JsonNode child : node) {
      collect(scrubber, child, found);
    }
  }
}
