package be.becivic.server;

import java.time.Duration;

/** Something the server does again and again by itself. */
record Job(String name, Duration every, Runnable work) {}
