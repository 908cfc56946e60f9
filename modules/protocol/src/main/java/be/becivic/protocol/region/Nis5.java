package be.becivic.protocol.region;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A commune by its five-digit statistical code. */
public record Nis5(String code) {
  private static final Pattern SHAPE = Pattern.compile("[1-9][0-9]{4}");
  private static final Set<String> GERMAN_SPEAKING =
      Set.of("63001", "63012", "63013", "63023", "63040", "63048", "63061", "63067", "63087");

  public Nis5 {
    if (!SHAPE.matcher(code).matches()) {
      throw new IllegalArgumentException("not a NIS5 code");
    }
  }

  public static Optional<Nis5> parse(String text) {
    return SHAPE.matcher(text).matches() ? Optional.of(new Nis5(text)) : Optional.empty();
  }

  /** The region, from the province the code starts with; Brabant needs the arrondissement. */
  public Region region() {
    return switch (code.charAt(0)) {
      case '2' -> regionInBrabant();
      case '1', '3', '4', '7' -> Region.FLANDERS;
      default ->
          GERMAN_SPEAKING.contains(code) ? Region.GERMAN_SPEAKING_COMMUNITY : Region.WALLONIA;
    };
  }

  private Region regionInBrabant() {
    return switch (code.charAt(1)) {
      case '1' -> Region.BRUSSELS;
      case '5' -> Region.WALLONIA;
      default -> Region.FLANDERS;
    };
  }

  @Override
  public String toString() {
    return code;
  }
}
