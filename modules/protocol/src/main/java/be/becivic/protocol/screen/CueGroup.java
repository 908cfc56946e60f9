package be.becivic.protocol.screen;

/** Words and phrases that mean much the same, as {@code cues.txt} lists them. */
enum CueGroup {
  /** To set instructions aside. */
  OVERRIDE,
  /** Instructions, rules and warnings. */
  DIRECTIVES,
  /** The instructions that an agent was given. */
  OWN_DIRECTIVES,
  /** To be given another role. */
  PERSONA,
  /** To be spoken to as an agent. */
  VOCATIVE,
  AGENTS,
  DUTY,
  /** To tell or ask somebody. */
  SAY,
  /** Whoever uses an agent. */
  USER,
  /** Whoever has something to arrange. */
  PERSON,
  /** A firm or helper whom no procedure names. */
  INTEREST,
  /** Not to tell. */
  CONCEAL,
  /** To whom something is not told, and what. */
  AUDIENCE,
  /** The summary an agent makes. */
  SUMMARY,
  /** How to answer. */
  ANSWER,
  REPEAT,
  VERBATIM,
  /** To talk somebody into something. */
  DECEIVE,
  PRETEND,
  /** Those who made the agent or run the service. */
  MAKER,
  MESSAGE,
  /** What agents can do on a machine. */
  TOOL,
  VOTE,
  COLLECT,
  IDENTIFIER,
  /** Who may well ask for an identifier. */
  INSTITUTION,
  PUT,
  /** Where submissions are written. */
  CHANNEL,
  SECRETLY,
  GET,
  /** Codes that open something. */
  SECRET,
  /** Where the secret would be written. */
  HERE,
  NEVER,
  SEND,
  PAPERS,
  PRIVATE_CHANNEL,
  PAY,
  ODD_MEANS,
  UNNAMED_ACCOUNT
}
