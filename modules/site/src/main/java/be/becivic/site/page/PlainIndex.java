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
        group("skills", SkillPages.rendered(shelf).stream().map(this::skill)),
        group("paths", shelf.corpus().paths().list().stream().flatMap(this::path)),
        group(
            "values", shelf.facts().listValues().stream().map(row -> entry(EntryKind.VALUES, row))),
        group(
            "references",
            shelf.facts().listReferences().stream().map(row -> entry(EntryKind.REFERENCES, row))));
  }

  private Group group(String section, Stream<Link> found) {
    return new Group(
        "index-" + section,
        shelf.t("nav." + section),
        found.sorted(Comparator.comparing(Link::title).thenComparing(Link::href)).toList());
  }

  private Link skill(Skill skill) {
    return links.to(skill, skill.frontmatter().summary().orElse(""));
  }

  private Stream<Link> path(PathEntry path) {
    return Links.isRendered(path.status())
        ? Stream.of(links.to(path, Titles.describe(path, shelf.reader().language())))
        : Stream.empty();
  }

  private <C> Link entry(EntryKind<C> kind, Revision<C> row) {
    return new Link(
        row.name(),
        shelf.href("/" + kind.section() + "/" + row.uid()),
        Optional.of(row.status()),
        row.content().map(kind::text).orElseGet(() -> shelf.t("entry.withdrawn")));
  }
}
