package be.becivic.bench.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JavaProgramTest {
  private static final Pattern FLAGS =
      Pattern.compile("^flags=\"(?:\\$flags )?(.*)\"$", Pattern.MULTILINE);

  @Test
  void theFlagsAreTheLaunchers() throws IOException {
    String launcher = Files.readString(Path.of("../../becivic"));
    List<String> flags =
        FLAGS
            .matcher(launcher)
            .results()
            .flatMap(line -> Stream.of(line.group(1).split(" ")))
            .toList();
    assertThat(JavaProgram.LAUNCHER_FLAGS).isEqualTo(flags);
  }

  @Test
  void aServersFlagsAreTheLaunchers() throws IOException {
    assertThat(Files.readString(Path.of("../../becivic")))
        .contains("serve) flags=\"$flags " + String.join(" ", JavaProgram.SERVER_FLAGS) + "\" ;;");
  }

  @Test
  void aJarIsStartedLikeTheLauncherStartsIt() {
    var program =
        JavaProgram.jar(
                Path.of("/home"), Optional.of(Path.of("/a.aot")), Path.of("/x.jar"), "serve")
            .asServer();
    assertThat(program.command().stream().skip(1).collect(Collectors.joining(" ")))
        .isEqualTo(
            String.join(" ", JavaProgram.LAUNCHER_FLAGS)
                + " -XX:AOTCache=/a.aot -Dbecivic.home=/home -Xms64m -jar /x.jar serve");
  }

  @Test
  void heapInUseIsTheSumOfTheGenerations() {
    String heapInfo =
        """
        4711:
        DefNew     total 116224K, used 1000K [0x0000000687600000, 0x000000068f410000)
         eden space 103360K,  14% used [0x0000000687600000, 0x00000006884c14c0)
        Tenured    total 258048K, used 13000K [0x0000000704ea0000, 0x0000000714aa0000)
         the  space 258048K,   5% used [0x0000000704ea0000, 0x0000000705bc3608)
        Metaspace  used 30000K, committed 31000K, reserved 1114112K
        """;
    assertThat(Diagnosis.sumOfUsed(heapInfo)).isEqualTo(14_000);
  }
}
