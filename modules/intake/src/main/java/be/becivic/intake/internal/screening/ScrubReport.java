package be.becivic.intake.internal.screening;

import be.becivic.protocol.error.ScrubFailure;
import be.becivic.protocol.error.ScrubFailure.Category;
import be.becivic.protocol.error.ScrubFailure.Match;
import be.becivic.protocol.error.ScrubFailure.Remediation;
import be.becivic.protocol.scrub.Scrubber;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Tells a submitter which detectors fired on what, without repeating it (§6.2.3). */
final class ScrubReport {
  private static final int MOST_MATCHES = 10;

  private ScrubReport() {}

  static ScrubFailure of(Scrubber scrubber, JsonNode part, Remediation remediation) {
    var matches = new ArrayList<Match>();
    collect(scrubber, part, matches);
    Category category =
        matches.isEmpty() ? Category.OTHER : category(matches.getFirst().detector());
    return new ScrubFailure(category, matches, remediation);
  }

  private static void collect(Scrubber scrubber, JsonNode node, List<Match> matches) {
    if (node.isValueNode()) {
      scrubber.maskedMatches(node.asString()).stream()
          .limit(MOST_MATCHES - matches.size())
          .map(match -> new Match(match.detector(), match.contextSnippet()))
          .forEach(matches::add);
    }
    for (JsonNode child : node) {
      collect(scrubber, child, matches);
    }
  }

  private static Category category(String detector) {
    return switch (detector) {
      case "belgian_nrn", "belgian_nrn_bare", "us_ssn", "uk_national_insurance" ->
          Category.IDENTITY;
      case "belgian_eid_card", "belgian_eid_card_bare", "belgian_residence_card" ->
          Category.DOCUMENT_NUMBER;
      case "email", "eu_phone", "international_phone" -> Category.ADDRESS;
      default -> Category.OTHER;
    };
  }
}
