package be.becivic.records.salt;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.value.Salt;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The salts of a day and of an artefact. A destroyed salt takes the hashes made with it along. */
public interface Salts {

  /** The day's salt, the same for everyone who asks. */
  Salt daily(LocalDate day, Supplier<Salt> fresh);

  int destroyDailyBefore(LocalDate day);

  /** The artefact's salt, the same for everyone who asks. */
  Salt artefact(Target artefact, Instant now, Optional<Instant> expiresAt, Supplier<Salt> fresh);

  Optional<Salt> findArtefact(Target artefact);

  void bindSubmitter(Target artefact, SubmitterBinding binding);

  List<SubmitterBinding> listSubmitters(Target artefact);

  /** Forgets every voter's address on a target, where others still need the salt. */
  void forgetVoters(Target artefact);

  /** The same for one cohort, whose text was replaced for good. */
  void forgetVoters(Target artefact, String cohort);

  /** Forgets the salt, the submitters and every voter's address; the counts stay. */
  void destroyArtefact(Target artefact);

  /** The same for every artefact whose salt or submitters have expired. */
  int destroyExpired(Instant now);
}
