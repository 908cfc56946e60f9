package be.becivic.corpus.check;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.CheckReport;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.LineScreens;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.protocol.schema.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Checks a corpus, or a change to one. Equal input gives an equal report. */
public final class CorpusCheck {
  private final Schemas schemas;
  private final RuleRunner rules;
  private final CleanFiles clean = new CleanFiles();
  private final LineScreens screens = new LineScreens();

  public CorpusCheck(Schemas schemas) {
    this(schemas, RuleRunner.ofAll());
  }

  private CorpusCheck(Schemas schemas, RuleRunner rules) {
    this.schemas = schemas;
    this.rules = rules;
  }

  /** Finds what stops a change and gives no advice, which would take a fifth of the time. */
  public static CorpusCheck ofErrors(Schemas schemas) {
    return new CorpusCheck(schemas, RuleRunner.ofErrors());
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
  public CheckReport run(Corpus corpus, CatalogueLookup catalogue) {
    CorpusCase all = new CorpusCase(corpus, catalogue, schemas, screens);
    return CheckReport.of(rules.check(all, clean));
  }

  /** Checks the state a change leads to, and how it got there (rules 12, 14, 15 and 17). */
  public CheckReport run(CommitRange change, CatalogueLookup catalogue) {
    List<Finding> findings = new ArrayList<>(run(change.head(), catalogue).findings());
    findings.addAll(rules.check(change));
    return CheckReport.of(findings);
  }
}
