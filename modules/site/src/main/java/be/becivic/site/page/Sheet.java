package be.becivic.site.page;

import be.becivic.site.body.MarkdownText;
import be.becivic.site.view.Head;
import java.util.List;

/** A page written as Markdown. */
final class Sheet {
  private final StringBuilder text = new StringBuilder();
  private final String baseUrl;

  Sheet(String baseUrl) {
    this.baseUrl = baseUrl;
  }

  /** Begins with the title and with where agents should look first. */
  static Sheet of(Head head, String baseUrl) {
    return new Sheet(baseUrl)
        .heading(1, head.title())
        .raw(agentsFirst(baseUrl) + " This page: " + baseUrl + head.path() + "\n\n");
  }

  static String agentsFirst(String baseUrl) {
    return "> AI agents: read " + baseUrl + "/agents before anything else.";
  }

  Sheet heading(int level, String title) {
    return raw("#".repeat(level) + " " + MarkdownText.inline(title) + "\n\n");
  }

  Sheet paragraph(String words) {
    return raw(MarkdownText.inline(words) + "\n\n");
  }

  Sheet item(String markdown) {
    return raw("- " + markdown + "\n");
  }

  Sheet link(String title, String path, String rest) {
    return item(
        MarkdownText.link(title, baseUrl + path)
            + (rest.isEmpty() ? "" : ": " + MarkdownText.inline(rest)));
  }

  Sheet row(List<String> cells) {
    text.append('|');
    cells.forEach(cell -> text.append(' ').append(MarkdownText.inline(cell)).append(" |"));
    text.append('\n');
    return this;
  }

  Sheet head(List<String> cells) {
    row(cells);
    return raw("|" + " --- |".repeat(cells.size()) + "\n");
  }

  Sheet gap() {
    return raw("\n");
  }

  Sheet raw(String markdown) {
    text.append(markdown);
    return this;
  }

  @Override
  public String toString() {
    return text.toString().stripTrailing() + "\n";
  }
}
