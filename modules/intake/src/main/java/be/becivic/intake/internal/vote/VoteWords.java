package be.becivic.intake.internal.vote;

import be.becivic.intake.setup.VoteTexts;
import be.becivic.library.Library;
import be.becivic.protocol.screen.AgentScreen;
import be.becivic.protocol.submission.Submission;
import be.becivic.protocol.submission.Traversal;
import be.becivic.records.review.ReviewKind;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a vote says besides its verdict. A vote whose words are held still counts. */
public final class VoteWords {
  private final VoteTexts texts;
  private final Library library;

  public VoteWords(VoteTexts texts, Library library) {
    this.texts = texts;
    this.library = library;
  }

  /**
   * Why a person has to read them before they are shown, if one has to. Who reports an injection
   * says what it tells agents, which is no order itself.
   */
  public Optional<ReviewKind> findHold(Submission.Validation vote) {
    ObjectNode words = of(vote);
    if (words.valueStream().anyMatch(word -> texts.nameAPerson(word.stringValue()))) {
      return Optional.of(ReviewKind.NER_HOLD);
    }
    if (!library.strangeLinks(words).isEmpty()) {
      return Optional.of(ReviewKind.LINK_HOLD);
    }
    words.remove("injection_reason");
    return words.valueStream().allMatch(word -> AgentScreen.passes(word.stringValue()))
        ? Optional.empty()
        : Optional.of(ReviewKind.SCREEN_HOLD);
  }

  /** All of them by name, as they are held and released. */
  static ObjectNode of(Submission.Validation vote) {
    ObjectNode words = JsonNodeFactory.instance.objectNode();
    vote.rationale().ifPresent(text -> words.put("rationale", text));
    vote.injectionReason().ifPresent(text -> words.put("injection_reason", text));
    vote.traversal()
        .flatMap(Traversal::failureSignal)
        .ifPresent(text -> words.put("failure_signal", text));
    return words;
  }
}
