const all = (selector, root = document) => [...root.querySelectorAll(selector)];

// Opened from a disk, nobody adds index.html to the address of a folder.
const fileOf = (address) => {
  const target = new URL(address);
  if (target.protocol === 'file:' && target.pathname.endsWith('/')) {
    target.pathname += 'index.html';
  }
  return target.href;
};

if (location.protocol === 'file:') {
  for (const link of all('a[href]')) {
    link.href = fileOf(link.href);
  }
  for (const form of all('form[action]')) {
    form.action = fileOf(form.action);
  }
}

const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

for (const button of all('[data-theme-toggle]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // The choice then lasts for this page only.
    }
  });
}

for (const drawer of all('details.drawer')) {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && drawer.open) {
      drawer.open = false;
      drawer.querySelector('summary').focus();
    }
  });
  document.addEventListener('click', (event) => {
    if (drawer.open && !drawer.contains(event.target)) {
      drawer.open = false;
    }
  });
}

document.addEventListener('keydown', (event) => {
  const typing = event.target.closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  // Where there is no room for a field, a link leads to one.
  const found = all('input[data-search], a.find').find((each) => each.offsetParent !== null);
  if (found) {
    event.preventDefault();
    found.focus();
    if (found.matches('a')) {
      found.click();
    }
  }
});

for (const key of all('.searchbox kbd')) {
  key.hidden = false;
}

for (const toc of all('[data-toc]')) {
  const narrow = matchMedia('(max-width: 74rem)');
  const details = toc.querySelector('details');
  const fold = () => {
    details.open = !narrow.matches;
  };
  fold();
  narrow.addEventListener('change', fold);
  const links = new Map(all('a', toc).map((link) => [link.hash.slice(1), link]));
  const headings = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
  const mark = () => {
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 140);
    const current = passed.at(-1) ?? headings[0];
    for (const [id, link] of links) {
      if (current && id === current.id) {
        link.setAttribute('aria-current', 'location');
      } else {
        link.removeAttribute('aria-current');
      }
    }
  };
  let waiting = false;
  addEventListener(
    'scroll',
    () => {
      if (!waiting) {
        waiting = true;
        requestAnimationFrame(() => {
          waiting = false;
          mark();
        });
      }
    },
    { passive: true },
  );
  mark();
}

// Pages know no clock. A day that is over in Belgium is told here; without scripts it stands there with its year.
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format();

for (const figure of all('[data-last-day]').filter((each) => each.dataset.lastDay < today)) {
  const note = document.createElement('small');
  note.className = 'past';
  note.lang = document.documentElement.lang;
  note.textContent = document.body.dataset.past;
  figure.append(' ', note);
}

// What is over gives its place to what is still to come, which may stand folded behind it.
const carried = ['lang', 'data-audience', 'data-only'];

for (const row of all('.glance > div:has(.past)')) {
  const slots = all(':scope > dd:not([hidden], .more, .examples), .more li', row);
  const isOver = (line) => Boolean(line.querySelector('.past'));
  const inOrder = [...slots.filter((line) => !isOver(line)), ...slots.filter(isOver)];
  const told = inOrder.map((line) => [[...line.childNodes], carried.map((name) => line.getAttribute(name))]);
  for (const [at, [parts, marks]] of told.entries()) {
    slots[at].replaceChildren(...parts);
    for (const [i, mark] of marks.entries()) {
      slots[at].toggleAttribute(carried[i], mark !== null);
      if (mark !== null) {
        slots[at].setAttribute(carried[i], mark);
      }
    }
  }
}

// What is cited again has the name of its source where it is cited first.
for (const cite of all('a.cite')) {
  cite.title = document.getElementById(cite.hash.slice(1))?.title ?? '';
}

const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const parameters = new URLSearchParams(location.search);

for (const input of all('[data-filter]')) {
  const scope = document.getElementById(input.dataset.filter);
  const items = 'tbody tr, li';
  const rows = all(items, scope).map((row) => [row, fold(row.textContent)]);
  const show = () => {
    const words = fold(input.value).split(/\s+/).filter(Boolean);
    for (const [row, text] of rows) {
      row.hidden = !words.every((word) => text.includes(word));
    }
    for (const fold of all('details[data-fold]', scope)) {
      fold.hidden = all(items, fold).every((row) => row.hidden);
      fold.open = words.length > 0;
    }
    for (const section of all('section', scope)) {
      section.hidden = all(items, section).every((row) => row.hidden);
    }
    for (const notice of all(`[data-filtered-out="${input.dataset.filter}"]`)) {
      notice.hidden = rows.some(([row]) => !row.hidden);
    }
  };
  input.hidden = false;
  input.addEventListener('input', show);
  const asked = parameters.get(input.name);
  if (asked) {
    input.value = asked;
    show();
  }
}

// What leads from a commune to a way begins there with that commune.
for (const row of all('[data-commune]')) {
  for (const link of all('a', row)) {
    link.hash = `commune=${row.dataset.commune}`;
  }
}

const lang = parameters.get('lang');

// A copy on a plain file host has nobody to ask.
const isCopy = 'copy' in document.documentElement.dataset;

