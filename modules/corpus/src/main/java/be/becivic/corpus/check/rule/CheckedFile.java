package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import java.util.List;

/**
 * All that the judgement of a file rests on.
 *
 * @param content equal exactly when the file's content is
 * @param others the same of the files the rule rests on; empty where one is absent
 */
public record CheckedFile(FileRule rule, String path, String content, List<String> others) {

  public static CheckedFile of(FileRule rule, String path, Corpus corpus) {
    var ids = corpus.files().blobs();
    return new CheckedFile(
        rule,
        path,
        ids.getOrDefault(path, ""),
        rule.restsOn().stream().map(other -> ids.getOrDefault(other, "")).toList());
  }
}
