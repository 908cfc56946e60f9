const show = (meta) => {
  main.replaceChildren();
  for (const procedure of meta.procedures || []) {
    const box = element("fieldset");
    box.append(element("legend", procedure.name), element("p", "You are at: " + procedure.step));
    if (procedure.documents) box.append(element("p", "Documents: " + procedure.documents));
    if (procedure.next_action) box.append(element("p", "Next: " + procedure.next_action));
    main.append(box);
  }
  for (const document of meta.documents || []) {
    main.append(element("p", document.name + ": " + Object.entries(document.fields || {}).map(([key, value]) => key + " " + value).join(", ")));
  }
  if ((meta.deadlines || []).length) {
    const list = element("ul");
    for (const deadline of meta.deadlines) list.append(element("li", deadline.words + " (" + deadline.day + ")"));
    main.append(element("h2", "Deadlines"), list);
  }
  if (!main.children.length) main.append(element("p", "Nothing is under way."));
};
