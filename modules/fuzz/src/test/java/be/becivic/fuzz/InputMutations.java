package be.becivic.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Inputs made from others by cutting, doubling, exchanging and inserting; the same every time. */
final class InputMutations {
  private static final List<String> PIECES =
      List.of(
          "---\n",
          "<VV ",
          "/>",
          "{",
          "}",
          "[",
          "\"",
          "\\u0000",
          "\u0000",
          "\u202e",
          "\r\n",
          ": ",
          "- ",
          "@@ -1 +1 @@\n",
          "&a ",
          "*a",
          "!!",
          "%",
          "1e999999",
          "-0",
          "\uD800",
          "````",
          "<Risk>",
          "| ",
          "\t",
          "9007199254740993",
          "null",
          "true",
          "85.07.30-033.61",
          "BE68 5390 0754 7034",
          "\uFEFF");
  private static final int LARGEST = 4096;

  private final Random random;

  InputMutations(long seed) {
    random = new Random(seed);
  }

  byte[] next(List<byte[]> seeds) {
    byte[] input = seeds.get(random.nextInt(seeds.size())).clone();
    if (input.length > LARGEST) {
      int from = random.nextInt(input.length - LARGEST);
      input = Arrays.copyOfRange(input, from, from + LARGEST);
    }
    for (int i = random.nextInt(6); i >= 0; i--) {
      input = changed(input, seeds);
    }
    return input;
  }

  private byte[] changed(byte[] input, List<byte[]> seeds) {
    int at = random.nextInt(input.length + 1);
    int end = at + random.nextInt(Math.min(input.length - at, 64) + 1);
    return switch (random.nextInt(5)) {
      case 0 -> replaced(input, at, end, new byte[0]);
      case 1 -> replaced(input, at, at, PIECES.get(random.nextInt(PIECES.size())).getBytes(UTF_8));
      case 2 -> replaced(input, at, at, Arrays.copyOfRange(input, at, end));
      case 3 -> replaced(input, at, end, part(seeds.get(random.nextInt(seeds.size()))));
      default -> flipped(input, at);
    };
  }

  private byte[] part(byte[] other) {
    int at = random.nextInt(other.length + 1);
    return Arrays.copyOfRange(other, at, Math.min(other.length, at + random.nextInt(64)));
  }

  private byte[] flipped(byte[] input, int at) {
    byte[] result = input.clone();
    if (at < result.length) {
      result[at] ^= (byte) (1 << random.nextInt(8));
    }
    return result;
  }

  private static byte[] replaced(byte[] input, int from, int to, byte[] by) {
    byte[] result = new byte[input.length - (to - from) + by.length];
    System.arraycopy(input, 0, result, 0, from);
    System.arraycopy(by, 0, result, from, by.length);
    System.arraycopy(input, to, result, from + by.length, input.length - to);
    return result;
  }
}
