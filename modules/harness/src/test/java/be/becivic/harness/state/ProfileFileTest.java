package be.becivic.harness.state;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.TestMachine;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.rules.WriteResult;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class ProfileFileTest {
  private static final Schemas SCHEMAS = Schemas.load();

  @TempDir Path home;

  private TestMachine machine;
  private PersonFolder folder;
  private ProfileFile profile;

  @BeforeEach
  void start() {
    machine = new TestMachine(home);
    folder = machine.agreedFolder();
    profile = new ProfileFile(folder, () -> SCHEMAS, machine.clock());
  }

  @Test
  void everyAxisIsTakenAndWhatIsWrittenFitsTheSchema() {
    assertThat(
            update(
                """
                {'region':'Brussels-Capital','commune_nis5':'21013','administration_language':'FR',
                 'conversation_language':'English','civic_status':'married',
                 'nationality_status':'non-EU','residency_status':'non-EU-permit',
                 'residency_history':[{'start':'2019-03-14','permit_type':'F card',
                  'country_of_last_residence':'ma'}],
                 'dependents':{'minor_children_count':2,'spouse_abroad':false},
                 'employment_history':[{'start':'2020-01','end':'2024-06-30','type':'FT'}],
                 'education_history':[{'start':'2010-09','level':'bachelor',
                  'country_of_institution':'ma'}],
                 'document_inventory':{'has_id_card':'yes','validity_end_residence_card':'2028-06-15'},
                 'browser_driving_preference':'never-drive',
                 'active_procedures':['nationality-application','no-skill-fallback:dog-passport'],
                 'transitions_in_progress':['address-change']}
                """))
        .isInstanceOf(WriteResult.Kept.class);
    ObjectNode written = PrivateFiles.readObject(folder.profile()).orElseThrow();
    assertThat(SCHEMAS.check(SchemaName.PROFILE, written)).isEmpty();
    assertThat(written.toString()).doesNotContainPattern("\\d{4}-\\d{2}-\\d{2}\"");
    assertThat(written.at("/residency_history/0/start").stringValue()).isEqualTo("2019-03");
    assertThat(written.path("profile_schema_version").stringValue()).isEqualTo("1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'name':'Jan'}",
        "{'date_of_birth':'1985-07-30'}",
        "{'region':'Bruxelles'}",
        "{'commune_nis5':'Etterbeek'}",
        "{'residency_history':[{'start':'2019-03','permit_number':'B123'}]}",
        "{'document_inventory':{'passport_number':'EA123456'}}",
        "{'notes':'long story'}",
        "{'conversation_language':'85.07.30-033.28'}",
        "{'consent':{'email':'x'}}"
      })
  void whatAProfileMayNotHoldIsRefusedAndNothingChanges(String changes) {
    update("{'region':'Flanders'}");
    String before = PrivateFiles.read(folder.profile()).orElseThrow();
    assertThat(update(changes)).isInstanceOf(WriteResult.Stopped.class);
    assertThat(PrivateFiles.read(folder.profile())).contains(before);
  }

  @Test
  void olderProfilesAreReadInTodaysShape() {
    PrivateFiles.replace(
        folder.profile(),
        """
        {"profile_schema_version":"1","last_updated_at":"2026-01-01T00:00:00Z",
         "other_languages":["Slovenian","French"],"document_inventory":{"has_eID":true}}
        """);
    ObjectNode read = profile.read().orElseThrow();
    assertThat(read.path("conversation_language").stringValue()).isEqualTo("Slovenian");
    assertThat(read.at("/document_inventory/has_id_card").stringValue()).isEqualTo("yes");
    update("{'region':'Wallonia'}");
    assertThat(PrivateFiles.read(folder.profile()).orElseThrow())
        .doesNotContain("other_languages", "has_eID");
  }

  @Test
  void nullTakesAMemberOutAndObjectsAreMerged() {
    update("{'region':'Flanders','dependents':{'minor_children_count':1}}");
    update("{'region':null,'dependents':{'spouse_abroad':true}}");
    assertThat(profile.read().orElseThrow().has("region")).isFalse();
    assertThat(profile.read().orElseThrow().path("dependents")).hasSize(2);
  }

  @Test
  void anEmptyProfileKnowsNobody() {
    assertThat(profile.isKnown()).isFalse();
    update("{}");
    assertThat(profile.isKnown()).isFalse();
    update("{'civic_status':'single'}");
    assertThat(profile.isKnown()).isTrue();
  }

  private WriteResult update(String changes) {
    ObjectNode json = new JsonMapper().readTree(changes.replace('\'', '"')).asObject();
    return profile.update(json, machine.files(folder));
  }
}
