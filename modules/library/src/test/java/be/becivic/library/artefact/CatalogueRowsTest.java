package be.becivic.library.artefact;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.library.ShippedLibrary;
import be.becivic.protocol.id.Uid;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogueRowsTest {
  private static final int QUESTIONS = 5_000;

  @Test
  void severalThreadsAskAtOnceAndEachGetsItsOwnAnswer(@TempDir Path folder) {
    try (ShippedLibrary library = ShippedLibrary.in(folder)) {
      List<Uid> known =
          IntStream.rangeClosed(1, 20).mapToObj(n -> new Uid(Uid.Kind.VOLATILE_VALUE, n)).toList();
      List<Uid> answered =
          library.read(
              tables -> {
                CatalogueLookup rows = new CatalogueRows(tables);
                return IntStream.range(0, QUESTIONS)
                    .parallel()
                    .mapToObj(question -> rows.find(known.get(question % known.size())))
                    .flatMap(Optional::stream)
                    .map(CatalogueLookup.Entry::uid)
                    .toList();
              });
      assertThat(answered)
          .isEqualTo(
              IntStream.range(0, QUESTIONS)
                  .mapToObj(question -> known.get(question % known.size()))
                  .toList());
    }
  }
}
