package be.becivic.library.reference;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.SomeFiles;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.corpus.check.report.CheckReport;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.data.Authorities;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.data.Categories;
import be.becivic.corpus.data.SourceClasses;
import be.becivic.corpus.data.ValueTypes;
import be.becivic.corpus.json.JsonText;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.schema.Schemas;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * Runs the corpus check on one artefact with only what it refers to around it, since checking all
 * of a large corpus takes longer than a submission may.
 */
final class PartialCheck {
  private static final Set<String> LISTS =
      Set.of(Authorities.FILE, Categories.FILE, ValueTypes.FILE, SourceClasses.FILE);

  private final Corpus corpus;
  private final CatalogueLookup catalogue;
  private final CorpusCheck check;

  PartialCheck(Corpus corpus, CatalogueLookup catalogue, Schemas schemas) {
    this.corpus = corpus;
    this.catalogue = catalogue;
    this.check = CorpusCheck.ofErrors(schemas);
  }

  /** What a skill would newly have wrong. */
  List<Finding> findings(Skill skill, Set<String> rules) {
    Set<String> files = new HashSet<>(LISTS);
    around(skill).forEach(id -> files.add(Skill.pathOf(id)));
    files.add(skill.file().path());
    FileChanges before = FileChanges.none().write(PathDirectory.FILE, directory(citedPaths(skill)));
    FileChanges after = before.write(skill.file().path(), skill.file().text());
    return fresh(files, before, after, skill.file().path(), rules);
  }

  /** What an entry of the path directory would newly have wrong. */
  List<Finding> findings(PathEntry path, byte[] directory, Set<String> rules) {
    Set<String> files = new HashSet<>(LISTS);
    Stream.of(path, corpus.paths().find(path.id()).orElse(path))
        .flatMap(entry -> entry.fields().texts("related_skills").stream())
        .flatMap(id -> SkillId.parse(id).stream())
        .forEach(id -> files.add(Skill.pathOf(id)));
    Optional<byte[]> old = corpus.paths().find(path.id()).map(entry -> directory(List.of(entry)));
    return fresh(
        files,
        FileChanges.none().write(PathDirectory.FILE, old.orElseGet(() -> directory(List.of()))),
        FileChanges.none().write(PathDirectory.FILE, directory),
        PathDirectory.FILE,
        rules);
  }

  /** A directory of these entries only. */
  byte[] directory(Collection<PathEntry> entries) {
    ObjectNode few = ((ObjectNode) corpus.paths().json()).deepCopy();
    ObjectNode paths = few.putObject("paths");
    entries.forEach(entry -> paths.set(entry.id().value(), entry.json()));
    return JsonText.file(few).getBytes(StandardCharsets.UTF_8);
  }

  private List<Finding> fresh(
      Set<String> files, FileChanges before, FileChanges after, String file, Set<String> rules) {
    SomeFiles some = new SomeFiles(corpus.files(), files);
    CheckReport now = run(some, after, file, rules);
    return now.isClean() ? List.of() : now.without(run(some, before, file, rules)).findings();
  }

  private CheckReport run(SomeFiles some, FileChanges changes, String file, Set<String> rules) {
    Corpus few = corpus.movedTo(new ChangedFiles(some, changes));
    return CheckReport.of(
        check.run(few, catalogue).findings().stream()
            .filter(finding -> finding.file().equals(file) || finding.rule().equals("cycle"))
            .filter(finding -> rules.contains(finding.rule()))
            .toList());
  }

  private Set<SkillId> around(Skill skill) {
    Set<SkillId> around = new HashSet<>();
    Deque<Frontmatter> open = new ArrayDeque<>(List.of(skill.frontmatter()));
    while (!open.isEmpty()) {
      builtOn(open.pop())
          .filter(around::add)
          .flatMap(id -> corpus.findSkill(id).stream())
          .map(Skill::frontmatter)
          .forEach(open::push);
    }
    around.addAll(skill.frontmatter().related());
    tags(skill, TagKind.SKILL).flatMap(id -> SkillId.parse(id).stream()).forEach(around::add);
    return around;
  }

  private static Stream<SkillId> builtOn(Frontmatter fields) {
    return Stream.concat(
        fields.requires().stream().map(Requirement::id).flatMap(id -> SkillId.parse(id).stream()),
        fields.prerequisites().stream());
  }

  private List<PathEntry> citedPaths(Skill skill) {
    return Stream.concat(
            skill.frontmatter().requiresPaths().stream().map(Requirement::id),
            tags(skill, TagKind.PATH))
        .distinct()
        .flatMap(id -> corpus.paths().find(id).stream())
        .toList();
  }

  private static Stream<String> tags(Skill skill, TagKind kind) {
    return skill.tags().stream()
        .filter(tag -> tag.kind() == kind)
        .map((Tag tag) -> tag.value("id").orElse(""));
  }
}
