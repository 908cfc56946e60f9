package be.becivic.library.reference;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.submission.Provenance;
import be.becivic.protocol.submission.Submission;
import java.util.List;
import java.util.Optional;

/** What research says it relied on exists; otherwise any words could be published as ids. */
record ProvenanceCheck(Corpus corpus) {
  private static final String RELIED_ON = "verified_corpus_refs";

  Optional<Rejection> problem(Submission submission) {
    return submission.findProvenance().flatMap(this::problem);
  }

  private Optional<Rejection> problem(Provenance provenance) {
    List<String> ids = new JsonFields(provenance.details()).texts(RELIED_ON);
    for (int i = 0; i < ids.size(); i++) {
      if (!exists(ids.get(i))) {
        return Optional.of(
            Rejection.hinting(
                ErrorCategory.CROSS_REF_FAIL,
                "/provenance/" + RELIED_ON + "/" + i,
                "the id of a skill or path that exists",
                List.of()));
      }
    }
    return Optional.empty();
  }

  private boolean exists(String id) {
    return corpus.findSkill(id).isPresent() || corpus.paths().find(id).isPresent();
  }
}
