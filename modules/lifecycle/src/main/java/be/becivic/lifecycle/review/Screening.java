package be.becivic.lifecycle.review;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.path.OfficialContacts;
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
                weakFindings(texts, scrubbers.weak()),
                disguises(texts))
            .flatMap(marks -> marks)
            .toList(),
        strangeLinks(type, texts),
        (int)
            texts.stream()
                .filter(FreeText::corpus)
                .filter(text -> hasContact(text.text(), scrubbers.contacts(), corpus))
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

  /** Offices are looked up only where there is a contact point, which is seldom. */
  private static boolean hasContact(String text, Scrubber contacts, Corpus corpus) {
    if (contacts.scan(text).isEmpty()) {
      return false;
    }
    OfficialContacts offices = OfficialContacts.of(corpus.sourceClasses(), corpus.paths());
    return !contacts.scan(offices.removedFrom(text)).isEmpty();
  }

  private Stream<PersonMark> persons(List<FreeText> texts, Optional<ModelLanguage> language) {
    return texts.stream().flatMap(text -> persons(text, language));
  }

  /** What a weak rule finds may identify someone, so a person looks at the whole text. */
  private static Stream<PersonMark> weakFindings(List<FreeText> texts, Scrubber weak) {
    return texts.stream()
        .flatMap(
            text ->
                weak.scan(text.text()).stream()
                    .map(
                        finding ->
                            new PersonMark(
                                text.pointer(), 0, text.text().length(), finding.rule())));
  }

  private static Stream<PersonMark> disguises(List<FreeText> texts) {
    return texts.stream()
        .flatMap(
            text ->
                DisguiseScreen.look(text.text()).stream()
                    .map(
                        found ->
                            new PersonMark(text.pointer(), found.start(), found.end(), DISGUISE)));
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
