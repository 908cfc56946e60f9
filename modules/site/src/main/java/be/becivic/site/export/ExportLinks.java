package be.becivic.site.export;

import be.becivic.site.view.LinkStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Writes the links of one page of the export, and remembers where they lead. */
final class ExportLinks implements LinkStyle {
  private final LinkTargets targets;
  private final Function<LinkTarget, String> written;
  private final String baseUrl;
  private final List<LinkTarget> met = new ArrayList<>();

  /**
   * Begins a page.
   *
   * @param written how it writes a link within the export
   * @param baseUrl where a server answers what files cannot
   */
  ExportLinks(LinkTargets targets, Function<LinkTarget, String> written, String baseUrl) {
    this.targets = targets;
    this.written = written;
    this.baseUrl = baseUrl;
  }

  @Override
  public String write(String link) {
    if (link.startsWith("#")) {
      return link;
    }
    LinkTarget target = targets.of(link);
    met.add(target);
    return target.isLive() ? target.live(baseUrl) : written.apply(target);
  }

  @Override
  public boolean isCopy() {
    return true;
  }

  LinkTarget[] met() {
    return met.toArray(LinkTarget[]::new);
  }
}
