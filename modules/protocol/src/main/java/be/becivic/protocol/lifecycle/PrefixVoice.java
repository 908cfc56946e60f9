package be.becivic.protocol.lifecycle;

/**
 * One prefix speaks once: by the majority of its addresses' latest verdicts, and not at all where
 * they are evenly split.
 *
 * <p>An IPv6 line hands out tens of thousands of networks, so addresses prove nothing (see decision
 * 0051). A flag needs no majority: one address that saw an injection is enough to look.
 */
public final class PrefixVoice {
  private PrefixVoice() {}

  /** What the addresses of one prefix say together. */
  public static Tally of(Tally addresses) {
    int confirm = addresses.net() > 0 ? 1 : 0;
    return new Tally(
        confirm,
        addresses.net() < 0 ? 1 : 0,
        Math.min(1, addresses.injectionFlags()),
        Math.min(confirm, addresses.postHandoffConfirms()));
  }
}
