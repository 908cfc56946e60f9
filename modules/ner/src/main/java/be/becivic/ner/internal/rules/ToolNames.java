package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.lexicon.ThingKind;
import java.util.Set;

/** Clears names of programs that talk, where the sentence says or shows that they are programs. */
final class ToolNames {
  private static final int REACH = 4;
  private static final int SENTENCE = 16;
  private static final Set<String> VOICES = Set.of("alexa", "siri", "cortana");
  private static final Set<String> ASSISTANTS =
      Set.of("alexa", "siri", "cortana", "claude", "copilot", "gemini", "mistral", "grok");
  private static final Set<String> JOINING =
      Set.of("and", "en", "et", "und", "or", "of", "ou", "oder", ",", "/", "&");
  private static final Set<String> BEING = Set.of("is", "was", "est", "etait", "ist", "war");

  private final Analysis analysis;

  ToolNames(Analysis analysis) {
    this.analysis = analysis;
  }

  boolean clears(TokenMark mark) {
    return switch (mark.reason().kind()) {
      case TITLE, INTRODUCTION, SCRIPT -> false;
      case ROLE, NAME_LIST, MODEL ->
          mark.to() == mark.from() + 1 && (isCalledTool(mark.from()) || isUsed(mark.from()));
    };
  }

  /** The chatbot Robin; Claude, the language model; Claude is a language model. */
  private boolean isCalledTool(int at) {
    if (analysis.startBefore(Hint.TOOL, at) >= 0) {
      return true;
    }
    int next = at + 1;
    boolean explained =
        next < analysis.size()
            && (analysis.token(next).is(",") || BEING.contains(analysis.token(next).key()));
    if (!explained) {
      return false;
    }
    for (int noun = next + 1; noun < analysis.size() && noun <= next + REACH; noun++) {
      if (analysis.has(Hint.TOOL, noun)) {
        return true;
      }
      if (!analysis.has(Hint.FUNCTION, noun)) {
        return false;
      }
    }
    return false;
  }

  private boolean isUsed(int at) {
    if (!ASSISTANTS.contains(analysis.token(at).key())) {
      return false;
    }
    return isAfterUse(at)
        || isAssistant(at - 2, at - 1)
        || isAssistant(at + 2, at + 1)
        || (VOICES.contains(analysis.token(at).key()) && isAsked(at));
  }

  private boolean isAfterUse(int at) {
    return analysis.has(Hint.USE, at - 1) || analysis.has(Hint.USE, at - 2);
  }

  /** Claude and ChatGPT */
  private boolean isAssistant(int other, int joint) {
    return other >= 0
        && other < analysis.size()
        && JOINING.contains(analysis.token(joint).text())
        && (analysis.thing(other) == ThingKind.NAMED_THING
            || ASSISTANTS.contains(analysis.token(other).key()));
  }

  /** I asked Siri and the answer was wrong: nobody's desk, nobody's surname, but an answer. */
  private boolean isAsked(int at) {
    boolean apart =
        at + 1 >= analysis.size()
            || JOINING.contains(analysis.token(at + 1).text())
            || !analysis.token(at + 1).isWord()
            || analysis.token(at + 1).is("gefragt");
    if (!apart) {
      return false;
    }
    int last = Math.min(at + SENTENCE, analysis.size() - 1);
    for (int noun = at + 1; noun <= last && !analysis.token(noun).opens(); noun++) {
      if (analysis.has(Hint.ANSWER, noun)) {
        return true;
      }
    }
    return false;
  }
}
