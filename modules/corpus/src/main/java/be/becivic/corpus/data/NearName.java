package be.becivic.corpus.data;

import be.becivic.corpus.text.EditDistance;

/** How far other names are from one, by their letters and by their sound. */
final class NearName {
  static final int FAR = 100;

  private static final int TWO_SLIPS_FROM = 8;
  private static final int SHORTEST_SOUND = 3;
  private static final int SOUND_WITH_A_SLIP_FROM = 6;

  private final String name;
  private final String sound;

  NearName(String name) {
    this.name = name;
    this.sound = NameSound.of(name);
  }

  /** Twice the slips; what only sounds alike comes after what is written alike. */
  int distance(String other) {
    int most = name.length() < TWO_SLIPS_FROM ? 1 : 2;
    if (Math.abs(name.length() - other.length()) > most + 2) {
      return FAR;
    }
    int slips = EditDistance.between(name, other);
    int written = slips <= most ? 2 * slips : FAR;
    String heard = NameSound.of(other);
    int slipsHeard = EditDistance.between(sound, heard);
    int mostHeard = sound.length() < SOUND_WITH_A_SLIP_FROM ? 0 : 1;
    boolean soundsAlike = heard.length() >= SHORTEST_SOUND && slipsHeard <= mostHeard;
    return Math.min(written, soundsAlike ? 2 * slipsHeard + 1 : FAR);
  }
}
