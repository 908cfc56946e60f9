package be.becivic.site.body;

import be.becivic.corpus.Corpus;
import be.becivic.site.language.Language;
import java.util.function.UnaryOperator;

/**
 * What the surroundings of a text decide about it.
 *
 * @param href turns a path of the site into a link for this reader
 * @param observations the block that stands where the body asks for it; safe HTML
 * @param diagram what stands at the top of the process; safe HTML
 */
public record BodyContext(
    Corpus corpus,
    Citations citations,
    Outline outline,
    Language language,
    Words words,
    UnaryOperator<String> href,
    String observations,
    String diagram) {

  /** The few words the interface adds inside a text. */
  public record Words(String risk, String lastStable, String pending) {}
}
