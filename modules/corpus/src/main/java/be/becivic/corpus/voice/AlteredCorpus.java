package be.becivic.corpus.voice;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.index.StoredIndex;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.protocol.change.FileChanges;

/** A state of main with some files otherwise than main has them, for readers. */
final class AlteredCorpus {
  private AlteredCorpus() {}

  /** The list of skills repeats what they say of themselves, so it follows. */
  static Corpus of(Corpus main, FileChanges changes) {
    Corpus altered = main.movedTo(new AlteredFiles(main.files(), changes));
    return altered
        .findFile(SkillsIndex.FILE)
        .map(file -> new StoredIndex(altered, JsonDocument.parse(file.text()).json()))
        .filter(index -> !index.stale().isEmpty())
        .map(index -> changes.write(SkillsIndex.FILE, index.refreshed()))
        .map(all -> altered.movedTo(new AlteredFiles(main.files(), all)))
        .orElse(altered);
  }
}
