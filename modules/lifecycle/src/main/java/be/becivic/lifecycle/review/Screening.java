package be.becivic.lifecycle.review;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.path.OfficialContacts;
import be.becivic.corpus.text.OwnLines;
import be.becivic.library.Library;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.protocol.disguise.DisguiseScreen;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.screen.AgentScreen;
import be.becivic.protocol.scrub.ScrubFinding;
import be.becivic.protocol.scrub.Scrubber;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The last look at a submission before anyone else can see it (§8.5). */
public final class Screening {
  private static final String DISGUISE = "may give a number or an address in disguise";

  private final Library library;
  private final PersonRecogniser recogniser;
  private final IdNames ids;
  private final LiveScrubRules rules = new LiveScrubRules();

  public Screening(Library library, PersonRecogniser recogniser) {
    this.library = library;
    this.recogniser = recogniser;
    this.ids = new IdNames(recogniser);
  }

  /** Takes a while, so never inside a transaction. */
  public ScreeningResult look(FeedbackType type, JsonNode document) {
    Corpus corpus = library.corpus();
    LiveScrubRules.Scrubbers scrubbers = rules.of(corpus);
    List<FreeText> texts = FreeTexts.of(type, document);
    return new ScreeningResult(
        Stream.of(
                persons(texts, language(document)),
                ids.marks(document, texts),
                texts.stream().flatMap(text -> hints(text, scrubbers, corpus)))
            .flatMap(marks -> marks)
            .toList(),
        strangeLinks(type, texts),
        (int)
            texts.stream()
                .filter(text -> withoutContacts(text, scrubbers.contacts(), corpus).isEmpty())
                .count(),
        texts.stream().mapToInt(text -> AgentScreen.look(text.text()).size()).sum(),
        scrubbers.all().scan(document).stream().map(ScrubFinding::rule).distinct().toList());
  }

  /** What the scrub refuses; content may hold contact points, which are looked at apart. */
  Optional<Rejection> scrub(FeedbackType type, JsonNode document) {
    LiveScrubRules.Scrubbers scrubbers = rules.of(library.corpus());
    Set<String> corpus = FreeTexts.corpusMembers(type, document);
    ObjectNode content = document.deepCopy().asObject().retain(corpus);
    ObjectNode others = document.deepCopy().asObject().remove(corpus);
    return Stream.concat(
            scrubbers.all().scan(others).stream(), scrubbers.numbers().scan(content).stream())
        .map(finding -> Rejection.at(ErrorCategory.REGEX_FAIL, finding.pointer()))
        .findFirst();
  }

  /** What speaks against publishing words of our own. */
  Optional<ErrorCategory> objection(String words) {
    if (!rules.of(library.corpus()).all().scan(words).isEmpty()) {
      return Optional.of(ErrorCategory.REGEX_FAIL);
    }
    return recogniser.recognise(words, Optional.empty()).isEmpty()
        ? Optional.empty()
        : Optional.of(ErrorCategory.LAYER2_SCRUB_FAILURE);
  }

  /** Looked up only where there is a contact point, which is seldom. */
  private static OfficialContacts officesOf(Corpus corpus) {
    return OfficialContacts.of(corpus.sourceClasses(), corpus.paths());
  }

  private Stream<PersonMark> persons(List<FreeText> texts, Optional<ModelLanguage> language) {
    return texts.stream().flatMap(text -> persons(text, language));
  }

  /** What may identify someone marks the whole text, so that a person looks at all of it. */
  private static Stream<PersonMark> hints(
      FreeText text, LiveScrubRules.Scrubbers scrubbers, Corpus corpus) {
    Scrubber weak = text.corpus() ? scrubbers.weakInContent() : scrubbers.weak();
    return withoutContacts(text, scrubbers.contacts(), corpus).stream()
        .flatMap(
            words ->
                Stream.concat(
                    weak.scan(words).stream().map(ScrubFinding::rule),
                    DisguiseScreen.look(text.corpus() ? OwnLines.removedFrom(words) : words)
                        .stream()
                        .map(_ -> DISGUISE)))
        .distinct()
        .map(why -> new PersonMark(text.pointer(), 0, text.text().length(), why));
  }

  /** Content may name offices; where it names another contact point, it is held for that. */
  private static Optional<String> withoutContacts(FreeText text, Scrubber contacts, Corpus corpus) {
    if (!text.corpus() || contacts.scan(text.text()).isEmpty()) {
      return Optional.of(text.text());
    }
    String words = officesOf(corpus).removedFrom(text.text());
    return contacts.scan(words).isEmpty() ? Optional.of(words) : Optional.empty();
  }

  private Stream<PersonMark> persons(FreeText text, Optional<ModelLanguage> language) {
    return recogniser.recognise(text.text(), language).stream()
        .map(
            span ->
                new PersonMark(text.pointer(), span.start(), span.end(), span.reason().detail()));
  }

  private static Optional<ModelLanguage> language(JsonNode document) {
    return document
        .path("context")
        .path("language_used")
        .stringValueOpt()
        .flatMap(ModelLanguage::find);
  }

  /** Feedback is shown to the operator alone, and often points at our own pages. */
  private List<String> strangeLinks(FeedbackType type, List<FreeText> texts) {
    if (type == FeedbackType.FEEDBACK) {
      return List.of();
    }
    ArrayNode written = JsonNodeFactory.instance.arrayNode();
    texts.forEach(text -> written.add(text.text()));
    return library.strangeLinks(written);
  }
}
