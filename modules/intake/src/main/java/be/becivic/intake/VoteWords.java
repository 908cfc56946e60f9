package be.becivic.intake;

import be.becivic.library.Library;
import be.becivic.records.review.ReviewKind;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a vote says besides its verdict. A vote whose words are held still counts. */
record VoteWords(VoteTexts texts, Library library) {
  private static final String SIGNAL = "failure_signal";

  Optional<ReviewKind> hold(Submission vote) {
    JsonNode words = of(vote);
    if (words.valueStream().anyMatch(word -> texts.nameAPerson(word.stringValue()))) {
      return Optional.of(ReviewKind.NER_HOLD);
    }
    return library.strangeLinks(words).isEmpty()
        ? Optional.empty()
        : Optional.of(ReviewKind.LINK_HOLD);
  }

  /** All of them by name, as they are held and released. */
  static ObjectNode of(Submission vote) {
    ObjectNode words = JsonNodeFactory.instance.objectNode();
    vote.text("rationale").ifPresent(text -> words.put("rationale", text));
    vote.text("injection_reason").ifPresent(text -> words.put("injection_reason", text));
    signal(vote).ifPresent(text -> words.put(SIGNAL, text));
    return words;
  }

  /** How a source was tried, without the words. */
  static Optional<String> traversal(Submission vote, boolean withWords) {
    return vote.document()
        .optional("traversal_metadata")
        .map(JsonNode::deepCopy)
        .map(traversal -> withWords ? traversal : ((ObjectNode) traversal).without(SIGNAL))
        .map(JsonNode::toString);
  }

  private static Optional<String> signal(Submission vote) {
    return vote.document().path("traversal_metadata").path(SIGNAL).stringValueOpt();
  }
}
