package be.becivic.corpus.history;

import be.becivic.protocol.change.FileChanges;
import java.time.Instant;

/**
 * One commit of main.
 *
 * @param changes what it did to skills and the path directory
 */
public record MainCommit(Instant time, FileChanges changes) {}
