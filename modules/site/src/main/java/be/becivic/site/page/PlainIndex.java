package be.becivic.site.page;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.records.model.Revision;
import be.becivic.site.body.Titles;
import be.becivic.site.view.Group;
import be.becivic.site.view.Link;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Everything there is by kind and name, for where nothing can search it. */
final class PlainIndex {
  private final Shelf shelf;
  private final Links links;

  PlainIndex(Shelf shelf) {
    this.shelf = shelf;
    this.links = new Links(shelf);
  }

  List<Group> groups() {
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

  private <T> Group group(
      String section, Stream<T> found, Function<T, Object> id, Function<T, Link> link) {
    return new Group(
        "index-" + section,
        shelf.t("nav." + section),
        found
            .sorted(Comparator.comparing(each -> id.apply(each).toString()))
            .map(link)
            .sorted(Comparator.comparing(Link::title))
            .toList());
  }

  private Stream<PathEntry> paths() {
    return shelf.corpus().paths().list().stream().filter(path -> Links.isRendered(path.status()));
  }

  private Link skill(Skill skill) {
    return links.to(skill, skill.frontmatter().summary().orElse(""));
  }

  private Link path(PathEntry path) {
    return links.to(path, Titles.describe(path, shelf.reader().language()));
  }

  private <C> Link entry(EntryKind<C> kind, Revision<C> row) {
    return new Link(
        row.name(),
        shelf.href("/" + kind.section() + "/" + row.uid()),
        Optional.of(row.status()),
        row.content().map(kind::text).orElseGet(() -> shelf.t("entry.withdrawn")));
  }
}
