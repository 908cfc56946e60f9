package be.becivic.protocol.scrub.internal.checksum;

import java.util.List;

/**
 * Where in a number month and day of a birth stand.
 *
 * @param monthOffsets what issuers may have added to the month
 * @param unknown whether zero stands for a month or day nobody knows
 */
public record DateDigits(int month, int day, List<Integer> monthOffsets, boolean unknown) {

  boolean arePossibleIn(String number) {
    int least = unknown ? 0 : 1;
    int writtenMonth = Integer.parseInt(number, month, month + 2, 10);
    int writtenDay = Integer.parseInt(number, day, day + 2, 10);
    return writtenDay >= least
        && writtenDay <= 31
        && monthOffsets.stream()
            .map(offset -> writtenMonth - offset)
            .anyMatch(plain -> plain >= least && plain <= 12);
  }
}
