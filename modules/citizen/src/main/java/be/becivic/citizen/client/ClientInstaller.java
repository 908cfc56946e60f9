package be.becivic.citizen.client;

import be.becivic.harness.folder.LocalMachine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Puts the local server into the clients a person has, and takes it out; asks for each. */
public final class ClientInstaller {
  private static final Set<String> YES = Set.of("y", "yes");

  private final LocalMachine machine;
  private final boolean isDryRun;
  private final BufferedReader in;
  private final PrintWriter out;

  public ClientInstaller(
      LocalMachine machine, boolean isDryRun, BufferedReader in, PrintWriter out) {
    this.machine = machine;
    this.isDryRun = isDryRun;
    this.in = in;
    this.out = out;
  }

  /** Goes through the clients that are there; says how many there are. */
  public int install(ServerEntry entry) throws IOException {
    int found = 0;
    for (ClientProgram client : ClientProgram.values()) {
      if (client.trace(machine).filter(Files::exists).isPresent()) {
        found++;
        change(client, "add Be Civic to", Optional.of(entry));
      }
    }
    return found;
  }

  public int uninstall() throws IOException {
    int found = 0;
    for (ClientProgram client : ClientProgram.values()) {
      if (client.file(machine).filter(Files::exists).isPresent()) {
        found++;
        change(client, "take Be Civic out of", Optional.empty());
      }
    }
    return found;
  }

  /** One client. Nothing of its file is ever shown, whatever is in it. */
  private void change(ClientProgram client, String verb, Optional<ServerEntry> entry)
      throws IOException {
    Path path = client.file(machine).orElseThrow();
    ClientFile file = ClientFile.read(path);
    String before;
    try {
      before = file.text().orElseGet(client.configuration()::blank);
    } catch (CharacterCodingException _) {
      out.println(client.title() + ": " + path + " is not text. It was left as it is.");
      return;
    }
    String text = before.isBlank() ? client.configuration().blank() : before;
    Optional<String> after =
        entry.isPresent()
            ? client.configuration().with(text, entry.get())
            : client.configuration().without(text);
    if (after.isEmpty()) {
      out.println(
          client.title()
              + ": "
              + path
              + " is not written the way this program understands. It was left as it is; add the"
              + " server by hand, or mend the file.");
    } else if (after.get().equals(before)) {
      out.println(client.title() + ": nothing to change.");
    } else if (agrees(client.title(), verb, path)) {
      out.println(
          client.title()
              + (file.replace(after.get())
                  ? ": done. Restart it."
                  : ": it changed its file meanwhile. Close it and try again."));
    }
    out.flush();
  }

  /** The agent skills, from the folder that comes with the program. */
  public void installSkills(Path source) throws IOException {
    var folders = new SkillFolders(machine);
    if (agrees("Agent skills", "put them into", folders.place())) {
      folders.install(source);
      out.println("Agent skills: done.");
    }
    out.flush();
  }

  public void uninstallSkills(Path source) throws IOException {
    var folders = new SkillFolders(machine);
    if (agrees("Agent skills", "take them out of", folders.place())) {
      folders.uninstall(source);
      out.println("Agent skills: done.");
    }
    out.flush();
  }

  private boolean agrees(String what, String verb, Path place) throws IOException {
    if (isDryRun) {
      out.println(what + ": would " + verb + " " + place);
      return false;
    }
    if (isYes(what + ": " + verb + " " + place + "? (yes/no) ")) {
      return true;
    }
    out.println(what + ": left as it is.");
    return false;
  }

  private boolean isYes(String question) throws IOException {
    out.print(question);
    out.flush();
    String line = in.readLine();
    return line != null && YES.contains(line.strip().toLowerCase(Locale.ROOT));
  }
}
