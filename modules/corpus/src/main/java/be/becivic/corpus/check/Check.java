package be.becivic.corpus.check;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.internal.RuleRunner;
import be.becivic.corpus.data.Catalogue;
import be.becivic.protocol.schema.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Checks a corpus, or a change to one. Equal input gives an equal report. */
public final class Check {
  private final Schemas schemas;

  public Check(Schemas schemas) {
    this.schemas = schemas;
  }

  /** The ids of all rules, those about a change included. */
  public static Set<String> ruleIds() {
    return RuleRunner.ids();
  }

  /** Checks against the catalogue the corpus carries itself. */
  public CheckReport run(Corpus corpus) {
    return run(corpus, corpus.seeds());
  }

  /** Checks against another catalogue, such as the database's. */
  public CheckReport run(Corpus corpus, Catalogue catalogue) {
    return CheckReport.of(RuleRunner.check(corpus, catalogue, schemas));
  }

  /** Checks the state a change leads to, and how it got there (rules 12, 14, 15 and 17). */
  public CheckReport run(Change change, Catalogue catalogue) {
    List<Finding> findings = new ArrayList<>(run(change.head(), catalogue).findings());
    findings.addAll(RuleRunner.check(change));
    return CheckReport.of(findings);
  }
}
