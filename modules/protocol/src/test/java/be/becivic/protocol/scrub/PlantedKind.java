package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.Disguise.PlantedNumber;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** Kinds of numbers that may not get through, whatever they wear. */
enum PlantedKind {
  NATIONAL(random -> new PlantedNumber(Numbers.nationalNumber(random), 2, 2, 2, 3, 2)),
  CARD(random -> new PlantedNumber(Numbers.cardNumber(random), 3, 7, 2)),
  ACCOUNT(random -> new PlantedNumber(Numbers.belgianIban(random), 4, 4, 4, 4)),
  ENTERPRISE(random -> new PlantedNumber(Numbers.enterpriseNumber(random), 4, 3, 3)),
  PAYMENT(random -> new PlantedNumber(Numbers.paymentCard(random), 4, 4, 4, 4)),
  PHONE(random -> new PlantedNumber(Numbers.mobilePhone(random), 4, 2, 2, 2)),
  RESIDENCE(
      random -> new PlantedNumber("B" + "%09d".formatted(random.nextInt(1_000_000_000)), 1, 7, 2));

  private final Function<RandomGenerator, PlantedNumber> maker;

  PlantedKind(Function<RandomGenerator, PlantedNumber> maker) {
    this.maker = maker;
  }

  PlantedNumber make(RandomGenerator random) {
    return maker.apply(random);
  }
}
