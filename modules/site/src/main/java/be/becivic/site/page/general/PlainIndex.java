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
  private final PageContext context;
  private final ArtefactLinks links;

  PlainIndex(PageContext context) {
    this.context = context;
    this.links = new ArtefactLinks(context);
  }

  List<LinkGroup> groups() {
    return List.of(
        group("skills", SkillPages.rendered(context).stream(), skill -> skill.id(), this::skill),
        group("paths", paths(), path -> path.id(), this::path),
        group(
            "values",
            context.listValues().stream(),
            row -> row.uid(),
            row -> entry(EntryKind.VALUES, row)),
        group(
            "references",
            context.listReferences().stream(),
            row -> row.uid(),
            row -> entry(EntryKind.REFERENCES, row)));
  }

  private <T> LinkGroup group(
      String section, Stream<T> found, Function<T, Object> id, Function<T, ArtefactLink> link) {
    return new LinkGroup(
        "index-" + section,
        context.t("nav." + section),
        found
            .sorted(Comparator.comparing(each -> id.apply(each).toString()))
            .map(link)
            .sorted(Comparator.comparing(ArtefactLink::title))
            .toList());
  }

  private Stream<PathEntry> paths() {
    return context.corpus().paths().list().stream()
        .filter(path -> ArtefactLinks.isRendered(path.status()));
  }

  private ArtefactLink skill(Skill skill) {
    return links.described(skill);
  }

  private ArtefactLink path(PathEntry path) {
    return links.to(path, LocalTitles.describe(path, context.reader().language()));
  }

  private <C> ArtefactLink entry(EntryKind<C> kind, Revision<C> row) {
    Optional<String> label = kind.label(context, row.uid());
    String text =
        row.content()
            .map(content -> kind.text(content, context.reader().language()))
            .orElseGet(() -> context.t(row.isUnknown() ? "value.unknown" : "entry.withdrawn"));
    return new ArtefactLink(
        label.orElse(text),
        context.href("/" + kind.section() + "/" + row.uid()),
        Optional.of(row.status()),
        label.isPresent() ? text : "",
        label.isEmpty()
            && row.content()
                .filter(content -> kind.isEnglish(content, context.reader().language()))
                .isPresent());
  }
}
