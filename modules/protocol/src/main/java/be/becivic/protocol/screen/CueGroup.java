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
  UNNAMED_ACCOUNT,

  // What follows is for the score alone: no rule goes by it.

  /** Programs that read or answer for people. */
  MACHINE,
  /** Officers, brokers, forms and the programs of an office, which share a word with machines. */
  CIVIC_AGENT,
  /** To pass on, explain, translate or sum up what one read. */
  RELAY,
  /** What is said to the person in the end. */
  OUTPUT,
  /** For whom somebody reads. */
  HELPED,
  OMIT,
  /** What a person would want to know: free ways, appeals, exceptions, sources. */
  RIGHTS,
  WARNING,
  OURS,
  /** What a firm has: an office, a link, a number. */
  FIRM,
  /** What a correction is about. */
  PAGE,
  EDIT,
  OFFICE,
  /** What people do at a counter. */
  DESK_ACT,
  /** Somebody's own experience. */
  SELF,
  APPROVE,
  SUBMISSIONS,
  UNCHECKED,
  CONSENT,
  AUTHORITY,
  /** To say what is not so, or to talk somebody into it. */
  CLAIM,
  COMPULSORY,
  PROMOTE,
  /** A private person or an odd way to reach one. */
  STRANGER,
  /** Warnings of fraud. */
  SCAM,
  NOT,
  YOU,
  /** The familiar form of address, where a language has one. */
  THOU,
  THEM,
  /** The text itself. */
  HERE_TEXT,
  /** What is asked of a machine. */
  TASK,
  ROLE
}
