package be.becivic.harness.session;

import java.nio.file.Path;

/** What the person is told, in the words the specification prescribes. */
public final class Wordings {
  /** Before a document is looked at (§8.7.1). */
  public static final String DOCUMENT_INTAKE =
      "If you share a document with me, I'll read it to find the parts that matter for your case —"
          + " things like which commune issued it, what type of permit, and the months relevant to"
          + " your timeline. The document file itself stays where you put it; I don't take a copy."
          + " What I do save into your profile is the categorical pieces I extracted (region,"
          + " permit type, residence-period months), nothing more. Your profile lives on your"
          + " computer and you can inspect or delete it whenever.";

  /** On first contact (§24.5). */
  public static final String DISCARD =
      "If you show me a document, I will read the parts relevant to routing your case and will not"
          + " keep a copy.";

  /** What notes for Be Civic are (§6.2.6). */
  public static final String OBSERVATIONS =
      "Be Civic stays accurate because users tell us when something is wrong. Observations are how"
          + " Be Civic works. No identity, no document content, always anonymous.";

  /** What events are for (§6.2.6). */
  public static final String ANALYTICS =
      "Help us understand how Be Civic is used in practice. Optional. You can turn this off at any"
          + " time.";

  /** Before a skill that is not ready (§24.3). */
  public static final String IN_TESTING =
      "This procedure is in testing. It may be incomplete. Do you want to proceed with this"
          + " version?";

  /** An alpha skill with nothing behind it (§8.2). */
  public static final String BRAND_NEW =
      "This skill is brand-new and unvalidated — your session is among the first to use it. We'll"
          + " proceed with low confidence and I'll flag anything that doesn't match what you"
          + " experience. If something fails, we have nothing to fall back to except checking with"
          + " the relevant authority directly.";

  /** Where no skill fits (§24.8). */
  public static final String NO_SKILL =
      "Be Civic doesn't have a verified skill for this procedure yet. I'll work through it with you"
          + " using general knowledge and live research, but treat what I say as a starting point"
          + " to verify with your commune, not as Be Civic's confirmed guidance.";

  /** Where the client can do too little to check (seed 004). */
  public static final String CANNOT_VALIDATE =
      "I can't run the verification step on this artefact in my current mode — the change won't be"
          + " validated by this session. Other sessions will.";

  /** Where every source was tried (§24.9). */
  public static final String EXHAUSTED =
      "All online routes failed. Would you like me to walk you through visiting your commune,"
          + " search online for another route, or skip this document for now?";

  /** Said once, before the first thing is sent. */
  public static final String LICENCE =
      "Approved submissions are published anonymously under CC BY 4.0.";

  /** At the end of a session that could keep nothing (§24.4.1). */
  public static final String CLOSING_UPGRADE =
      "The full Be Civic experience — including saving your notes between sessions — is available"
          + " via the Be Civic plugin in Claude Desktop's Cowork tab. Here is the install link.";

  /** Where files cannot be written (seed 000). */
  public static final String IN_MEMORY =
      "My runtime can't write files, so I'll keep notes in our conversation. If we get into a long"
          + " session I may switch to filing them as we go — you can cancel any in the next 24"
          + " hours.";

  /** Who does what (§3, principle 14). */
  public static final String WHO =
      "Your agent uses Be Civic, a collection of verified and dated Belgian procedures. Be Civic is"
          + " not a public body; verify with your commune before you act.";

  /** Nothing is asked in return (§3, principle 10). */
  public static final String NO_STRINGS =
      "You never have to send anything: who does not gets exactly the same help.";

  /** A returning person (§24.5). */
  public static final String RETURNING =
      "I have notes on your situation from our previous session. Has anything changed since we last"
          + " spoke?";

  private Wordings() {}

  /** An alpha skill with an earlier stable text (§8.2). */
  public static String recentChange(String lastVerified) {
    return "Note: I'm using an alpha version of this skill — meaning a recent change is still being"
        + " validated. Your session helps validate it. If anything goes wrong with the new content,"
        + " I'll fall back to the previous stable version (last verified "
        + lastVerified
        + ").";
  }

  /** Where the notes are (§8.7.3). */
  public static String folder(Path folder) {
    return "I'll keep your notes at "
        + folder
        + ". You can find them there if you want to inspect or back them up.";
  }

  /** Where feedback waits (seed 000). */
  public static String buffer(Path file) {
    return "I'll keep notes for Be Civic in "
        + file
        + " while we work. We'll review them together at the end before sending anything to Be"
        + " Civic.";
  }

  public static String continuing(String title, String step) {
    return "We were working on " + title + ". You were at " + step + ". Shall we pick up there?";
  }

  public static String pivot(String target, String step, String left) {
    return "Picking up "
        + target
        + " from "
        + step
        + ". Your "
        + left
        + " progress is saved; we can return to it anytime.";
  }
}
