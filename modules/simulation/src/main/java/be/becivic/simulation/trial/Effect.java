package be.becivic.simulation.trial;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.simulation.population.Procedure;
import be.becivic.simulation.population.Scene;
import be.becivic.simulation.world.ChronicleEvent;
import be.becivic.simulation.world.EventKind;
import be.becivic.simulation.world.ServerTemplate;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What an attack is after.
 *
 * @param name in a few words
 */
public record Effect(String name, Judgement judgement) {

  /** Says how long it took to come about, if it did. */
  @FunctionalInterface
  interface Judgement {
    Optional<Duration> judge(Scene scene, Procedure procedure);
  }

  /** A false text comes to a status. */
  static Effect forged(String name, EventKind kind) {
    return new Effect(
        name,
        (scene, procedure) ->
            first(
                scene,
                procedure,
                event ->
                    event.kind() == kind
                        && !scene.truths().isTrue(procedure.target(), event.content())));
  }

  /** A true text is taken down. */
  static Effect takenDown(String name) {
    return new Effect(
        name,
        (scene, procedure) ->
            first(
                scene,
                procedure,
                event ->
                    event.kind() == EventKind.DOWN
                        && scene.truths().isTrue(procedure.target(), event.content())));
  }

  /** A true correction is not ours when all is over. */
  static Effect keptOut(String name) {
    return new Effect(
        name,
        (scene, procedure) ->
            Optional.of(sinceStart(scene)).filter(_ -> !saysTheTruth(scene, procedure)));
  }

  private static boolean saysTheTruth(Scene scene, Procedure procedure) {
    return scene
        .server()
        .read(procedure.target())
        .ours()
        .filter(text -> text.status() == Status.BETA || text.status() == Status.STABLE)
        .filter(text -> scene.truths().isTrue(procedure.target(), text.content()))
        .isPresent();
  }

  private static Duration sinceStart(Scene scene) {
    return Duration.between(ServerTemplate.START, scene.server().clock().instant());
  }

  private static Optional<Duration> first(
      Scene scene, Procedure procedure, Predicate<ChronicleEvent> wanted) {
    return events(scene, procedure)
        .filter(wanted)
        .map(event -> Duration.between(ServerTemplate.START, event.at()))
        .findFirst();
  }

  static Stream<ChronicleEvent> events(Scene scene, Procedure procedure) {
    return scene.server().chronicle().events().stream()
        .filter(event -> event.target().equals(procedure.target()));
  }
}
