package be.becivic.corpus.check.internal;

import be.becivic.corpus.check.Finding;
import be.becivic.corpus.text.SourceFile;
import java.util.List;

/** Takes the findings of one rule in any file. */
record Reports(String rule, List<Finding> findings) {

  Reporter in(SourceFile file) {
    return new Reporter(rule, file, findings);
  }

  /** A reporter for a file that is not there. */
  Reporter about(String path) {
    return in(new SourceFile(path, "", List.of()));
  }
}
