package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;

/**
 * All that the judgement of a file rests on.
 *
 * @param content equal exactly when the file's content is
 * @param scrubRules the same of the scrub rules; empty where there are none
 */
public record CheckedFile(FileRule rule, String path, String content, String scrubRules) {

  public static CheckedFile of(FileRule rule, String path, Corpus corpus) {
    var ids = corpus.files().blobs();
    return new CheckedFile(
        rule, path, ids.getOrDefault(path, ""), ids.getOrDefault(CorpusCase.SCRUB_RULES, ""));
  }
}
