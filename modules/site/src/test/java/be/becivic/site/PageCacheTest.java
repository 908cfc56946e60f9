package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.library.search.SearchQuery;
import be.becivic.site.language.Language;
import be.becivic.site.negotiate.Representation;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.view.PageReader;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PageCacheTest {
  private static final CorpusVoices VOICES = voices();
  private static final PageCache.State NOW = new PageCache.State(VOICES, 1);
  private static final PageReader READER = new PageReader(Language.EN, false);

  private static CorpusVoices voices() {
    return CorpusVoices.ofFolder(Corpus.load(MemoryFiles.of(Map.of())));
  }

  @Test
  void aPageIsFoundUnderItsOwnKeyAlone() {
    PageCache cache = new PageCache(1 << 20);
    RenderedPage page = rendered();
    cache.keep(NOW, key("/a"), page);
    assertThat(cache.find(NOW, key("/a"))).containsSame(page);
    assertThat(cache.find(NOW, key("/b"))).isEmpty();
  }

  @Test
  void aPageIsNotFoundByAnotherForm() {
    PageCache cache = new PageCache(1 << 20);
    cache.keep(NOW, key("/a"), rendered());
    assertThat(cache.find(NOW, key("/a", Representation.JSON, READER, ""))).isEmpty();
  }

  @Test
  void aPageIsNotFoundByAnotherReader() {
    PageCache cache = new PageCache(1 << 20);
    cache.keep(NOW, key("/a"), rendered());
    PageReader chose = new PageReader(Language.EN, true);
    PageReader french = new PageReader(Language.FR, false);
    assertThat(cache.find(NOW, key("/a", Representation.HTML, chose, ""))).isEmpty();
    assertThat(cache.find(NOW, key("/a", Representation.HTML, french, ""))).isEmpty();
  }

  @Test
  void aPageIsNotFoundByAnotherSearch() {
    PageCache cache = new PageCache(1 << 20);
    cache.keep(NOW, key("/search", Representation.HTML, READER, "passport"), rendered());
    assertThat(cache.find(NOW, key("/search", Representation.HTML, READER, "divorce"))).isEmpty();
    assertThat(cache.find(NOW, key("/search"))).isEmpty();
  }

  @Test
  void aPageIsNotFoundOnceTheCorpusOrTheFactsMovedOn() {
    PageCache cache = new PageCache(1 << 20);
    cache.keep(NOW, key("/a"), rendered());
    CorpusVoices next = voices();
    assertThat(cache.find(new PageCache.State(VOICES, 2), key("/a"))).isEmpty();
    assertThat(cache.find(new PageCache.State(next, 1), key("/a"))).isEmpty();
  }

  @Test
  void pagesOfAnEarlierStateMakeRoom() {
    PageCache cache = new PageCache(1 << 20);
    cache.keep(NOW, key("/a"), rendered());
    cache.keep(new PageCache.State(VOICES, 2), key("/b"), rendered());
    assertThat(cache.find(NOW, key("/a"))).isEmpty();
  }

  @Test
  void noMoreIsKeptThanThereIsRoomFor() {
    int room = 10;
    PageCache cache = new PageCache(room * (long) rendered().size());
    IntStream.range(0, 1000).forEach(i -> cache.keep(NOW, key("/" + i), rendered()));
    long kept =
        IntStream.range(0, 1000).filter(i -> cache.find(NOW, key("/" + i)).isPresent()).count();
    assertThat(kept).isBetween(1L, (long) room);
  }

  @Test
  void aPageLargerThanTheRoomIsNotKept() {
    PageCache cache = new PageCache(rendered().size() - 1);
    cache.keep(NOW, key("/a"), rendered());
    assertThat(cache.find(NOW, key("/a"))).isEmpty();
  }

  private static PageKey key(String path) {
    return new PageKey.OfPage(path, Representation.HTML, READER, PageTable.NOTHING_SOUGHT);
  }

  private static PageKey key(String path, Representation form, PageReader reader, String sought) {
    return new PageKey.OfPage(path, form, reader, SearchQuery.of(sought));
  }

  private static RenderedPage rendered() {
    return new RenderedPage(200, "text/html", PageFreshness.SIGNALS, Map.of(), new byte[100]);
  }
}
