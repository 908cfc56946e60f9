package be.becivic.bench;

import be.becivic.bench.http.SkillRequests;
import be.becivic.bench.synthetic.SyntheticCorpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.library.Library;
import be.becivic.library.search.SearchAnswer;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.content.Concern;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.site.Site;
import be.becivic.site.SitePage;
import be.becivic.site.SiteRequest;
import be.becivic.site.SiteSettings;
import be.becivic.site.facts.SnapshotFacts;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.skill.PastVersions;
import com.fasterxml.uuid.Generators;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A site with a large skill about which much was reported, several times over, so that a cold
 * rendering does not profit from the one before it.
 */
final class LargeSkill implements AutoCloseable {
  static final int BYTES = 30_000;
  static final int TAGS = 50;
  static final int OBSERVATIONS = 100;
  private static final int COPIES = 12;
  private static final Instant AT = Instant.parse("2026-11-15T10:00:00Z");

  private final CorpusRepository repository;
  private final Records records;
  private final AtomicLong revision = new AtomicLong();
  private final Site site;
  private final Skill skill;

  private LargeSkill(Path folder) {
    this.repository =
        CorpusRepository.open(folder.resolve("corpus.git"), folder.resolve("corpus"), () -> AT);
    this.records = RecordsEngine.open(new Location.Embedded(folder.resolve("becivic.db")));
    var library = new Library(new LiveCorpus(repository), records);
    this.skill = library.corpus().findSkill(id(0)).orElseThrow();
    var snapshot = new SnapshotFacts(library.corpus());
    records.write(
        tables -> {
          snapshot.listValues().forEach(tables.catalogue().volatileValues()::restore);
          snapshot.listReferences().forEach(tables.catalogue().references()::restore);
          for (int i = 0; i < COPIES * OBSERVATIONS; i++) {
            report(tables, id(i % COPIES));
          }
          return true;
        });
    this.site =
        new Site(
            library,
            revision::get,
            new PageTable(_ -> SearchAnswer.NOTHING, new PastVersions(repository::find)),
            SiteSettings.of("https://becivic.be"));
  }

  static LargeSkill in(Path folder, Path shipped) throws IOException {
    CorpusFiles original = MemoryFiles.ofFolder(shipped);
    Map<String, byte[]> files = new TreeMap<>();
    original.blobs().keySet().forEach(path -> files.put(path, original.read(path)));
    String text =
        text(Files.readString(shipped.resolve("skills/" + SkillRequests.SKILL + "/canonical.md")));
    for (int i = 0; i < COPIES; i++) {
      files.put(
          "skills/" + id(i) + "/canonical.md",
          text.replaceFirst("\nid: .*", "\nid: " + id(i)).getBytes(StandardCharsets.UTF_8));
    }
    SyntheticCorpus.write(files, folder.resolve("corpus"));
    return new LargeSkill(folder);
  }

  /** The Markdown of its body. */
  String markdown() {
    return skill.bodyText();
  }

  Skill skill() {
    return skill;
  }

  /** Renders one of the copies while the site knows that something changed. */
  SitePage render() {
    long now = revision.incrementAndGet();
    return site.page(SiteRequest.of("/skills/" + id((int) (now % COPIES))));
  }

  @Override
  public void close() {
    records.close();
    repository.close();
  }

  private static String id(int copy) {
    return "large-skill-" + copy;
  }

  private static String text(String shipped) {
    var text = new StringBuilder(shipped);
    List<Tag> cited = tags(shipped);
    int tags = cited.size();
    int body = shipped.indexOf("\n---\n");
    text.append("\n\n## Notes\n");
    for (int i = 0; text.length() - body < BYTES; i++) {
      text.append(
          "\n"
              + "- What a **clerk** may ask for differs: bring _all_ of it, and [ask](/skills)"
              + " first.\n");
      if (tags < TAGS) {
        text.append("  It is ")
            .append(cited.get(i % cited.size()).span().in(shipped))
            .append(" now.\n");
        tags++;
      }
    }
    return text.toString();
  }

  private static List<Tag> tags(String text) {
    var file = SourceFile.decode("skill", text.getBytes(StandardCharsets.UTF_8));
    return Skill.parse(new SkillId("large-skill"), file).tags().stream()
        .filter(tag -> tag.value("uid").isPresent())
        .toList();
  }

  private static void report(Tables tables, String skill) {
    Uid uid = tables.uids().mint(Uid.Kind.CONCERN);
    tables
        .concerns()
        .insert(
            new Concern(
                uid,
                new SubmissionId(
                    SubmissionId.Kind.CONCERN, Generators.timeBasedEpochGenerator().generate()),
                Target.of(TargetType.SKILL, skill),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "{\"content\":{\"body\":\"The desk asked for a copy that the page does not mention,"
                    + " and sent us away until we had it.\"}}",
                AT,
                AT.plusSeconds(uid.number())));
  }
}
