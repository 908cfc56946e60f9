package be.becivic.site.export;

import be.becivic.site.view.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Writes the links of one page of the export, and remembers where they lead. */
final class CopyWay implements Way {
  private final Targets targets;
  private final Function<Target, String> written;
  private final String baseUrl;
  private final List<Target> met = new ArrayList<>();

  /**
   * Begins a page.
   *
   * @param written how it writes a link within the export
   * @param baseUrl where a server answers what files cannot
   */
  CopyWay(Targets targets, Function<Target, String> written, String baseUrl) {
    this.targets = targets;
    this.written = written;
    this.baseUrl = baseUrl;
  }

  @Override
  public String write(String link) {
    if (link.startsWith("#")) {
      return link;
    }
    Target target = targets.of(link);
    met.add(target);
    return target.isLive() ? target.live(baseUrl) : written.apply(target);
  }

  @Override
  public boolean isCopy() {
    return true;
  }

  Target[] met() {
    return met.toArray(Target[]::new);
  }
}