const words = new Map((document.body.dataset.words ?? '').split(';').map((pair) => pair.split('=')));

const suggestion = (result) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const url = new URL(result.url);
  if (lang) {
    url.searchParams.set('lang', lang);
  }
  link.href = url.pathname + url.search + url.hash;
  link.textContent = result.title;
  const kind = document.createElement('span');
  const names = [result.type, result.status].filter(Boolean);
  kind.textContent = names.map((name) => words.get(name) ?? name).join(' · ');
  link.append(kind);
  item.append(link);
  return item;
};

for (const input of isCopy ? [] : all('input[data-search]')) {
  const form = input.form;
  const list = document.createElement('ul');
  list.className = 'suggestions';
  list.hidden = true;
  form.append(list);
  let request = new AbortController();
  let timer = 0;
  const look = async () => {
    request.abort();
    request = new AbortController();
    const query = input.value.trim();
    if (query.length < 2) {
      list.hidden = true;
      return;
    }
    try {
      const answer = await fetch(`/search.json?limit=6&q=${encodeURIComponent(query)}`, {
        signal: request.signal,
        headers: { accept: 'application/json' },
      });
      if (answer.ok) {
        const { results } = await answer.json();
        list.replaceChildren(...results.map(suggestion));
        list.hidden = results.length === 0;
      }
    } catch {
      list.hidden = true;
    }
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(look, 150);
  });
  form.addEventListener('keydown', (event) => {
    const links = all('a', list);
    const at = links.indexOf(document.activeElement);
    if (event.key === 'Escape') {
      list.hidden = true;
      input.focus();
    } else if (event.key === 'ArrowDown' && !list.hidden && links.length) {
      event.preventDefault();
      links[Math.min(at + 1, links.length - 1)].focus();
    } else if (event.key === 'ArrowUp' && at >= 0) {
      event.preventDefault();
      (links[at - 1] ?? input).focus();
    }
  });
  form.addEventListener('focusout', () => {
    setTimeout(() => {
      if (!form.contains(document.activeElement)) {
        list.hidden = true;
      }
    });
  });
}

const pathOf = (link) => new URL(link.getAttribute('href'), location.href).pathname;

for (const picture of all('[data-graph]')) {
  const svg = picture.querySelector('svg');
  const near = new Map();
  const join = (from, to) => near.set(from, (near.get(from) ?? new Set([from])).add(to));
  for (const row of all('tbody tr')) {
    const from = pathOf(row.querySelector('th a'));
    for (const link of all('td a', row)) {
      join(from, pathOf(link));
      join(pathOf(link), from);
    }
  }
  const boxes = all('a', svg);
  const show = (event) => {
    const box = event.target.closest('a');
    const kept = box && (near.get(pathOf(box)) ?? new Set([pathOf(box)]));
    for (const other of boxes) {
      other.classList.toggle('far', Boolean(kept) && !kept.has(pathOf(other)));
    }
  };
  for (const kind of ['pointerover', 'focusin']) {
    svg.addEventListener(kind, show);
  }
  svg.addEventListener('pointerleave', () => boxes.forEach((box) => box.classList.remove('far')));
  const zoom = picture.querySelector('.zoom');
  zoom.hidden = false;
  for (const button of all('button', zoom)) {
    button.addEventListener('click', () => {
      const width = svg.getBoundingClientRect().width * Number(button.dataset.zoom);
      svg.style.maxWidth = 'none';
      svg.style.width = `${Math.min(Math.max(width, 240), 6000)}px`;
    });
  }
}

// A case of a procedure is its heading and what follows, up to the next one. Who chooses theirs sees the others
// no more; nothing is sent or kept.
const caseAt = (id) => {
  const heading = document.getElementById(id);
  const parts = [heading];
  let next = heading.nextElementSibling;
  while (next && !next.matches('h2, h3, section')) {
    parts.push(next);
    next = next.nextElementSibling;
  }
  return parts;
};

// What is seen is what nothing leaves out: neither the case nor the commune that was chosen.
const reasons = new WeakMap();

const leaveOut = (element, reason, isOut) => {
  const known = reasons.get(element) ?? new Set(element.hidden ? ['kept back'] : []);
  known[isOut ? 'add' : 'delete'](reason);
  reasons.set(element, known);
  element.hidden = known.size > 0;
};

// What was chosen, in words: a sheet of paper says whom it is for.
const chosenWords = { case: '', place: '' };

