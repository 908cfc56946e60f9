package be.becivic.site.page;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.general.AgentPages;
import be.becivic.site.page.general.DocPages;
import be.becivic.site.page.path.PathPages;
import java.util.ArrayList;
import java.util.List;

/** Where all pages stand. */
public final class Addresses {
  private static final List<String> LISTS =
      List.of(
          "/skills",
          "/paths",
          "/values",
          "/references",
          "/communes",
          "/graph",
          "/activity",
          "/docs",
          "/privacy",
          "/search");

  private Addresses() {}

  /**
   * Every page there is, in an order that follows from the content alone. What others tell about a
   * skill is at hand once its own page was made, so skills come first.
   */
  public static List<String> list(PageContext context) {
    List<String> all = new ArrayList<>();
    all.add("/");
    for (Skill skill : context.corpus().skills()) {
      all.add(ArtefactLinks.path(skill));
    }
    all.addAll(AgentPages.addresses());
    all.addAll(LISTS);
    DocPages.names(context).forEach(name -> all.add("/docs/" + name));
    PathPages.THEMES.stream()
        .filter(context.content()::hasTheme)
        .forEach(theme -> all.add("/paths/themes/" + theme));
    for (PathEntry path : context.corpus().paths().list()) {
      all.add(ArtefactLinks.path(path));
    }
    context.listValues().forEach(value -> all.add("/values/" + value.uid()));
    context.listReferences().forEach(source -> all.add("/references/" + source.uid()));
    return List.copyOf(all);
  }
}
