package be.becivic.cli;

/** Settings under which no test reaches a limit. */
final class Limitless {
  static final String[] SETTINGS = {
    "limits.per-day=1000000",
    "limits.validations-per-day=1000000",
    "limits.flags-per-day=1000000",
    "limits.burst-per-hour=1000000",
    "limits.global-per-hour=1000000",
    "limits.validate-per-day=1000000",
    "limits.rejections-per-day=1000000",
    "limits.shared-networks=127.0.0.0/8",
    "limits.shared-factor=100000"
  };

  private Limitless() {}
}
