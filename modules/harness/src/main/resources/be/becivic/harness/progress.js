const plain = (name) => name.replaceAll("_", " ").replaceAll("-", " ");
const show = (meta) => {
  main.replaceChildren();
  for (const procedure of meta.procedures || []) {
    const box = element("section");
    box.append(element("h2", plain(procedure.name)));
    const facts = element("dl");
    for (const [name, text] of [["You are at", procedure.step], ["Documents", procedure.documents], ["Next", procedure.next_action]]) {
      if (text) facts.append(element("dt", name + ":"), " ", element("dd", text));
    }
    box.append(facts);
    main.append(box);
  }
  if ((meta.deadlines || []).length) {
    const list = element("ul");
    for (const deadline of meta.deadlines) {
      const line = element("li", deadline.words + " ");
      line.append(element("time", deadline.day, { datetime: deadline.day }));
      list.append(line);
    }
    main.append(element("h2", "Days to keep in mind"), list);
  }
  if ((meta.documents || []).length) {
    const list = element("ul");
    for (const paper of meta.documents) {
      const facts = Object.entries(paper.fields || {}).map(([key, value]) => plain(key) + ": " + value);
      list.append(element("li", [plain(paper.name), ...facts].join(", ")));
    }
    main.append(element("h2", "Documents you showed"), list);
  }
  if (!main.children.length) main.append(element("p", "Nothing is under way."));
};
