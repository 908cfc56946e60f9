package be.becivic.bench;

import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;

/** Seconds from start to ready, on a folder the program must fill first and on one it knows. */
record StartTimes(double first, double later) {

  static StartTimes of(PackagedProgram program) throws IOException {
    try (WorkFolder folder = WorkFolder.create()) {
      return new StartTimes(seconds(program, folder), seconds(program, folder));
    }
  }

  private static double seconds(PackagedProgram program, WorkFolder folder) throws IOException {
    try (ServerProcess server = program.serve(folder)) {
      return server.startTime().toNanos() / 1e9;
    }
  }
}
