package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is translated is said somewhere: a translation of words that changed reaches nobody. */
public final class PhrasesRule implements CorpusRule {
  @Override
  public String id() {
    return "phrases";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(TranslatedPhrases.FILE)
        .filter(file -> file.json().isObject())
        .ifPresent(file -> check(file, corpus, reports.in(file.file())));
  }

  private static void check(JsonFile file, CorpusCase corpus, Reporter report) {
    for (SchemaViolation violation :
        corpus.schemas().listViolations(SchemaName.PHRASES, file.json())) {
      report.error(
          file.locate(violation.pointer()),
          SchemaWords.message(violation),
          "See schemas/phrases.schema.json.");
    }
    for (String english :
        unsaid(List.copyOf(file.json().path("phrases").propertyNames()), corpus)) {
      report.warning(
          file.locate("/phrases/" + english.replace("~", "~0").replace("/", "~1")),
          "Nothing says \"%s\" any more.".formatted(english),
          "Remove the phrase, or put the words there that are said now.");
    }
  }

  /** Those that no text says from the beginning of a word on; one pass, since every check asks. */
  private static List<String> unsaid(List<String> phrases, CorpusCase corpus) {
    Map<Character, List<String>> byFirst =
        phrases.stream()
            .filter(each -> !each.isEmpty())
            .collect(
                Collectors.groupingBy(
                    each -> each.charAt(0), Collectors.toCollection(ArrayList::new)));
    Stream<String> skills = corpus.corpus().skills().stream().map(skill -> skill.file().text());
    Stream<String> paths =
        corpus.corpus().findFile(PathDirectory.FILE).map(file -> file.text()).stream();
    Stream.concat(skills, paths).map(PhrasesRule::read).forEach(text -> strike(text, byFirst));
    Set<String> left = byFirst.values().stream().flatMap(List::stream).collect(Collectors.toSet());
    return phrases.stream().filter(left::contains).toList();
  }

  private static void strike(String text, Map<Character, List<String>> byFirst) {
    for (int i = 0; i < text.length(); i++) {
      if (i == 0 || !Character.isLetterOrDigit(text.charAt(i - 1))) {
        int start = i;
        List<String> candidates = byFirst.getOrDefault(text.charAt(i), List.of());
        if (!candidates.isEmpty()) {
          candidates.removeIf(phrase -> text.startsWith(phrase, start));
        }
      }
    }
  }

  /** A text as people read it: without marks of emphasis and quotation, on one line. */
  private static String read(String text) {
    StringBuilder read = new StringBuilder(text.length());
    boolean isSpaced = false;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      boolean isQuoting = character == '>' && i > 0 && text.charAt(i - 1) == '\n';
      boolean isSpace = character <= ' ';
      if (character != '*' && !isQuoting && !(isSpace && isSpaced)) {
        read.append(isSpace ? ' ' : character);
        isSpaced = isSpace;
      }
    }
    return read.toString();
  }
}
