package be.becivic.site.page.general;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.page.catalogue.EntryKind;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.skill.SkillPages;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.LinkGroup;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Everything there is by kind and name, for where nothing can search it. */
final class PlainIndex {
  private final PageContext shelf;
  private final ArtefactLinks links;

  PlainIndex(PageContext shelf) {
    this.shelf = shelf;
    this.links = new ArtefactLinks(shelf);
  }

  List<LinkGroup> groups() {
    return List.of(
        group("skills", SkillPages.rendered(shelf).stream(), skill -> skill.id(), this::skill),
        group("paths", paths(), path -> path.id(), this::path),
        group(
            "values",
            shelf.facts().listValues().stream(),
            row -> row.uid(),
            row -> entry(EntryKind.VALUES, row)),
        group(
            "references",
            shelf.facts().listReferences().stream(),
            row -> row.uid(),
            row -> entry(EntryKind.REFERENCES, row)));
  }

  private <T> LinkGroup group(
      String section, Stream<T> found, Function<T, Object> id, Function<T, ArtefactLink> link) {
    return new LinkGroup(
        "index-" + section,
        shelf.t("nav." + section),
        found
            .sorted(Comparator.comparing(each -> id.apply(each).toString()))
            .map(link)
            .sorted(Comparator.comparing(ArtefactLink::title))
            .toList());
  }

  private Stream<PathEntry> paths() {
    return shelf.corpus().paths().list().stream()
        .filter(path -> ArtefactLinks.isRendered(path.status()));
  }

  private ArtefactLink skill(Skill skill) {
    return links.to(skill, skill.frontmatter().summary().orElse(""));
  }

  private ArtefactLink path(PathEntry path) {
    return links.to(path, LocalTitles.describe(path, shelf.reader().language()));
  }

  private <C> ArtefactLink entry(EntryKind<C> kind, Revision<C> row) {
    return new ArtefactLink(
        row.name(),
        shelf.href("/" + kind.section() + "/" + row.uid()),
        Optional.of(row.status()),
        row.content().map(kind::text).orElseGet(() -> shelf.t("entry.withdrawn")));
  }
}
