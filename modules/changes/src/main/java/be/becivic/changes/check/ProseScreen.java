package be.becivic.changes.check;

import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.check.report.Severity;
import be.becivic.corpus.data.LinkFinder;
import be.becivic.corpus.data.SnapshotLines;
import be.becivic.corpus.data.SourceClasses;
import be.becivic.corpus.diff.AddedText;
import be.becivic.corpus.path.OfficialContacts;
import be.becivic.corpus.text.OwnLines;
import be.becivic.corpus.text.OwnNumbers;
import be.becivic.corpus.text.Position;
import be.becivic.ner.PersonRecogniser;
import be.becivic.protocol.disguise.DisguiseScreen;
import be.becivic.protocol.screen.AgentScreen;
import be.becivic.protocol.scrub.ScrubRule;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.review.ReviewKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Looks for people and for orders to agents in the text a change brings, before it is in git. */
final class ProseScreen {
  private final Scrubber numbers;
  private final Scrubber contacts;
  private final Scrubber weak;
  private final PersonRecogniser recogniser;

  ProseScreen(Scrubber scrubber, PersonRecogniser recogniser) {
    this.numbers = scrubber.only(rule -> rule.isStrong() && !rule.contactPoint());
    this.contacts = scrubber.only(ScrubRule::contactPoint);
    this.weak =
        scrubber.only(rule -> !rule.isStrong() && !rule.contactPoint() && !rule.isForReports());
    this.recogniser = recogniser;
  }

  /** Numbers that identify someone: no person can let those in. */
  List<Finding> numbers(ChangeCandidate change) {
    List<Finding> findings = new ArrayList<>();
    for (String path : AddedProse.files(change)) {
      Set<String> fired =
          SnapshotLines.isSnapshot(path) ? firedInRows(change, path) : firedInText(change, path);
      fired.forEach(rule -> findings.add(finding(path, rule, line(change.text(path), rule))));
    }
    return findings;
  }

  private Set<String> firedInText(ChangeCandidate change, String path) {
    Set<String> fired = new TreeSet<>();
    AddedProse.lines(change, path).forEach(block -> fired.addAll(fired(block)));
    AddedProse.passages(change, path).forEach(passage -> fired.addAll(firedAnew(passage)));
    return fired;
  }

  /** What fires only together with what stood around it before. */
  private Set<String> firedAnew(AddedText.Passage passage) {
    Set<String> fired = fired(passage.after());
    if (!fired.isEmpty()) {
      fired.removeAll(fired(passage.before()));
    }
    return fired;
  }

  /** Times, counts and numbers of our own are no strangers' words, whatever they look like. */
  private Set<String> firedInRows(ChangeCandidate change, String path) {
    Set<String> fired = new TreeSet<>();
    AddedProse.submittedTexts(change, path).forEach(text -> fired.addAll(fired(text)));
    return fired;
  }

  /** What a person has to look at first; the gravest kind alone. */
  Optional<CheckVerdict.Held> hold(ChangeCandidate change) {
    SourceClasses official = change.head().sourceClasses();
    OfficialContacts offices = OfficialContacts.of(official, change.base().paths());
    return held(change, ReviewKind.NER_HOLD, AddedProse::sentences, this::namesSomeone)
        .or(
            () ->
                held(
                    change,
                    ReviewKind.CONTACT_HOLD,
                    AddedProse::lines,
                    block -> hasContact(block, offices)))
        .or(
            () ->
                held(
                    change,
                    ReviewKind.NER_HOLD,
                    AddedProse::sentences,
                    block ->
                        !DisguiseScreen.passes(offices.removedFrom(OwnLines.removedFrom(block)))))
        .or(
            () ->
                held(
                    change,
                    ReviewKind.LINK_HOLD,
                    AddedProse::lines,
                    block -> hasStrangeLink(block, official)))
        .or(
            () ->
                held(
                    change,
                    ReviewKind.SCREEN_HOLD,
                    AddedProse::sentences,
                    block -> !AgentScreen.passes(block)));
  }

  private static Optional<CheckVerdict.Held> held(
      ChangeCandidate change,
      ReviewKind kind,
      BiFunction<ChangeCandidate, String, List<String>> blocks,
      Predicate<String> fires) {
    List<String> files =
        AddedProse.files(change).stream()
            .filter(path -> blocks.apply(change, path).stream().anyMatch(fires))
            .toList();
    return files.isEmpty() ? Optional.empty() : Optional.of(new CheckVerdict.Held(kind, files));
  }

  private boolean namesSomeone(String block) {
    return !weak.scan(block).isEmpty() || !recogniser.recognise(block, Optional.empty()).isEmpty();
  }

  private boolean hasContact(String block, OfficialContacts official) {
    return !contacts.scan(official.removedFrom(OwnNumbers.removedFrom(block))).isEmpty();
  }

  private static boolean hasStrangeLink(String block, SourceClasses official) {
    return !LinkFinder.strange(block, official).isEmpty();
  }

  private Set<String> fired(String text) {
    return numbers.scan(OwnNumbers.removedFrom(text)).stream()
        .map(be.becivic.protocol.scrub.ScrubFinding::rule)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The first line on which the rule fires; the first one where it takes several to fire. */
  private int line(String text, String rule) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (fired(lines.get(i)).contains(rule)) {
        return i + 1;
      }
    }
    return 1;
  }

  private static Finding finding(String path, String rule, int line) {
    return new Finding(
        ChangeCheck.SCRUB,
        Severity.ERROR,
        path,
        new Position(line, 1),
        "The text looks as if it contains a personal identifier (" + rule + ").",
        "Remove it; an example needs no real number.");
  }
}
