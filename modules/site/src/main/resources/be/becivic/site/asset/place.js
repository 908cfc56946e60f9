// Says what applies in one commune. The commune stays in the fragment of the address, which
// browsers send to nobody.

const GERMAN_SPEAKING = new Set(
  ['63001', '63012', '63013', '63023', '63040', '63048', '63061', '63067', '63087'],
);

const REGIONS = new Map([
  ['flanders', ['flanders', 'flemish-region']],
  ['wallonia', ['wallonia', 'walloon-region']],
  ['brussels', ['brussels', 'brussels-capital', 'brussels-capital-region']],
  ['german-speaking-community', ['german-speaking-community', 'german-community']],
  ['not-in-belgium-yet', ['not-in-belgium-yet', 'not-in-belgium']],
]);

const AREAS = new Map([
  ['all-19-rbc-communes', 'brussels'],
  ['all-flemish-communes', 'flanders'],
  ['all-walloon-communes', 'wallonia'],
  ['all-9-german-speaking-communes', 'german-speaking-community'],
]);

const regionOf = (nis) => {
  if (nis[0] === '2') {
    return { 1: 'brussels', 5: 'wallonia' }[nis[1]] ?? 'flanders';
  }
  if ('1347'.includes(nis[0])) {
    return 'flanders';
  }
  return GERMAN_SPEAKING.has(nis) ? 'german-speaking-community' : 'wallonia';
};

const regionCalled = (name) => {
  const plain = name.trim().replace(/[ _]/g, '-').toLowerCase();
  return [...REGIONS.keys()].find((region) => REGIONS.get(region).includes(plain));
};

// The German-speaking communes lie in Wallonia.
const liesIn = (home, wide) =>
  home === wide || (wide === 'wallonia' && home === 'german-speaking-community');

const isMeant = (selector, nis) =>
  selector === 'all' ||
  selector === nis ||
  (AREAS.has(selector) && liesIn(regionOf(nis), AREAS.get(selector)));

const holds = ({ field, op, value }, nis) => {
  if (op === 'exists') {
    return value === true;
  }
  const wanted = [value].flat();
  return field === 'user.commune_nis5'
    ? wanted.includes(nis)
    : wanted.some((name) => regionCalled(name) === regionOf(nis));
};

const admits = ({ regions = [], communes = [], predicates = [] }, nis) =>
  (regions.length === 0 || regions.some((name) => liesIn(regionOf(nis), regionCalled(name)))) &&
  (communes.length === 0 || communes.some((selector) => isMeant(selector, nis))) &&
  predicates.every((predicate) => holds(predicate, nis));

const namesOf = (commune) =>
  [...new Set([commune.name_fr, commune.name_nl, commune.name_de].filter(Boolean))].join(' / ');

const optionOf = (commune) => `${namesOf(commune)} (${commune.postal_codes[0]})`;

// What English calls otherwise than all three languages of the list.
const ENGLISH = new Map([
  ['brussels', 'brussel'],
  ['ghent', 'gent'],
]);

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// The one commune that is meant: by its name, its postal code, or how its name begins.
const communeCalled = (communes, typed) => {
  const sought = ENGLISH.get(plain(typed)) ?? plain(typed);
  const names = (commune) =>
    [optionOf(commune), commune.name_fr, commune.name_nl, commune.name_de].filter(Boolean).map(plain);
  const ways = [
    (commune) => names(commune).includes(sought),
    (commune) => commune.postal_codes[0] === sought,
    (commune) => commune.postal_codes.includes(sought),
    (commune) => names(commune).some((name) => name.startsWith(sought)),
  ];
  const found = ways.map((way) => communes.filter(way)).find((some) => some.length > 0) ?? [];
  return found.length === 1 ? found[0] : undefined;
};

