package be.becivic.cli.option;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which site to show. */
public final class SiteOption {
  @Option(
      names = "--site",
      paramLabel = "ID",
      description = "Site to show: a folder under sites (becivic).")
  private @Nullable String id;

  /** Settings and the one that this option stands for; that wins. */
  public List<String> with(List<String> settings) {
    return Stream.concat(
            settings.stream(), Stream.ofNullable(id).map(chosen -> "site.id=" + chosen))
        .toList();
  }
}
