package be.becivic.library.eval;

import be.becivic.corpus.evals.EvalQuestion;
import java.util.List;

/**
 * What became of a question.
 *
 * @param rank where among the skills found the right one stands, from one; 0 when it is not there
 * @param faults facts and citations that do not hold, in words
 */
public record EvalResult(EvalQuestion question, int rank, List<String> faults) {
  public EvalResult {
    faults = List.copyOf(faults);
  }

  public boolean isFirst() {
    return rank == 1;
  }

  public boolean isSound() {
    return faults.isEmpty();
  }
}
