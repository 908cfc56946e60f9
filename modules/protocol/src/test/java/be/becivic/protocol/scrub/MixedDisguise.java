package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.Disguise.PlantedNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * A disguise put together at random.
 *
 * @param digits how each digit is written
 * @param between what stands between groups
 * @param groups how long they are; none for the usual ones
 * @param carrier what the whole is carried in
 */
record MixedDisguise(
    List<String> digits, String between, List<Integer> groups, UnaryOperator<String> carrier) {
  private static final int MOST_DIGITS = 40;

  /**
   * One at random.
   *
   * @param heldOut whether it is made of parts the rules were never changed for
   */
  static MixedDisguise some(RandomGenerator random, boolean heldOut) {
    int half = heldOut ? 1 : 0;
    return new MixedDisguise(
        random.nextInt(3) > 0
            ? DisguiseParts.DIGITS.getFirst()
            : part(DisguiseParts.DIGITS, half, random),
        part(DisguiseParts.BETWEEN, half, random),
        groups(random),
        random.nextInt(4) > 0
            ? UnaryOperator.identity()
            : part(DisguiseParts.CARRIERS, half, random));
  }

  private static <T> T part(List<T> parts, int half, RandomGenerator random) {
    return parts.get(2 * random.nextInt(parts.size() / 2) + half);
  }

  private static List<Integer> groups(RandomGenerator random) {
    return switch (random.nextInt(4)) {
      case 0, 1 -> List.of();
      case 2 -> List.of(random.nextInt(1, 4));
      default -> random.ints(MOST_DIGITS, 1, 5).boxed().toList();
    };
  }

  String of(PlantedNumber number) {
    return carrier.apply(
        parts(number).stream().map(this::written).collect(Collectors.joining(between)));
  }

  private List<String> parts(PlantedNumber number) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = 0; start < number.text().length(); i++) {
      int usual = i < number.groups().length ? number.groups()[i] : MOST_DIGITS;
      int length = groups.isEmpty() ? usual : groups.get(i % groups.size());
      int end = Math.min(number.text().length(), start + length);
      parts.add(number.text().substring(start, end));
      start = end;
    }
    return parts;
  }

  private String written(String part) {
    boolean inWords = digits.get(2).length() > 2 && Character.isLetter(digits.get(2).charAt(0));
    return part.chars()
        .mapToObj(
            character ->
                Character.isDigit(character)
                    ? digits.get(character - '0')
                    : Character.toString(character))
        .collect(Collectors.joining(inWords ? " " : ""));
  }
}
