package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SameBytesTest {
  private static final List<String> PATHS =
      List.of(
          "/",
          "/skills",
          "/skills.json",
          "/skills/nationality-application",
          "/skills/nationality-application.md",
          "/skills/nationality-application.json",
          "/paths.json",
          "/paths/marriage-certificate-belgian.json",
          "/activity",
          "/graph",
          "/values/val-00001.json");

  @Test
  void equalInputsGiveEqualBytesAndTags(@TempDir Path one, @TempDir Path other) {
    try (TestSite first = TestSite.open(one);
        TestSite second = TestSite.open(other)) {
      for (String path : PATHS) {
        assertThat(first.get(path).body()).as(path).isEqualTo(second.get(path).body());
        assertThat(first.get(path).headers()).as(path).isEqualTo(second.get(path).headers());
      }
    }
  }

  @Test
  void aPageIsMadeAgainOnlyWhenSomethingMoved(@TempDir Path folder) {
    try (TestSite site = TestSite.open(folder)) {
      SitePage first = site.get("/skills/change-of-address");
      assertThat(site.get("/skills/change-of-address").body()).isSameAs(first.body());
      Target target = Target.of(TargetType.SKILL, "change-of-address");
      site.write(tables -> new Signals(site.library()).concern(tables, target, "new"));
      SitePage next = site.get("/skills/change-of-address");
      assertThat(next.headers().get("ETag")).isNotEqualTo(first.headers().get("ETag"));
    }
  }
}
