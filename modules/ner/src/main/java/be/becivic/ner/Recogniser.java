package be.becivic.ner;

import be.becivic.ner.internal.rules.ForeignScripts;
import be.becivic.ner.internal.rules.LanguageRecogniser;
import be.becivic.ner.internal.rules.LanguageRecogniser.Reading;
import be.becivic.ner.internal.rules.TokenMark;
import be.becivic.ner.lexicon.Analyser;
import be.becivic.ner.lexicon.Lexicon;
import be.becivic.ner.lexicon.NerResources;
import be.becivic.ner.lexicon.Phrases;
import be.becivic.ner.lexicon.Spelling;
import be.becivic.ner.result.PersonSpan;
import be.becivic.ner.result.Reason;
import be.becivic.ner.tagger.LanguageGuess;
import be.becivic.ner.tagger.Tagger;
import be.becivic.ner.tagger.Weights;
import be.becivic.ner.text.FoldedText;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.Tokeniser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The recogniser with its models in memory; safe to share between threads. */
public final class Recogniser implements PersonRecogniser {
  /** As translations stand in a frontmatter: {@code de: "Länger als 90 Tage arbeiten"}. */
  private static final Pattern LABELLED_LINE =
      Pattern.compile("^[ \\t]*+(fr|nl|de|en):[ \\t]++(.++)$", Pattern.MULTILINE);

  private final LanguageGuess guess;
  private final Map<ModelLanguage, LanguageRecogniser> languages;

  private Recogniser(LanguageGuess guess, Map<ModelLanguage, LanguageRecogniser> languages) {
    this.guess = guess;
    this.languages = languages;
  }

  /** Reads the models, which takes a moment. */
  public static Recogniser load() {
    try (var lexiconData = NerResources.data("lexicon.bin");
        var spellingData = NerResources.data("spelling.bin");
        var guessData = NerResources.data("languages.bin")) {
      Lexicon lexicon = Lexicon.read(lexiconData);
      Spelling spelling = Spelling.read(spellingData);
      Phrases phrases = Phrases.load();
      var languages = new EnumMap<ModelLanguage, LanguageRecogniser>(ModelLanguage.class);
      for (ModelLanguage language : ModelLanguage.values()) {
        var analyser = new Analyser(lexicon, phrases, spelling, language);
        languages.put(language, new LanguageRecogniser(analyser, tagger(language)));
      }
      return new Recogniser(LanguageGuess.read(guessData), languages);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Tagger tagger(ModelLanguage language) throws IOException {
    try (var data = NerResources.data(language.code() + ".model")) {
      return new Tagger(Weights.read(data));
    }
  }

  /** Starts reading the models; the handle makes its callers wait for them. */
  public static LoadingRecogniser loadInBackground() {
    return LoadingRecogniser.start(Recogniser::load);
  }

  /** The languages a text may be in: one when that is plain, else all. */
  public Set<ModelLanguage> languages(String text) {
    return guess.plausible(Tokeniser.tokens(FoldedText.of(text)));
  }

  /** Lines that say their language are read in it, the others as one text. */
  @Override
  public List<PersonSpan> recognise(String text, Optional<ModelLanguage> language) {
    var spans = new ArrayList<PersonSpan>();
    var others = new StringBuilder(text);
    Matcher line = LABELLED_LINE.matcher(text);
    while (line.find()) {
      int start = line.start(2);
      read(line.group(2), ModelLanguage.find(line.group(1)))
          .forEach(span -> spans.add(span.movedBy(start)));
      others.replace(start, line.end(2), " ".repeat(line.end(2) - start));
    }
    spans.addAll(read(others.toString(), language));
    spans.sort(Comparator.comparingInt(PersonSpan::start));
    return List.copyOf(spans);
  }

  private List<PersonSpan> read(String text, Optional<ModelLanguage> language) {
    FoldedText folded = FoldedText.of(text);
    List<Token> tokens = Tokeniser.tokens(folded);
    List<Reading> readings =
        candidates(tokens, language).stream()
            .map(candidate -> Objects.requireNonNull(languages.get(candidate)).read(tokens))
            .toList();
    var marks = new ArrayList<TokenMark>();
    for (Reading reading : readings) {
      for (TokenMark mark : reading.marks()) {
        if (readings.stream().noneMatch(other -> other != reading && other.vetoes().test(mark))) {
          marks.add(mark);
        }
      }
    }
    marks.addAll(ForeignScripts.marks(tokens));
    marks.sort(Comparator.comparingInt(TokenMark::from).thenComparingInt(TokenMark::to));
    return merged(marks, tokens, folded);
  }

  private Set<ModelLanguage> candidates(List<Token> tokens, Optional<ModelLanguage> stated) {
    Set<ModelLanguage> plausible = guess.plausible(tokens);
    if (stated.isEmpty()) {
      return plausible;
    }
    Set<ModelLanguage> all = EnumSet.of(stated.get());
    if (plausible.size() == 1) {
      all.addAll(plausible);
    }
    return all;
  }

  private static List<PersonSpan> merged(
      List<TokenMark> marks, List<Token> tokens, FoldedText folded) {
    var spans = new ArrayList<PersonSpan>();
    int at = 0;
    while (at < marks.size()) {
      TokenMark first = marks.get(at);
      int to = first.to();
      Reason reason = first.reason();
      while (++at < marks.size() && marks.get(at).from() < to) {
        to = Math.max(to, marks.get(at).to());
        Reason other = marks.get(at).reason();
        reason = other.kind().compareTo(reason.kind()) < 0 ? other : reason;
      }
      int start = folded.originalStart(tokens.get(first.from()).start());
      int end = folded.originalEnd(tokens.get(to - 1).end() - 1);
      spans.add(new PersonSpan(start, end, reason));
    }
    return List.copyOf(spans);
  }
}
