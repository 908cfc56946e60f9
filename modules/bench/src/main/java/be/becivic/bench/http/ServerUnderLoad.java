package be.becivic.bench.http;

import be.becivic.bench.process.JavaProgram;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.run.InstalledHome;
import be.becivic.server.Server;
import be.becivic.server.config.Configuration;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/**
 * The server as it is, with limits no load reaches and three routes more: one takes the same
 * request and gives an answer as large as a receipt without looking at anything, one only parses
 * and stores, one gives a page of any size.
 */
final class ServerUnderLoad {
  static final String CONSTANT = "/bench/constant";
  private static final String CONSTANT_PAGE = "/bench/page/";
  static final String STAGE = "/api/feedback-channel";
  static final String RAW = "/bench/raw";
  static final String ENVELOPE = "/api/feedback";

  private static final int MAX_BODY = 1024 * 1024;
  private static final String PLENTY = "1000000000";

  private static final List<String> SETTINGS =
      List.of(
          "http.port=0",
          "http.max-concurrent=4096",
          "http.max-connections=8192",
          "limits.per-day=" + PLENTY,
          "limits.burst-per-hour=" + PLENTY,
          "limits.global-per-hour=" + PLENTY,
          "limits.validations-per-day=" + PLENTY);

  static final String RECEIPT =
      """
      {"feedback_id":"fbk_01890a5d-ac96-774b-bcce-b302099a8057",\
      "cancel_token":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",\
      "cancel_url":"http://127.0.0.1:40001/api/feedback-channel/fbk_01890a5d-ac96-774b-bcce-b302099a8057",\
      "commit_eta":"2026-04-27T14:32:00.123Z","staging_window_hours":24}\
      """;

  static final Map<String, String> RECEIPT_HEADERS =
      Map.of(
          "RateLimit-Policy", limits("q=1000000000;w=86400", "q=1000000000;w=3600"),
          "RateLimit", limits("r=999999999;t=43200", "r=999999999;t=3600"));

  private ServerUnderLoad() {}

  /** In a process of its own, with a data folder of that name and its log beside it. */
  static ServerProcess process(Path folder, String name) throws IOException {
    return ServerProcess.start(
        JavaProgram.main(
            InstalledHome.path(), ServerUnderLoad.class, folder.resolve(name).toString()),
        folder.resolve(name + ".log"));
  }

  static Server start(Path data, Path corpus) {
    Configuration settings = Configuration.load(data, Optional.empty(), Map.of(), SETTINGS);
    Response answer = receipt();
    var raw = new RawStore(data.resolveSibling(data.getFileName() + "-raw.db"));
    return Server.start(
        settings,
        data,
        corpus,
        List.of(
            Route.post(CONSTANT, MAX_BODY, _ -> answer),
            Route.post(RAW, MAX_BODY, raw::store),
            constantPages()));
  }

  private static Response receipt() {
    Response answer = Response.json(201, RECEIPT.getBytes(StandardCharsets.UTF_8));
    for (Map.Entry<String, String> header : RECEIPT_HEADERS.entrySet()) {
      answer = answer.withHeader(header.getKey(), header.getValue());
    }
    return answer;
  }

  /** Where a page of so many bytes is that nobody renders. */
  static String constantOf(int bytes) {
    return CONSTANT_PAGE + bytes;
  }

  private static Route constantPages() {
    var pages = new ConcurrentHashMap<String, Response>();
    return Route.get(
        CONSTANT_PAGE + "{bytes}",
        request -> pages.computeIfAbsent(request.parameter("bytes"), ServerUnderLoad::page));
  }

  private static Response page(String bytes) {
    byte[] body = "x".repeat(Integer.parseInt(bytes)).getBytes(StandardCharsets.US_ASCII);
    return new Response(200, "text/html;charset=utf-8", List.of(), body, Optional.empty());
  }

  private static String limits(String day, String hour) {
    return "\"day\";%s, \"hour\";%s".formatted(day, hour);
  }

  public static void main(String[] arguments) throws InterruptedException {
    Server server = start(Path.of(arguments[0]), InstalledHome.corpus());
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
    System.out.println(ServerProcess.READY + server.address());
    new CountDownLatch(1).await();
  }
}
