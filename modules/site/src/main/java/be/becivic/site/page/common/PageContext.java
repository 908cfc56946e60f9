package be.becivic.site.page.common;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.site.facts.SiteFacts;
import be.becivic.site.language.Messages;
import be.becivic.site.view.PageReader;
import java.util.Optional;

/**
 * Everything one page is made from.
 *
 * @param baseUrl the address of the site, without a slash at its end
 */
public record PageContext(
    CorpusVoices voices,
    SiteFacts facts,
    PageReader reader,
    Thresholds thresholds,
    SharedParts shared,
    String baseUrl) {

  /** Everything as we say it; pages are made from nothing else. */
  public Corpus corpus() {
    return voices.ours();
  }

  public String t(String key, Object... arguments) {
    return Messages.in(reader.language()).get(key, arguments);
  }

  /** A text for one of many names; the name itself where there is none. */
  public String name(String family, String name) {
    return Messages.in(reader.language()).find(family + "." + name).orElse(name);
  }

  /** A text for one of many names; nothing where there is none. */
  public Optional<String> findName(String family, String name) {
    return Messages.in(reader.language()).find(family + "." + name);
  }

  public String href(String path) {
    return reader.href(path);
  }

  /** The commit the corpus stands at; an author's folder has none. */
  public Optional<String> commit() {
    return corpus().commit().map(commit -> commit.value());
  }
}
