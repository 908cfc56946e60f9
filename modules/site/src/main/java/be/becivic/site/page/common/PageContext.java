package be.becivic.site.page.common;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.content.SiteContent;
import be.becivic.site.facts.SiteFacts;
import be.becivic.site.identity.SiteIdentity;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import be.becivic.site.view.PageReader;
import java.util.List;
import java.util.Optional;

/** Everything one page is made from. */
public record PageContext(
    SiteContent content,
    SiteFacts facts,
    PageReader reader,
    Thresholds thresholds,
    SharedParts shared,
    SiteIdentity site) {

  /** The same for somebody who reads another language. */
  public PageContext in(Language language) {
    return new PageContext(content, facts, reader.in(language), thresholds, shared, site);
  }

  /** What the site shows, in every voice. */
  public CorpusVoices voices() {
    return content.voices();
  }

  /** What the site shows, as we say it; pages are made from nothing else. */
  public Corpus corpus() {
    return voices().ours();
  }

  /** The address of the site, without a slash at its end. */
  public String baseUrl() {
    return site.baseUrl();
  }

  /** All of the address of a page, of this site or beyond it. */
  public String url(String href) {
    if (!href.startsWith("/")) {
      return href;
    }
    return (content.has(href) ? site.baseUrl() : site.home()) + href;
  }

  /** The values that the site shows. */
  public List<Revision<CatalogueValue>> listValues() {
    return facts.listValues().stream().filter(value -> content.has(value.uid())).toList();
  }

  /** The references that the site shows. */
  public List<Revision<Citation>> listReferences() {
    return facts.listReferences().stream().filter(source -> content.has(source.uid())).toList();
  }

  public String t(String key, Object... arguments) {
    return site.named(Messages.in(reader.language()).get(key, arguments));
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
