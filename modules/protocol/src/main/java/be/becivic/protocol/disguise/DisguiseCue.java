package be.becivic.protocol.disguise;

/**
 * What words can say about a number beside them, as {@code cues.txt} lists them. Of a word that
 * says several things, {@link WordKinds} goes by the first of these.
 */
enum DisguiseCue {
  /** Words for single digits. */
  DIGIT,
  /** Words, or endings of words, for larger numbers. */
  NUMBER,
  /** Words that stand for a letter when somebody spells. */
  LETTER_NAME,
  /** What can hardly be anything but somebody's number. */
  IDENTIFIER,
  POSSESSIVE,
  /** Where private mail is kept, and the signs of an address by name. */
  PROVIDER,
  /** What people have numbers and addresses for: a card, an account, a telephone. */
  HOLDER,
  /** What tells pieces apart: first and last, front and back, a day and the next. */
  ORDER,
  /** How to read what stands beside it. */
  HINT,
  /** Ways around its name: what they always ask, under which a file is found. */
  PARAPHRASE,
  MONTH,
  /** What is counted, paid or measured beside {@link CountedThings}. */
  UNIT,
  /** What offices and laws tell apart by number: articles, forms, rooms, errors. */
  NUMBERED,
  /** Countries, their people and languages, and what is far away. */
  COUNTRY
}
