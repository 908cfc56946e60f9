package be.becivic.protocol.disguise;

/** What words can say about a number beside them, as {@code cues.txt} lists them. */
enum DisguiseCue {
  /** Words for single digits. */
  DIGIT,
  /** Words, or endings of words, for larger numbers. */
  NUMBER,
  POSSESSIVE,
  /** What people have numbers and addresses for: a card, an account, a telephone. */
  HOLDER,
  /** What can hardly be anything but somebody's number. */
  IDENTIFIER,
  /** Ways around its name: what they always ask, under which a file is found. */
  PARAPHRASE,
  /** How to read what stands beside it. */
  HINT,
  /** What tells pieces apart: first and last, front and back, a day and the next. */
  ORDER,
  /** Words that stand for a letter when somebody spells. */
  LETTER_NAME,
  /** Where private mail is kept, and the signs of an address by name. */
  PROVIDER
}
