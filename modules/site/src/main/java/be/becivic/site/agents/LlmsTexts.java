package be.becivic.site.agents;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.skill.SkillInput;
import be.becivic.corpus.skill.SkillReads;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.language.Language;
import be.becivic.site.page.Addresses;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.common.MadePages;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.general.AgentPages;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What language models read first (llmstxt.org): a short list, and everything in one text. */
final class LlmsTexts {
  private static final String HEAD =
      """
      # %2$s

      > AI agents: read %1$s/agents before anything else. Your agent uses %2$s, an open library of cited and dated procedures of Belgian administration, and sends back anonymously what turned out different.

      Not affiliated with the Belgian government, and not legal advice: people verify with their commune. Content is CC BY 4.0. Every page comes as HTML, as Markdown (add `.md`) and as JSON (add `.json`).
      """;

  private final PageTable pages;

  LlmsTexts(PageTable pages) {
    this.pages = pages;
  }

  String index(PageContext context) {
    Listing text = new Listing(context.baseUrl());
    text.section("Agents");
    AgentPages.addresses().forEach(address -> add(text, address, context));
    text.link("Manifest", Manifest.PATH, "capabilities, endpoints and retry policy for machines")
        .link("Skill package", InstallableSkills.BUNDLE, "the session method as installable skills")
        .link("Scrub rules", "/scrub-rules.json", "what to take out before anything is sent")
        .link("OpenAPI", "/openapi.json", "the HTTP interface")
        .link("Schemas", SchemaFiles.INDEX, "the JSON Schemas of everything that is exchanged");
    text.section("Skills");
    skills(context)
        .forEach(
            skill ->
                text.link(
                    skill.frontmatter().title().orElse(skill.id().value()),
                    "/skills/" + skill.id() + ".md",
                    note(skill.frontmatter().status(), skill.frontmatter().summary().orElse(""))));
    text.section("Paths");
    paths(context)
        .forEach(
            path ->
                text.link(
                    LocalTitles.of(path, Language.EN),
                    "/paths/" + path.id() + ".md",
                    note(path.status(), LocalTitles.describe(path, Language.EN))));
    text.section("Documentation");
    Addresses.list(context).stream()
        .filter(address -> address.startsWith("/docs/"))
        .forEach(address -> add(text, address, context));
    text.section("Optional")
        .link("Full text", Documents.WHOLE_TEXT, "all of the above in one file")
        .link("Communes", "/communes.json", "every commune with its languages and codes")
        .link("Path directory", "/paths/index.json", "every path with its sources")
        .link("Trigger words", "/agents/triggers.json", "words that suggest a Belgian procedure");
    return head(context) + text;
  }

  /**
   * Page by page in bytes: as one string, the text of thousands would stand in memory thrice. Pages
   * that are at hand are not made again but read one by one, so what they were made from is noted
   * here.
   */
  byte[] full(PageContext context) {
    SkillReads.note(SkillInput.EVERYTHING);
    List<MadePages.Text> parts = new ArrayList<>();
    parts.add(text(head(context)));
    Stream.of(
            AgentPages.addresses().stream(),
            Addresses.list(context).stream().filter(address -> address.startsWith("/docs/")),
            skills(context).map(skill -> "/skills/" + skill.id()),
            paths(context).map(path -> "/paths/" + path.id()))
        .flatMap(addresses -> addresses)
        .forEach(
            address -> {
              parts.add(text("\n---\n\nSource: " + context.baseUrl() + address + "\n\n"));
              parts.add(
                  context
                      .shared()
                      .made()
                      .findMarkdown(address)
                      .orElseGet(() -> text(page(address, context).markdown())));
            });
    return joined(parts);
  }

  private static byte[] joined(List<MadePages.Text> parts) {
    ByteBuffer whole = ByteBuffer.allocate(parts.stream().mapToInt(MadePages.Text::length).sum());
    parts.forEach(part -> whole.put(part.bytes().get()));
    return whole.array();
  }

  private static MadePages.Text text(String text) {
    return MadePages.Text.of(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String head(PageContext context) {
    return HEAD.formatted(context.baseUrl(), context.site().name());
  }

  private void add(Listing text, String address, PageContext context) {
    Page page = page(address, context);
    text.link(page.head().title(), address + ".md", page.head().description());
  }

  private Page page(String address, PageContext context) {
    return pages.get(address, context);
  }

  private static Stream<Skill> skills(PageContext context) {
    return context.corpus().skills().stream()
        .filter(skill -> skill.frontmatter().status().filter(Status::isRendered).isPresent());
  }

  private static Stream<PathEntry> paths(PageContext context) {
    return context.corpus().paths().list().stream()
        .filter(path -> path.status().filter(Status::isRendered).isPresent());
  }

  private static String note(Optional<Status> status, String summary) {
    return String.join(
        ": ",
        Stream.of(status.map(Status::wireName).orElse(""), summary)
            .filter(part -> !part.isEmpty())
            .toList());
  }

  /** Sections of links, each with a note behind a colon. */
  private static final class Listing {
    private final StringBuilder text = new StringBuilder();
    private final String baseUrl;

    Listing(String baseUrl) {
      this.baseUrl = baseUrl;
    }

    Listing section(String title) {
      text.append("\n## ").append(title).append("\n\n");
      return this;
    }

    Listing link(String title, String path, String note) {
      text.append("- ").append(MarkdownText.link(title, baseUrl + path));
      if (!note.isEmpty()) {
        text.append(": ").append(MarkdownText.inline(note));
      }
      text.append('\n');
      return this;
    }

    @Override
    public String toString() {
      return text.toString();
    }
  }
}
