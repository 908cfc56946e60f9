package be.becivic.site.view;

/**
 * One line of a list of facts.
 *
 * @param english whether the text comes from the corpus, which is in English
 */
public record FactLine(String label, String text, boolean english) {
  public FactLine(String label, String text) {
    this(label, text, false);
  }
}