for (const form of document.querySelectorAll('[data-communes]')) {
  const input = form.querySelector('input');
  const clear = form.querySelector('button');
  const status = form.querySelector('[role=status]');
  const local = [...document.querySelectorAll('[data-audience]')].map((element) => ({
    element,
    audience: JSON.parse(element.dataset.audience),
    isRest: element.hidden,
  }));
  let communes = [];
  let chosen = '';

  const load = async () => {
    if (communes.length === 0) {
      const answer = await fetch(form.dataset.communes);
      communes = (await answer.json()).communes;
      const options = communes.map(
        (commune) => new Option(commune.postal_codes.join(' '), optionOf(commune)),
      );
      form.querySelector('datalist').append(...options);
    }
  };

  const show = () => {
    const ways = local.filter(({ element }) => element.matches('.route'));
    let left = 0;
    for (const { element, audience, isRest } of local) {
      const fits = chosen ? admits(audience, chosen) : true;
      leaveOut(element, 'place', !fits);
      if (isRest) {
        leaveOut(element, 'kept back', !(chosen && fits));
        element.classList.toggle('rest', fits);
      }
      left += fits || isRest || (ways.length > 0 && !element.matches('.route')) ? 0 : 1;
    }
    const hasNoWay = Boolean(chosen) && ways.length > 0 && ways.every(({ element }) => element.hidden);
    const commune = communes.find(({ nis_code: code }) => code === chosen);
    for (const noWay of document.querySelectorAll('.noway')) {
      noWay.hidden = !hasNoWay;
      noWay.textContent = hasNoWay ? form.dataset.noway.replace('{0}', namesOf(commune)) : '';
    }
    chosenWords.place = commune ? namesOf(commune) : '';
    tidyCard();
    document.dispatchEvent(
      new CustomEvent('commune', { detail: (home) => !chosen || admits(home, chosen) }),
    );
    for (const alike of document.querySelectorAll('.alike')) {
      alike.hidden = [...alike.querySelectorAll('.route')].every((way) => way.hidden);
    }
    for (const details of document.querySelectorAll('.localroutes')) {
      const fits = [...details.querySelectorAll('.route')].some((way) => !way.hidden);
      details.hidden = !fits;
      details.open = Boolean(chosen) && fits;
      const wide = document.getElementById('wideroutes');
      (details.open ? wide.before : wide.after).call(wide, details);
    }
    input.value = commune ? optionOf(commune) : '';
    const words = { 0: form.dataset.same }[left] ?? form.dataset.shown;
    status.textContent = commune
      ? (hasNoWay ? form.dataset.noway : words)
          .replace('{0}', namesOf(commune))
          .replace('{1}', left)
      : '';
    clear.hidden = !commune;
    for (const summary of document.querySelectorAll('.localroutes summary')) {
      summary.dataset.plain ??= summary.textContent;
      summary.textContent = commune
        ? summary.parentElement.dataset.chosen.replace('{0}', namesOf(commune))
        : summary.dataset.plain;
    }
  };

  const choose = (nis) => {
    chosen = nis;
    history.replaceState(null, '', nis ? `#commune=${nis}` : location.pathname + location.search);
    show();
  };

  const follow = async () => {
    const nis = /^#commune=([1-9]\d{4})$/.exec(location.hash)?.[1];
    if (nis && nis !== chosen) {
      await load();
      chosen = communes.some(({ nis_code: code }) => code === nis) ? nis : '';
      show();
    }
  };

  input.addEventListener('focus', load);
  input.addEventListener('change', async () => {
    await load();
    const typed = input.value.trim();
    const found = typed && communeCalled(communes, typed);
    choose(found ? found.nis_code : '');
    if (typed && !found) {
      input.value = typed;
      status.textContent = form.dataset.unknown;
    }
  });
  clear.addEventListener('click', () => choose(''));
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('hashchange', follow);

  // A link within the page scrolls and leaves the commune where it is; one to a page takes it along.
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (!chosen || !link || event.defaultPrevented || link.origin !== location.origin) {
      return;
    }
    if (link.getAttribute('href').startsWith('#')) {
      event.preventDefault();
      document.getElementById(link.hash.slice(1))?.scrollIntoView();
    } else if (!link.hash && /\/(skills|paths)\//.test(link.pathname)) {
      link.hash = `commune=${chosen}`;
    }
  });

  // Pages opened from a disk may not read the list.
  form.hidden = false;
  if (location.protocol === 'file:') {
    input.disabled = true;
    form.querySelector('#place-note').textContent = form.dataset.disk;
  } else {
    follow();
  }
}
