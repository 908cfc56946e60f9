package be.becivic.bench;

import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.report.Numbers;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Seconds from start to ready, on a folder the program must fill first and on one it knows. */
final class StartTimes {
  private final List<Double> first = new ArrayList<>();
  private final List<Double> later = new ArrayList<>();

  void add(PackagedProgram program) throws IOException {
    try (WorkFolder folder = WorkFolder.create(program.home())) {
      first.add(startTime(program, folder));
      later.add(startTime(program, folder));
    }
  }

  ReportRow first(String key, String label) {
    return row(key, label, first);
  }

  ReportRow later(String key, String label) {
    return row(key, label, later);
  }

  private static double startTime(PackagedProgram program, WorkFolder folder) throws IOException {
    try (ServerProcess server = program.serve(folder)) {
      return server.startTime().toNanos() / 1e9;
    }
  }

  private static ReportRow row(String key, String label, List<Double> seconds) {
    double median = Numbers.median(seconds.stream().mapToDouble(Double::doubleValue).toArray());
    return ReportRow.of(key, label, median, "s");
  }
}
