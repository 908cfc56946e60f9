package be.becivic.site.page.general;

import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.LandingView.ClientSetup;
import java.util.List;
import java.util.Optional;

/** The programs people talk to their agents in, each with what it wants to be told. */
record ClientSetups(PageContext context) {
  private static final String NAME = "becivic";
  private static final String SKILLS = "/agents/bootstrap.zip";

  List<ClientSetup> list() {
    String address = context.baseUrl() + "/mcp";
    return List.of(
        setup("claude", "Claude", "connector", address, "bundle"),
        terminal("claude-code", "Claude Code", "claude mcp add --transport http", "plugin"),
        file("cursor", "Cursor", "~/.cursor/mcp.json", "mcpServers", "\"url\": "),
        file("vscode", "VS Code", "mcp.json", "servers", "\"type\": \"http\", \"url\": "),
        setup("codex", "Codex", "terminal", "codex mcp add becivic --url " + address, "install"),
        terminal("gemini", "Gemini CLI", "gemini mcp add --transport http", "install"),
        file(
            "windsurf",
            "Windsurf",
            "~/.codeium/windsurf/mcp_config.json",
            "mcpServers",
            "\"serverUrl\": "),
        setup("another", context.t("landing.client.another"), "other", address, "skills"));
  }

  private ClientSetup setup(String id, String name, String how, String code, String local) {
    return new ClientSetup(
        id, name, words(how), Optional.empty(), code, words(local), download(local));
  }

  private ClientSetup terminal(String id, String name, String command, String local) {
    String code = command + " " + NAME + " " + context.baseUrl() + "/mcp";
    return setup(id, name, "terminal", code, local);
  }

  private ClientSetup file(String id, String name, String path, String group, String fields) {
    String code =
        "{\n  \"%s\": {\n    \"%s\": { %s\"%s/mcp\" }\n  }\n}"
            .formatted(group, NAME, fields, context.baseUrl());
    return new ClientSetup(
        id, name, words("file"), Optional.of(path), code, words("install"), download("install"));
  }

  /** The skills are part of every site; the program is where the site says, if it says so. */
  private Optional<String> download(String local) {
    return local.equals("skills")
        ? Optional.of(context.reader().linkStyle().write(SKILLS))
        : context.site().downloads();
  }

  private String words(String key) {
    return context.t("landing.client." + key);
  }
}
