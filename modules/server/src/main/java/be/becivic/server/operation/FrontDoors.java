package be.becivic.server.operation;

import be.becivic.changes.DirectChanges;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.intake.Intake;
import be.becivic.library.Library;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.site.Site;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/**
 * The rooms as handlers work with them.
 *
 * @param followMain looks whether main has moved, and serves what it has
 * @param baseUrl the address of the site, without a slash at its end
 */
public record FrontDoors(
    Library library,
    Intake intake,
    Site site,
    Search search,
    StateMachine machine,
    Holds holds,
    Reviews reviews,
    DirectChanges directChanges,
    CorpusRepository repository,
    Runnable followMain,
    RunnableJobs jobs,
    Thresholds thresholds,
    String baseUrl,
    InstantSource clock,
    RandomGenerator random) {}
