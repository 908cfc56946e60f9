const show = (meta) => {
  main.replaceChildren();
  const fields = Object.entries(meta.fields || {}).filter(([, field]) => field.choices || field.shape.type === "string");
  for (const [name, field] of fields) {
    const label = element("label", field.ask, { for: "field-" + name });
    let input;
    if (field.choices) {
      input = element("select");
      input.append(element("option", "I would rather not say", { value: "" }));
      for (const [value, text] of Object.entries(field.choices)) input.append(element("option", text, { value }));
    } else {
      input = element("input", "", { type: "text", maxlength: "64", autocomplete: "off" });
    }
    input.id = "field-" + name;
    const box = element("div", "", { class: "field" });
    box.append(label, input);
    if (field.hint) {
      const hint = element("small", field.hint, { id: "hint-" + name });
      input.setAttribute("aria-describedby", hint.id);
      box.append(hint);
    }
    main.append(box);
  }
  const why = element("details");
  why.append(element("summary", "Why I'm doing it this way"), element("p", meta.trust));
  const button = element("button", "Save on my computer", { type: "button" });
  button.addEventListener("click", () => {
    button.disabled = true;
    const answers = {};
    for (const [name] of fields) {
      const value = document.getElementById("field-" + name).value.trim();
      if (value) answers[name] = value;
    }
    call("submit_form", { nonce: meta.nonce, answers });
  });
  main.append(button, why);
};
