package be.becivic.server;

import be.becivic.corpus.CorpusRepository;
import be.becivic.intake.Intake;
import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.Upkeep;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.records.Records;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.Keys;
import be.becivic.server.http.Listener;
import be.becivic.server.http.ListenerSettings;
import be.becivic.server.http.Route;
import be.becivic.server.observe.Metrics;
import be.becivic.server.observe.RequestLog;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The whole of Be Civic in one process. */
public final class Server implements AutoCloseable {
  private final URI address;
  private final Deque<AutoCloseable> parts;

  private Server(URI address, Deque<AutoCloseable> parts) {
    this.address = address;
    this.parts = parts;
  }
}
