package be.becivic.site.page.common;

import be.becivic.site.body.MarkdownText;
import be.becivic.site.view.PageHead;
import java.util.List;

/** A page written as Markdown. */
public final class MarkdownPage {
  private final StringBuilder text = new StringBuilder();
  private final String baseUrl;

  MarkdownPage(String baseUrl) {
    this.baseUrl = baseUrl;
  }

  /** Begins with the title and with where agents should look first. */
  public static MarkdownPage of(PageHead head, String baseUrl) {
    return new MarkdownPage(baseUrl)
        .heading(1, head.title())
        .raw(agentsFirst(baseUrl) + " This page: " + baseUrl + head.path() + "\n\n");
  }

  public static String agentsFirst(String baseUrl) {
    return "> AI agents: read " + baseUrl + "/agents before anything else.";
  }

  public MarkdownPage heading(int level, String title) {
    return raw("#".repeat(level) + " " + MarkdownText.inline(title) + "\n\n");
  }

  public MarkdownPage paragraph(String words) {
    return raw(MarkdownText.inline(words) + "\n\n");
  }

  public MarkdownPage item(String markdown) {
    return raw("- " + markdown + "\n");
  }

  public MarkdownPage link(String title, String path, String rest) {
    return item(
        MarkdownText.link(title, baseUrl + path)
            + (rest.isEmpty() ? "" : ": " + MarkdownText.inline(rest)));
  }

  public MarkdownPage row(List<String> cells) {
    text.append('|');
    cells.forEach(cell -> text.append(' ').append(MarkdownText.inline(cell)).append(" |"));
    text.append('\n');
    return this;
  }

  public MarkdownPage head(List<String> cells) {
    row(cells);
    return raw("|" + " --- |".repeat(cells.size()) + "\n");
  }

  public MarkdownPage gap() {
    return raw("\n");
  }

  public MarkdownPage raw(String markdown) {
    text.append(markdown);
    return this;
  }

  @Override
  public String toString() {
    return text.toString().stripTrailing() + "\n";
  }
}
