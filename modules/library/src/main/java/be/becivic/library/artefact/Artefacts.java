package be.becivic.library.artefact;

import be.becivic.corpus.git.Mainline;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.records.Tables;
import java.util.List;
import java.util.Optional;

/** Looks targets up, each where its type says it lives (§6.2). */
public final class Artefacts {
  private final Mainline main;
  private final Tables tables;

  public Artefacts(Mainline main, Tables tables) {
    this.main = main;
    this.tables = tables;
  }

  public Optional<Artefact> find(Target target) {
    return ArtefactOnMain.read(main, target).with(tables);
  }

  /** Every source of a path, in its order. */
  public List<Artefact> sources(PathId id) {
    return PathOnMain.read(main, id).sources(tables);
  }
}