// A row that is left with few lines shows all of them, and one that is left with none says so.
const tidyCard = () => {
  const isNarrow = Boolean(chosenWords.case || chosenWords.place);
  for (const row of all('.glance > div')) {
    const seen = all('dd:not(.more, .examples, [data-none])', row).filter((line) => !line.hidden);
    const fold = row.querySelector('.more details');
    const folded = fold ? all('li', fold).filter((line) => !line.hidden) : [];
    if (fold) {
      const words = fold.querySelector('summary');
      words.textContent = words.dataset.words.replace('{0}', folded.length);
      fold.parentElement.hidden = folded.length === 0;
      fold.open = isNarrow && seen.length + folded.length < 6;
    }
    // What has to be done before is no answer to how long it takes.
    const isAnswer = (line) => !row.matches('.time') || line.querySelector('strong');
    for (const none of all('[data-none]', row)) {
      none.hidden = !isNarrow || [...seen, ...folded].some(isAnswer);
      none.textContent = chosenWords.place ? none.dataset.place : none.dataset.case;
    }
    for (const examples of all('.examples, .more:has([href="#place"])', row)) {
      const isExample = seen.some((line) => line.dataset.audience);
      examples.hidden = Boolean(chosenWords.place) || !isExample;
    }
  }
  for (const sheet of all('.paperfor')) {
    const words = [chosenWords.case, chosenWords.place].filter(Boolean).join(' · ');
    sheet.textContent = words && sheet.dataset.words.replace('{0}', words);
  }
};

// A case may say in which region it is, as amounts on the card do: others' amounts give way.
const regionOfCase = (link) =>
  ['brussels', 'flanders', 'wallonia', 'german-speaking-community'].find((region) =>
    link?.hash.endsWith(`-in-${region}`),
  );

const regional = all('.glance [data-audience]')
  .map((line) => ({ line, regions: JSON.parse(line.dataset.audience).regions }))
  .filter(({ regions }) => regions?.length === 1);

// Lines of the card that say of which cases they are.
const ofCases = all('.glance [data-only]').map((line) => ({
  line,
  cases: line.dataset.only.split(' '),
  isKeptBack: line.hidden,
}));

const narrowCard = (link) => {
  const region = regionOfCase(link);
  const isTold = regional.some(({ regions }) => regions[0] === region);
  for (const { line, regions } of regional) {
    leaveOut(line, 'region', isTold && regions[0] !== region);
  }
  for (const { line, cases, isKeptBack } of ofCases) {
    const fits = !link || cases.includes(link.hash.slice(1));
    leaveOut(line, 'case', !fits);
    if (isKeptBack) {
      leaveOut(line, 'kept back', !(link && fits));
      line.classList.toggle('rest', fits);
    }
  }
  chosenWords.case = link?.textContent ?? '';
  tidyCard();
};

for (const list of all('[data-cases]')) {
  const told = list.querySelector('.chosen');
  const tell = (link) => {
    const there = link?.cloneNode(true);
    there?.removeAttribute('aria-current');
    told.replaceChildren(...(there ? [told.dataset.words, ' ', there] : []));
  };
  const cases = all('a', list).map((link) => [link, caseAt(link.hash.slice(1))]);
  const everything = list.querySelector('button');
  const linesOf = (link, parts) => {
    const line = document.querySelector(`.toc a[href="${link.hash}"]`);
    return [...parts, ...(line ? [line.parentElement] : [])];
  };
  let current;
  const show = (chosen) => {
    current = chosen;
    for (const [link, parts] of cases) {
      for (const element of linesOf(link, parts)) {
        leaveOut(element, 'case', Boolean(chosen) && link !== chosen);
      }
      link.setAttribute('aria-current', String(link === chosen));
    }
    everything.hidden = !chosen;
    narrowCard(chosen);
    tell(chosen);
  };
  // Who lives elsewhere is left with fewer cases to choose from.
  document.addEventListener('commune', ({ detail: livesIn }) => {
    for (const [link, parts] of cases) {
      const { home } = link.parentElement.dataset;
      const isOut = Boolean(home) && !livesIn(JSON.parse(home));
      for (const element of [link.parentElement, ...linesOf(link, parts)]) {
        leaveOut(element, 'place', isOut);
      }
      if (isOut && link === current) {
        show();
      }
    }
  });
  for (const [link] of cases) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      show(link);
    });
  }
  everything.addEventListener('click', () => show());
  // The card names cases too; who chooses one there stays with the card.
  for (const [link] of cases) {
    for (const named of all(`.glance .who a[href="${link.hash}"]`)) {
      named.addEventListener('click', (event) => {
        if (link !== current) {
          event.preventDefault();
          event.stopPropagation();
          show(link);
          list.scrollIntoView({ block: 'nearest' });
        }
      });
    }
  }
  // Other links lead to cases too, and none of them leads to what is hidden.
  const reveal = (hash) => {
    const [link, parts] = cases.find(([each]) => each.hash === hash) ?? [];
    if (parts?.[0].hidden) {
      show();
      for (const element of [link.parentElement, ...linesOf(link, parts)]) {
        leaveOut(element, 'place', false);
      }
      parts[0].scrollIntoView();
    }
  };
  document.addEventListener('click', (event) => reveal(event.target.closest('a[href^="#"]')?.hash));
  addEventListener('hashchange', () => reveal(location.hash));
}

for (const hint of all('[data-hint]')) {
  const box = hint.previousElementSibling;
  const look = () => {
    hint.hidden = box.scrollWidth - box.clientWidth < 8;
  };
  new ResizeObserver(look).observe(box);
}

for (const button of navigator.clipboard ? all('[data-copy-of]') : []) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copyOf).innerText);
    button.nextElementSibling.textContent = button.dataset.done;
  });
}
