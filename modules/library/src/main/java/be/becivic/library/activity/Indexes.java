package be.becivic.library.activity;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.index.IndexSignals;
import be.becivic.corpus.index.PathsIndex;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.json.JsonText;
import be.becivic.library.Library;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.SkillId;
import be.becivic.records.Tables;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import tools.jackson.databind.node.ObjectNode;

/** The files that say how skills and paths are doing; equal input gives equal bytes. */
public final class Indexes {
  public static final String PATHS_FILE = "paths/activity.json";
  public static final String DASHBOARD_FILE = "docs/activity/global.json";
  public static final String DASHBOARD_PAGE = "docs/activity/global.md";

  private final Library library;

  public Indexes(Library library) {
    this.library = library;
  }

  public FileChanges of(Corpus corpus) {
    Map<String, String> files = library.records().read(tables -> files(corpus, tables));
    FileChanges changes = FileChanges.none();
    for (Map.Entry<String, String> file : files.entrySet()) {
      changes = changes.write(file.getKey(), file.getValue());
    }
    return changes;
  }

  /** Their texts by their places in the corpus. */
  public SequencedMap<String, String> files(Corpus corpus, Tables tables) {
    SignalReader reader = signals(corpus, tables);
    Map<SkillId, IndexSignals> skills = reader.skills(corpus);
    ObjectNode dashboard = Dashboard.json(corpus, tables, reader, skills);
    SequencedMap<String, String> files = new LinkedHashMap<>();
    files.put(SkillsIndex.FILE, SkillsIndex.file(corpus, skills));
    files.put(
        PATHS_FILE, PathsIndex.file(corpus, reader.paths(corpus), SignalReader.sources(tables)));
    files.put(DASHBOARD_FILE, JsonText.file(dashboard));
    files.put(DASHBOARD_PAGE, DashboardPage.markdown(dashboard));
    return files;
  }

  /** What the database and the history say of each artefact. */
  public SignalReader signals(Corpus corpus, Tables tables) {
    return new SignalReader(library, tables, library.lastChanges(corpus));
  }
}
