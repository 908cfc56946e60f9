package be.becivic.site.view.desk;

import java.util.List;
import java.util.Map;

/**
 * Something that can be done: a form.
 *
 * @param confirm what is to be ticked first; empty where it does no harm
 * @param hidden what it sends along
 * @param fields what can be typed
 */
public record ActionForm(
    String id,
    String address,
    String label,
    String about,
    String confirm,
    Weight weight,
    Map<String, String> hidden,
    List<Field> fields) {

  /** How much of a decision it is. */
  public enum Weight {
    MAIN,
    PLAIN,
    GRAVE
  }

  /** Something to type. */
  public record Field(String name, String label, String value, int rows) {

    /** Leaves the value out, so that it cannot reach a log. */
    @Override
    public String toString() {
      return "Field[" + name + "]";
    }
  }

  public static ActionForm of(String address, String label, String about) {
    String id = address.substring(address.lastIndexOf('/') + 1);
    return new ActionForm(id, address, label, about, "", Weight.PLAIN, Map.of(), List.of());
  }

  public ActionForm called(String other) {
    return new ActionForm(other, address, label, about, confirm, weight, hidden, fields);
  }

  public ActionForm main(String tick) {
    return new ActionForm(id, address, label, about, tick, Weight.MAIN, hidden, fields);
  }

  public ActionForm sure(String tick) {
    return new ActionForm(id, address, label, about, tick, Weight.PLAIN, hidden, fields);
  }

  public ActionForm grave(String tick) {
    return new ActionForm(id, address, label, about, tick, Weight.GRAVE, hidden, fields);
  }

  public ActionForm sending(Map<String, String> more) {
    return new ActionForm(id, address, label, about, confirm, weight, more, fields);
  }

  public ActionForm asking(List<Field> more) {
    return new ActionForm(id, address, label, about, confirm, weight, hidden, more);
  }

  public boolean asks() {
    return !confirm.isEmpty();
  }

  public String look() {
    return switch (weight) {
      case MAIN -> "main";
      case PLAIN -> "plain";
      case GRAVE -> "grave";
    };
  }
}
