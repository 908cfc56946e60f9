package be.becivic.lifecycle.review;

import be.becivic.lifecycle.destination.ServerFields;
import be.becivic.records.review.ReviewKind;
import java.util.List;
import java.util.Optional;

/**
 * What a look at a submission brought up.
 *
 * @param persons places that seem to name someone
 * @param strangeLinks links no source class allows
 * @param contacts how many texts hold an e-mail address or telephone number that is not official
 * @param addressing places that address agents
 * @param rules the scrub rules that fire
 */
public record ScreeningResult(
    List<PersonMark> persons,
    List<String> strangeLinks,
    int contacts,
    int addressing,
    List<String> rules) {
  public ScreeningResult {
    persons = List.copyOf(persons);
    strangeLinks = List.copyOf(strangeLinks);
    rules = List.copyOf(rules);
  }

  public Optional<HoldReason> suspicion() {
    if (!persons.isEmpty()) {
      return suspect(ReviewKind.NER_HOLD, persons.size(), "Places that may name a person");
    }
    if (!strangeLinks.isEmpty()) {
      return suspect(ReviewKind.LINK_HOLD, strangeLinks.size(), "Links no source class allows");
    }
    if (contacts > 0) {
      return suspect(
          ReviewKind.CONTACT_HOLD, contacts, "Texts with a contact point that is not official");
    }
    if (addressing > 0) {
      return suspect(ReviewKind.SCREEN_HOLD, addressing, "Places that address agents");
    }
    return Optional.empty();
  }

  private static Optional<HoldReason> suspect(ReviewKind kind, int count, String what) {
    return Optional.of(new HoldReason(kind, what + ": " + count));
  }

  public ServerFields serverFields(Optional<String> reportPath) {
    List<String> ner = persons.isEmpty() ? List.of() : List.of("PERSON");
    return new ServerFields(rules, ner, reportPath);
  }

  /** Leaves out where and what, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "Screened[%d, %d, %d]".formatted(persons.size(), strangeLinks.size(), contacts);
  }
}
