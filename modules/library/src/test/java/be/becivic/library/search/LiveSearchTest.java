package be.becivic.library.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import be.becivic.library.search.text.SearchWords;
import be.becivic.protocol.lifecycle.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveSearchTest {
  @TempDir Path folder;

  @Test
  void searchesNeverSeeAGapWhileIndexesAreReplaced() throws Exception {
    AtomicBoolean isDone = new AtomicBoolean();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor();
        LiveSearch live = new LiveSearch(index(0))) {
      List<Future<Integer>> readers =
          Stream.generate(() -> threads.submit(() -> searchUntil(isDone, live))).limit(4).toList();
      for (int i = 1; i < 30; i++) {
        live.replaceBy(index(i));
      }
      isDone.set(true);
      for (Future<Integer> reader : readers) {
        assertThat(reader.get()).isPositive();
      }
      assertThat(live.answer(SearchQuery.of("title")).results())
          .extracting(SearchResult::id)
          .containsExactly("skill-29");
    }
  }

  @Test
  void aClosedSearchSaysSo() {
    LiveSearch live = new LiveSearch(index(0));
    live.close();
    assertThatIllegalStateException()
        .isThrownBy(() -> live.answer(SearchQuery.of("title")).results());
  }

  @Test
  void theFolderKeepsTheNewestIndexOnly() throws IOException {
    index(1).close();
    List<Path> first = list();
    index(1).close();
    assertThat(list()).isEqualTo(first).hasSize(1);
    index(2).close();
    assertThat(list()).hasSize(1).doesNotContainAnyElementsOf(first);
  }

  @Test
  void aDamagedIndexIsBuiltAgain() throws IOException {
    index(1).close();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.writeString(file, "damaged");
      }
    }
    try (SearchIndex again = index(1)) {
      assertThat(SearchSamples.ids(again, "title")).containsExactly("skill-1");
    }
  }

  private static int searchUntil(AtomicBoolean isDone, LiveSearch live) {
    int found = 0;
    while (!isDone.get() || found == 0) {
      assertThat(live.answer(SearchQuery.of("title")).results()).hasSize(1);
      found++;
    }
    return found;
  }

  private SearchIndex index(int number) {
    return SearchIndex.open(
        folder,
        List.of(SearchSamples.skill("skill-" + number, Status.BETA, "family", "A title", "")),
        SearchWords.NONE);
  }

  private List<Path> list() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.toList();
    }
  }
}
