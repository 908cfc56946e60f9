package be.becivic.training;

import java.util.List;

/**
 * A sentence and where in it people are named.
 *
 * @param hidesThings whether its brands and places must be recognised as if no list had them
 */
record Example(String text, List<Person> people, boolean hidesThings) {

  /**
   * A name by its place in the text.
   *
   * @param unlisted whether the model must recognise it as if no list had it
   */
  record Person(int start, int end, boolean unlisted) {}
}
