package be.becivic.harness.tool;

import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.protocol.id.SessionId;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** Questions that wait for a page or a terminal, in the folder of the session that has them. */
public final class WaitingQuestions {
  private final PersonFolder folder;

  /** Asked before there is a folder: they last as long as the process, whatever the session. */
  private final Map<ConsentRequest, String> unwritten =
      Collections.synchronizedMap(new LinkedHashMap<>());

  public WaitingQuestions(PersonFolder folder) {
    this.folder = folder;
  }

  public void add(ConsentRequest request, String words) {
    if (folder.exists()) {
      Map<ConsentRequest, String> all = list(request.session());
      all.put(request, words);
      write(request.session(), all);
    } else {
      unwritten.put(request, words);
    }
  }

  public void remove(ConsentRequest request) {
    unwritten.remove(request);
    Map<ConsentRequest, String> all = list(request.session());
    if (all.remove(request) != null) {
      write(request.session(), all);
    }
  }

  /** What a session has to ask, and what was to be asked before there was any. */
  public Map<ConsentRequest, String> listAll(SessionId session) {
    Map<ConsentRequest, String> all = new LinkedHashMap<>(unwritten);
    all.putAll(list(session));
    return all;
  }

  public Map<ConsentRequest, String> list(SessionId session) {
    Map<ConsentRequest, String> all = new LinkedHashMap<>();
    for (ObjectNode line : PrivateFiles.readLines(file(session))) {
      ConsentRequest.parse(line)
          .ifPresent(request -> all.put(request, line.path("words").stringValue("")));
    }
    return all;
  }

  private void write(SessionId session, Map<ConsentRequest, String> all) {
    PrivateFiles.replace(
        file(session),
        all.entrySet().stream()
            .map(each -> each.getKey().json().put("words", each.getValue()) + "\n")
            .collect(Collectors.joining()));
  }

  private Path file(SessionId session) {
    return folder.session(session).resolve("waiting.jsonl");
  }
}
