package be.becivic.protocol.scrub.internal.checksum;

import java.util.List;
import java.util.Map;

/** How the check digits of a number follow from its other digits. */
public sealed interface CheckMethod {

  /** There are none. */
  record None() implements CheckMethod {}

  /**
   * What follows the serial is its remainder modulo 97, or what that lacks to 97.
   *
   * @param serial how many digits the serial has
   * @param prefixes what may stand before the serial in the reckoning
   */
  record Mod97(int serial, boolean complement, List<String> prefixes) implements CheckMethod {}

  /** The sum of all digits, every second one doubled, ends in zero. */
  record Luhn() implements CheckMethod {}

  /** The dihedral group of ten elements guards the number. */
  record Verhoeff() implements CheckMethod {}

  /** The last digit but one is Luhn's, the last is Verhoeff's over all but Luhn's. */
  record LuhnAndVerhoeff() implements CheckMethod {}

  /** ISO 7064, modulus 11 and 10. */
  record Iso7064() implements CheckMethod {}

  /** The Italian tax code: every character has one worth in odd places and another in even ones. */
  record CodiceFiscale() implements CheckMethod {}

  /** One or more weighted sums. */
  record Weighted(List<WeightedSum> sums) implements CheckMethod {}

  /**
   * International bank account numbers.
   *
   * @param countries how long the numbers of a country are
   */
  record Iban(Map<String, Integer> countries) implements CheckMethod {}

  /**
   * The character after as many digits as there are weights is the one the sum's remainder names.
   *
   * @param check the characters, by remainder
   */
  record WeightedSum(List<Integer> weights, int modulus, String check) {
    public WeightedSum {
      if (check.length() != modulus) {
        throw new IllegalArgumentException("a weighted sum does not name all its remainders");
      }
    }
  }
}
