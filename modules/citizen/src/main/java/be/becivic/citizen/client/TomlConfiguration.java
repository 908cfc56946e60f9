package be.becivic.citizen.client;

import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.node.JsonNodeFactory;

/** Servers as tables {@code [mcp_servers.<name>]}, the way Codex keeps them. */
record TomlConfiguration() implements ClientConfiguration {
  private static final Pattern OURS =
      Pattern.compile(
          "\\[\\s*mcp_servers\\s*\\.\\s*(becivic|\"becivic\"|'becivic')\\s*(\\.[^\\]]*)?\\]\\s*(#.*)?");

  /** Other ways to write the same, which are left to the person. */
  private static final Pattern ELSEWHERE =
      Pattern.compile("mcp_servers\\s*(=|\\.\\s*(becivic|\"becivic\"|'becivic')).*");

  private static final Pattern SERVERS = Pattern.compile("\\[\\s*mcp_servers\\s*\\]\\s*(#.*)?");
  private static final Pattern INLINE =
      Pattern.compile("(becivic|\"becivic\"|'becivic')\\s*[=.].*");

  @Override
  public String blank() {
    return "";
  }

  @Override
  public Optional<String> with(String text, ServerEntry entry) {
    return without(text)
        .map(
            rest -> {
              String end = text.contains("\r\n") ? "\r\n" : "\n";
              String gap = rest.isEmpty() ? "" : rest.endsWith("\n") ? end : end + end;
              return rest + gap + table(entry, end);
            });
  }

  @Override
  public Optional<String> without(String text) {
    var rest = new StringBuilder();
    boolean inOurs = false;
    boolean inServers = false;
    for (TomlLines.Line line : TomlLines.of(text)) {
      String words = line.text().strip();
      if (line.isTable()) {
        inOurs = OURS.matcher(words).matches();
        inServers = SERVERS.matcher(words).matches();
      }
      boolean isElsewhere =
          ELSEWHERE.matcher(words).matches() || inServers && INLINE.matcher(words).matches();
      if (!line.isContinued() && isElsewhere) {
        return Optional.empty();
      }
      // Remarks stay: one below our table may belong to the next.
      if (!inOurs || line.isRemark()) {
        rest.append(line.text());
      }
    }
    String kept = rest.toString();
    return Optional.of(text.startsWith(kept) && !text.equals(kept) ? unspaced(kept) : kept);
  }

  /** Without the empty line that was put in front of our table. */
  private static String unspaced(String text) {
    if (text.endsWith("\r\n\r\n")) {
      return text.substring(0, text.length() - 2);
    }
    return text.endsWith("\n\n") ? text.substring(0, text.length() - 1) : text;
  }

  private static String table(ServerEntry entry, String end) {
    var arguments = JsonNodeFactory.instance.arrayNode();
    entry.arguments().forEach(arguments::add);
    // Strings and lists of strings are written alike in TOML and JSON.
    return "[mcp_servers.becivic]"
        + end
        + "command = "
        + JsonNodeFactory.instance.stringNode(entry.command())
        + end
        + "args = "
        + arguments
        + end;
  }
}
