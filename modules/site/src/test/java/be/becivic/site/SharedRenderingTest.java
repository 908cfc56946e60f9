package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.site.language.Language;
import be.becivic.site.negotiate.Representation;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.view.PageReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SharedRenderingTest {
  private static final int READERS = 20;
  private static final PageCache.State NOW =
      new PageCache.State(CorpusVoices.ofFolder(Corpus.load(MemoryFiles.of(Map.of()))), 1);

  private final SharedRendering rendering = new SharedRendering();
  private final AtomicInteger made = new AtomicInteger();

  @Test
  void whoAsksWhileAPageIsMadeGetsThatOne() throws Exception {
    var begun = new CountDownLatch(1);
    var asked = new CountDownLatch(READERS);
    try (var readers = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<RenderedPage> first =
          readers.submit(
              () ->
                  rendering.get(
                      NOW,
                      key("/a"),
                      () -> {
                        begun.countDown();
                        awaitAll(asked);
                        return page();
                      }));
      begun.await();
      List<Future<RenderedPage>> others = new ArrayList<>();
      for (int i = 0; i < READERS; i++) {
        others.add(
            readers.submit(
                () -> {
                  asked.countDown();
                  return rendering.get(NOW, key("/a"), this::page);
                }));
      }
      assertThat(first.get()).isNotNull();
      for (Future<RenderedPage> other : others) {
        assertThat(other.get()).isNotNull();
      }
    }
    assertThat(made.get())
        .as("made by the first, and by none or few who came late")
        .isLessThan(READERS / 2);
  }

  @Test
  void anotherPageIsNotWaitedFor() {
    RenderedPage inner =
        rendering.get(NOW, key("/a"), () -> rendering.get(NOW, key("/b"), this::page));
    assertThat(inner).isNotNull();
    assertThat(made).hasValue(1);
  }

  @Test
  void whatFailedIsTriedAgainByTheNext() {
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                rendering.get(
                    NOW,
                    key("/a"),
                    () -> {
                      throw new IllegalStateException("no");
                    }));
    assertThat(rendering.get(NOW, key("/a"), this::page)).isNotNull();
  }

  private RenderedPage page() {
    made.incrementAndGet();
    return new RenderedPage(200, "text/html", PageFreshness.SIGNALS, Map.of(), new byte[100]);
  }

  private static PageKey key(String path) {
    PageReader reader = new PageReader(Language.EN, false);
    return new PageKey.OfPage(path, Representation.HTML, reader, PageTable.NOTHING_SOUGHT);
  }

  private static void awaitAll(CountDownLatch latch) {
    try {
      latch.await();
      Thread.sleep(200);
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }
}
