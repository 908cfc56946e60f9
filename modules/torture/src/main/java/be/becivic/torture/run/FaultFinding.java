package be.becivic.torture.run;

import java.util.List;

/**
 * What came of a fault.
 *
 * @param user what somebody who used the program saw
 * @param operator what somebody who looks after it saw
 * @param recovery how it came back, by itself or by whose hand
 * @param wrong what must not be; nothing where all held
 */
public record FaultFinding(String user, String operator, String recovery, List<String> wrong) {
  public FaultFinding {
    wrong = List.copyOf(wrong);
  }

  public boolean held() {
    return wrong.isEmpty();
  }
}
