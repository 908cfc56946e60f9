package be.becivic.changes;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.check.report.Severity;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Position;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.voice.PreviousText;
import be.becivic.protocol.id.CommitId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks whether the texts of ours that a state of main names are found behind it. */
final class NamedTexts {
  private static final Position BEGINNING = new Position(1, 1);

  private NamedTexts() {}

  static List<Finding> check(CorpusRepository repository, Corpus corpus, CommitId main) {
    List<Finding> findings = new ArrayList<>();
    for (Skill skill : corpus.skills()) {
      Optional<PreviousText> named = PreviousText.of(skill);
      if (named.isPresent()
          && find(repository, named.get(), main)
              .flatMap(commit -> repository.find(commit, skill.file().path()))
              .isEmpty()) {
        findings.add(finding(skill.file().path()));
      }
    }
    for (PathEntry path : corpus.paths().list()) {
      boolean areFound =
          Stream.concat(
                  PreviousText.of(path).stream(),
                  path.sources().stream().flatMap(source -> PreviousText.of(source).stream()))
              .allMatch(
                  named ->
                      find(repository, named, main)
                          .flatMap(commit -> repository.find(commit, PathDirectory.FILE))
                          .flatMap(file -> directory(file).find(path.id()))
                          .isPresent());
      if (!areFound) {
        findings.add(finding(PathDirectory.FILE));
      }
    }
    return findings;
  }

  private static Optional<CommitId> find(
      CorpusRepository repository, PreviousText named, CommitId main) {
    return named
        .findCommit()
        .flatMap(commit -> repository.findCommit(commit.value()))
        .filter(commit -> repository.leads(commit, main));
  }

  private static PathDirectory directory(byte[] file) {
    String text = SourceFile.decode(PathDirectory.FILE, file).text();
    return PathDirectory.of(JsonDocument.parse(text).json());
  }

  private static Finding finding(String file) {
    return new Finding(
        PreviousText.RULE,
        Severity.ERROR,
        file,
        BEGINNING,
        "The text of ours that it names is not found behind main.",
        "Name a commit of main that has the text, or take the member out.");
  }
}
