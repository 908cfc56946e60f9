const show = (meta) => {
  main.replaceChildren();
  const fields = Object.entries(meta.fields || {});
  for (const [name, schema] of fields) {
    const label = element("label", schema.description || name);
    let input;
    if (schema.enum) {
      input = element("select");
      input.append(element("option", "", { value: "" }));
      for (const value of schema.enum) input.append(element("option", value, { value }));
    } else if (schema.type === "string" || schema.$ref) {
      input = element("input", "", { type: "text", maxlength: "64" });
    } else continue;
    input.id = "field-" + name;
    label.append(input);
    main.append(label);
  }
  const why = element("details");
  why.append(element("summary", "Why I'm doing it this way"), element("p", meta.trust));
  const button = element("button", "Save on my computer", { type: "button" });
  button.addEventListener("click", () => {
    button.disabled = true;
    const answers = {};
    for (const [name] of fields) {
      const input = document.getElementById("field-" + name);
      if (input && input.value.trim()) answers[name] = input.value.trim();
    }
    call("submit_form", { nonce: meta.nonce, answers });
  });
  main.append(button, why);
};
