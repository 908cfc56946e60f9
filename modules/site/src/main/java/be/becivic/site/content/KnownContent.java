package be.becivic.site.content;

import be.becivic.corpus.site.ContentScope;
import be.becivic.corpus.voice.CorpusVoices;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** What a site shows of the state it was asked about last, worked out once. */
public final class KnownContent {
  private record Known(CorpusVoices whole, SiteContent content) {}

  private final ContentScope scope;
  private final AtomicReference<Optional<Known>> last = new AtomicReference<>(Optional.empty());

  public KnownContent(ContentScope scope) {
    this.scope = scope;
  }

  public SiteContent of(CorpusVoices whole) {
    Optional<Known> known = last.get().filter(state -> state.whole() == whole);
    if (known.isPresent()) {
      return known.get().content();
    }
    SiteContent content = SiteContent.of(whole, scope);
    last.set(Optional.of(new Known(whole, content)));
    return content;
  }
}
