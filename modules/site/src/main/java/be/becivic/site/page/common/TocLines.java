package be.becivic.site.page.common;

import be.becivic.site.body.HeadingOutline;
import be.becivic.site.body.LocalHeadings;
import be.becivic.site.view.TocLine;
import java.util.List;
import java.util.Optional;

/** Headings of a text, as far as possible in the reader's language. */
public final class TocLines {
  private final PageContext context;

  public TocLines(PageContext context) {
    this.context = context;
  }

  public List<TocLine> of(List<HeadingOutline.Item> headings) {
    return headings.stream().map(this::line).toList();
  }

  private TocLine line(HeadingOutline.Item item) {
    Optional<String> local =
        new LocalHeadings(context.corpus().phrases()).find(item, context.reader().language());
    return new TocLine(item.id(), local.orElse(item.title()), item.level() > 2, local.isEmpty());
  }
}
