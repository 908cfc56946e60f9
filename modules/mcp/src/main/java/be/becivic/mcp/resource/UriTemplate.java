package be.becivic.mcp.resource;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An address with variables, such as {@code test://things/{id}}: RFC 6570, simple expansion only.
 * Matching takes apart what expansion put together.
 */
public final class UriTemplate {
  private static final Pattern VARIABLE = Pattern.compile("\\{([A-Za-z][A-Za-z0-9_]*)}");
  private static final String EXPANDED = "((?:[A-Za-z0-9._~-]|%[0-9A-Fa-f]{2})+)";
  private static final int MAX_URI = 2048;

  private final String text;
  private final List<String> variables;
  private final Pattern pattern;

  private UriTemplate(String text, List<String> variables, Pattern pattern) {
    this.text = text;
    this.variables = List.copyOf(variables);
    this.pattern = pattern;
  }

  public static UriTemplate of(String text) {
    var variables = new ArrayList<String>();
    var regex = new StringBuilder();
    Matcher matcher = VARIABLE.matcher(text);
    int end = 0;
    while (matcher.find()) {
      String literal = text.substring(end, matcher.start());
      if (literal.isEmpty() || variables.contains(matcher.group(1))) {
        throw new IllegalArgumentException("adjacent or repeated variables: " + text);
      }
      regex.append(Pattern.quote(literal)).append(EXPANDED);
      variables.add(matcher.group(1));
      end = matcher.end();
    }
    String rest = text.substring(end);
    if (variables.isEmpty() || rest.contains("{") || rest.contains("}")) {
      throw new IllegalArgumentException("not a simple template: " + text);
    }
    return new UriTemplate(text, variables, Pattern.compile(regex + Pattern.quote(rest)));
  }

  public String text() {
    return text;
  }

  public List<String> variables() {
    return variables;
  }

  /** The variables of an address that has this shape, in their order. */
  public Optional<Map<String, String>> match(String uri) {
    Matcher matcher = pattern.matcher(uri);
    if (uri.length() > MAX_URI || !matcher.matches()) {
      return Optional.empty();
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < variables.size(); i++) {
      Optional<String> value = decode(matcher.group(i + 1));
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.put(variables.get(i), value.get());
    }
    return Optional.of(values);
  }

  /** The text those escapes stand for, if they are UTF-8. */
  private static Optional<String> decode(String expanded) {
    ByteBuffer bytes = ByteBuffer.allocate(expanded.length());
    for (int i = 0; i < expanded.length(); i++) {
      if (expanded.charAt(i) == '%') {
        bytes.put((byte) HexFormat.fromHexDigits(expanded, i + 1, i + 3));
        i += 2;
      } else {
        bytes.put((byte) expanded.charAt(i));
      }
    }
    try {
      return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()).toString());
    } catch (CharacterCodingException _) {
      return Optional.empty();
    }
  }
}
