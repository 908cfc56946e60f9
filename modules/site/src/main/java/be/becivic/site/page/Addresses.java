package be.becivic.site.page;

import be.becivic.corpus.Corpus;
import be.becivic.site.facts.Facts;
import java.util.List;
import java.util.stream.Stream;

/** Where the pages of a corpus stand. */
public final class Addresses {
  private Addresses() {}

  /** The front page, from which the sections can be reached, and every artefact. */
  public static List<String> of(Corpus corpus, Facts facts) {
    return Stream.of(
            Stream.of("/"),
            corpus.skills().stream().map(Links::path),
            corpus.paths().list().stream().map(Links::path),
            PathPages.THEMES.stream().map(theme -> "/paths/themes/" + theme),
            facts.listValues().stream().map(row -> "/values/" + row.uid()),
            facts.listReferences().stream().map(row -> "/references/" + row.uid()))
        .flatMap(addresses -> addresses)
        .toList();
  }
}
