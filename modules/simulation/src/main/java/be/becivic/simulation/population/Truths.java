package be.becivic.simulation.population;

import be.becivic.protocol.feedback.Target;
import java.util.HashMap;
import java.util.Map;

/** What the authorities really ask, which nobody tells the server. */
public final class Truths {
  private final Map<Target, String> figures = new HashMap<>();

  public Truths(Procedures procedures) {
    procedures.all().forEach(each -> figures.put(each.target(), each.first()));
  }

  public void change(Target figure, String now) {
    figures.put(figure, now);
  }

  public String of(Target figure) {
    String truth = figures.get(figure);
    if (truth == null) {
      throw new IllegalArgumentException("nobody asks for that");
    }
    return truth;
  }

  public boolean isTrue(Target figure, String content) {
    return of(figure).equals(content);
  }
}
