const chosen = (name) => (document.querySelector(`input[name="${CSS.escape(name)}"]:checked`) || {}).value;
const show = (meta) => {
  main.replaceChildren();
  for (const question of meta.questions || []) {
    const box = element("fieldset");
    box.append(element("legend", "A question to you"), element("p", question.words));
    for (const [value, label] of [["yes", "Yes"], ["no", "No"]]) {
      const line = element("label", " " + label);
      line.prepend(element("input", "", { type: "radio", name: "q-" + question.digest, value }));
      box.append(line);
    }
    main.append(box);
  }
  for (const item of meta.items || []) {
    const box = element("fieldset");
    box.append(element("legend", item.summary));
    const details = element("details");
    details.append(element("summary", "Exactly what would be sent"), element("pre", item.exactly));
    details.addEventListener("toggle", grow);
    box.append(details);
    for (const [value, label] of [["keep", "Send it as it stands"], ["edit", "Say it differently"], ["drop", "Do not send it"]]) {
      const line = element("label", " " + label);
      line.prepend(element("input", "", { type: "radio", name: item.id, value }));
      box.append(line);
    }
    const words = element("textarea", "", { id: "text-" + item.id, rows: "3", "aria-label": "The new words" });
    words.value = item.text;
    words.hidden = true;
    box.addEventListener("change", () => { words.hidden = chosen(item.id) !== "edit"; grow(); });
    box.append(words);
    main.append(box);
  }
  const button = element("button", "Decide", { type: "button" });
  button.addEventListener("click", () => {
    button.disabled = true;
    const decisions = (meta.items || []).filter((item) => chosen(item.id)).map((item) => {
      const decision = { id: item.id, digest: item.digest, decision: chosen(item.id) };
      if (decision.decision === "edit") decision.text = document.getElementById("text-" + item.id).value;
      return decision;
    });
    const answers = (meta.questions || []).filter((question) => chosen("q-" + question.digest))
      .map((question) => ({ digest: question.digest, agree: chosen("q-" + question.digest) === "yes" }));
    call("decide_review", { nonce: meta.nonce, decisions, answers });
  });
  main.append((meta.items || []).length + (meta.questions || []).length ? button : element("p", "Nothing waits for you."));
};
