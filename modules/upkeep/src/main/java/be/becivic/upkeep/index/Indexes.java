package be.becivic.upkeep.index;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.history.LastChange;
import be.becivic.corpus.index.IndexSignals;
import be.becivic.corpus.index.PathsIndex;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.json.JsonText;
import be.becivic.library.Library;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.decision.SourceStanding;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** The files that say how skills and paths are doing; equal input gives equal bytes. */
public final class Indexes {
  public static final String PATHS_FILE = "paths/activity.json";
  public static final String DASHBOARD_FILE = "docs/activity/global.json";
  public static final String DASHBOARD_PAGE = "docs/activity/global.md";

  private final Library library;
  private final CorpusRepository repository;

  public Indexes(Library library, CorpusRepository repository) {
    this.library = library;
    this.repository = repository;
  }

  public FileChanges of(Corpus corpus) {
    Map<String, LastChange> changes = corpus.commit().map(repository::lastChanges).orElse(Map.of());
    return library.records().read(tables -> of(corpus, tables, changes));
  }

  private FileChanges of(Corpus corpus, Tables tables, Map<String, LastChange> changes) {
    SignalReader reader = new SignalReader(library, tables, changes);
    Map<SkillId, IndexSignals> skills = reader.skills(corpus);
    Map<PathSourceId, Status> sources =
        tables.sourceStandings().list().stream()
            .collect(Collectors.toMap(SourceStanding::source, SourceStanding::status));
    ObjectNode dashboard = Dashboard.json(corpus, tables, reader, skills);
    return FileChanges.none()
        .write(SkillsIndex.FILE, SkillsIndex.file(corpus, skills))
        .write(PATHS_FILE, PathsIndex.file(corpus, reader.paths(corpus), sources))
        .write(DASHBOARD_FILE, JsonText.file(dashboard))
        .write(DASHBOARD_PAGE, DashboardPage.markdown(dashboard));
  }
}
