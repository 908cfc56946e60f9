package be.becivic.records.vote;

import java.time.YearMonth;

/** How many votes that count came in a month (UTC). */
public record MonthlyVotes(YearMonth month, long confirms, long rejects) {}
