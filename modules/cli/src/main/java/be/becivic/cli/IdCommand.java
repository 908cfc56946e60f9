package be.becivic.cli;

import be.becivic.cli.option.Help;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import com.fasterxml.uuid.Generators;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "id", description = "Print a fresh id for a submission made by hand.")
final class IdCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "TYPE",
      description = "concern, amendment, validation, draft, feedback, rating or analytics.")
  private String type;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    FeedbackType feedbackType =
        FeedbackType.parse(type)
            .orElseThrow(() -> new ParameterException(spec.commandLine(), hint()));
    var id =
        new SubmissionId(feedbackType.idKind(), Generators.timeBasedEpochGenerator().generate());
    spec.commandLine().getOut().println(id);
    return 0;
  }

  private static String hint() {
    return "TYPE is one of "
        + Arrays.stream(FeedbackType.values())
            .map(FeedbackType::wireName)
            .collect(Collectors.joining(", "));
  }
}
