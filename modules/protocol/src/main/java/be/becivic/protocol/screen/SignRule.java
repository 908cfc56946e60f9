package be.becivic.protocol.screen;

import static be.becivic.protocol.screen.ScreenKind.HIDDEN;
import static be.becivic.protocol.screen.ScreenKind.ROLE_MARKER;

import be.becivic.protocol.scrub.Folding;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule about signs rather than words: roles, templates, codes, hidden markup. Counts in its
 * patterns are exact, because an open count over a group takes a stack as deep as the text is long.
 */
record SignRule(ScreenKind kind, String name, Pattern pattern) {
  private static final int SHOWN = 24;
  private static final String ROLES =
      "system|assistant|developer|human|user|systeme|système|systeem|tool|utilisateur|gebruiker"
          + "|nutzer|assistent";

  static final List<SignRule> ALL =
      List.of(
          rule(
              ROLE_MARKER,
              "role_label",
              "(?im)(?:^|[.!?]\\s|^\\+|#\\s?|\\*\\*|\\[)[ \\t>]{0,8}(?:"
                  + ROLES
                  + ")\\s{0,3}(?:prompt|message|note|override)?\\s{0,3}(?:\\*\\*|\\])?\\s{0,3}:"),
          rule(
              ROLE_MARKER,
              "role_tag",
              "(?i)</?\\s{0,3}(?:"
                  + ROLES
                  + "|instructions?|prompt|im_start|im_end|inst|sys|function_calls?|tool_call)"
                  + "\\b[^>]{0,40}>"),
          rule(
              ROLE_MARKER,
              "chat_template",
              "(?im)<\\|[a-z_]{2,30}\\|>|\\[/?INST\\]|<</?SYS>>"
                  + "|^#{2,6}\\s{0,3}(?:instructions?|response|system|input)\\s{0,3}:?\\s{0,3}$"
                  + "|\"role\"\\s{0,3}:\\s{0,3}\"|BEGIN (?:SYSTEM )?PROMPT"),
          rule(
              HIDDEN,
              "base64",
              "(?<![A-Za-z0-9+/=_.%-])(?=[A-Za-z0-9+/_-]*+(?<=[A-Za-z0-9+/_-]{24}))"
                  + "(?=[a-z0-9+/_-]*[A-Z])(?=[A-Z0-9+/_-]*[a-z])(?=[A-Za-z+/_-]*[0-9])"
                  + "[A-Za-z0-9+/_-]++={0,2}"),
          rule(HIDDEN, "hexadecimal", "(?i)(?<![0-9a-f/-])(?:[0-9a-f]{2}[ :,]?){24}"),
          rule(HIDDEN, "percent", "(?:%[0-9A-Fa-f]{2}){6}"),
          rule(
              HIDDEN, "escapes", "(?i)(?:\\\\u[0-9a-f]{4}|\\\\x[0-9a-f]{2}|&#x?[0-9a-f]{2,6};){4}"),
          rule(HIDDEN, "bits", "(?:[01]{8}\\s?){4}"),
          rule(
              HIDDEN,
              "markup",
              "(?i)<!--|\\[//\\]:\\s{0,3}#|display\\s{0,3}:\\s{0,3}none|font-size\\s{0,3}:\\s{0,3}0"
                  + "|visibility\\s{0,3}:\\s{0,3}hidden"));

  private static SignRule rule(ScreenKind kind, String name, String pattern) {
    return new SignRule(kind, name, Pattern.compile(pattern));
  }

  /** Looks at the text as sent, and as folded; what only folding shows may be anywhere in it. */
  List<ScreenFinding> find(String text) {
    List<ScreenFinding> found = new ArrayList<>();
    Matcher sign = pattern.matcher(text);
    while (sign.find()) {
      found.add(finding(sign.start(), sign.end(), sign.group()));
    }
    if (found.isEmpty()) {
      Matcher folded = pattern.matcher(Folding.fold(text));
      if (folded.find()) {
        found.add(finding(0, text.length(), folded.group()));
      }
    }
    return found;
  }

  private ScreenFinding finding(int start, int end, String sign) {
    String shown = sign.strip();
    String cut = shown.length() <= SHOWN ? shown : shown.substring(0, SHOWN) + "…";
    return new ScreenFinding(kind, start, end, name + ": " + cut);
  }
}
