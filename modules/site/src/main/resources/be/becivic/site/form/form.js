(() => {
  'use strict';
  const form = document.getElementById('be-civic-form');
  const MONTH = /^[0-9]{4}-(0[1-9]|1[0-2])$/;
  const INVALID = Symbol('invalid');

  /** The names people pick from, made from one line of codes and names. */
  for (const list of document.querySelectorAll('datalist')) {
    for (const place of list.dataset.places.split(';')) {
      const option = document.createElement('option');
      const space = place.indexOf(' ');
      option.dataset.code = place.slice(0, space);
      option.value = place.slice(space + 1);
      list.append(option);
    }
  }

  /** The code behind a name of a list; a code is taken as it is. */
  function code(input) {
    const typed = input.value.trim().toLowerCase();
    if (!typed) return undefined;
    const options = document.getElementById(input.getAttribute('list')).options;
    const found = [...options].find(
      (option) => option.value.toLowerCase() === typed || option.dataset.code === typed
    );
    return found ? found.dataset.code : INVALID;
  }

  function text(input) {
    return input.value.trim() || undefined;
  }

  function month(holder) {
    const typed = text(holder.querySelector('[data-value]'));
    if (holder.querySelector('[data-current]')?.checked) return 'current';
    return typed === undefined || MONTH.test(typed) ? typed : INVALID;
  }

  function yesNo(value) {
    return value === undefined ? undefined : value === 'true';
  }

  function chosen(holder) {
    return (holder.querySelector('input[type=radio]:checked') ?? holder.querySelector('select'))?.value || undefined;
  }

  function value(holder) {
    switch (holder.dataset.kind) {
      case 'single_choice':
        return chosen(holder);
      case 'yes_no':
        return yesNo(chosen(holder));
      case 'commune':
      case 'country_code':
        return code(holder.querySelector('[data-value]'));
      case 'month_year':
      case 'month_year_or_current':
        return month(holder);
      case 'consent':
        return holder.querySelector('input').checked;
      case 'row_list':
        return rows(holder);
      default:
        return text(holder.querySelector('[data-value]'));
    }
  }

  function rows(list) {
    const mode = list.querySelector('[data-mode]:checked').value;
    if (mode !== 'rows') return { __mode: mode, __status: 'pending' };
    const values = [];
    for (const row of list.querySelectorAll('.row')) {
      const answer = {};
      for (const column of row.querySelectorAll('.column')) {
        const one = value(column);
        if (one === INVALID) return INVALID;
        if (one !== undefined) answer[column.dataset.place] = one;
      }
      if (Object.keys(answer).length) values.push(answer);
    }
    if (values.length === 0 && !list.dataset.required) return undefined;
    return values;
  }

  function problem(field, answer) {
    if (answer === INVALID) return form.dataset.invalid;
    if (Array.isArray(answer) && answer.length < Number(field.dataset.min)) {
      return form.dataset.short.replace('{0}', field.dataset.min);
    }
    return answer === undefined && field.dataset.required ? form.dataset.missing : '';
  }

  function show(field, message) {
    const error = field.querySelector(':scope > .error');
    if (!error) return;
    error.textContent = message;
    error.hidden = !message;
    for (const input of field.querySelectorAll('input, select')) {
      input.toggleAttribute('aria-invalid', Boolean(message));
      if (message) input.setAttribute('aria-errormessage', error.id);
      else input.removeAttribute('aria-errormessage');
    }
  }

  function put(answers, place, answer) {
    const steps = place.split('.');
    const last = steps.pop();
    let at = answers;
    for (const step of steps) at = at[step] ??= {};
    at[last] = answer;
  }

  function collect() {
    const answers = {
      schema_version: 1,
      form_version: form.dataset.version,
      locale: form.dataset.locale,
      profile: {},
      answers: {},
      keep_in_profile: [],
    };
    if (form.dataset.skill) answers.skill_id = form.dataset.skill;
    let first;
    for (const field of form.querySelectorAll('.field')) {
      const answer = value(field);
      const message = problem(field, answer);
      show(field, message);
      if (message) first ??= field;
      else if (answer !== undefined) {
        put(answers, field.dataset.place, answer);
        if (field.dataset.keep) answers.keep_in_profile.push(field.dataset.place.split('.').pop());
      }
    }
    return { answers, first };
  }

  /** Side by side, under the names older hosts know. */
  function flat(nested) {
    const { profile, answers, ...rest } = nested;
    const { document_inventory: papers, consent, ...person } = profile;
    return {
      ...rest,
      ...person,
      ...papers,
      ...answers,
      civil_status: person.civic_status,
      nationality_situation: person.nationality_status,
      commune: person.commune_nis5,
      consent: consent?.alpha_bundle,
    };
  }

  /** The answers go to whoever shows the form; without such a host, to the person alone. */
  function hand(nested) {
    const answers = form.dataset.flat === 'true' ? flat(nested) : nested;
    const written = JSON.stringify(answers, null, 2);
    document.dispatchEvent(new CustomEvent('be-civic-answers', { detail: answers }));
    if (typeof window.sendPrompt === 'function') window.sendPrompt(written);
    const result = document.querySelector('[data-result]');
    result.querySelector('textarea').value = written;
    result.hidden = false;
    result.querySelector('h2').focus();
  }

  /** A frame may run scripts and yet let no form be submitted, so nothing is. */
  function send() {
    const { answers, first } = collect();
    const summary = form.querySelector('[data-problem]');
    summary.hidden = !first;
    summary.textContent = first ? form.dataset.invalid : '';
    if (first) first.querySelector('input, select, button').focus();
    else hand(answers);
  }

  form.querySelector('.send').addEventListener('click', send);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !event.target.matches('input:not([type=checkbox], [type=radio])')) return;
    event.preventDefault();
    send();
  });

  for (const list of form.querySelectorAll('[data-kind=row_list]')) {
    const holder = list.querySelector('[data-rows]');
    const add = list.querySelector('[data-add]');
    const template = list.querySelector('template');
    const most = Number(list.dataset.max);
    const grow = () => {
      if (holder.children.length < most) holder.append(template.content.cloneNode(true));
      add.hidden = holder.children.length >= most;
    };
    add.addEventListener('click', () => {
      grow();
      holder.lastElementChild.querySelector('input, select').focus();
    });
    holder.addEventListener('click', (event) => {
      if (!event.target.matches('[data-remove]')) return;
      event.target.closest('.row').remove();
      add.hidden = false;
      add.focus();
    });
    list.addEventListener('change', (event) => {
      if (!event.target.matches('[data-mode]')) return;
      holder.hidden = event.target.value !== 'rows';
      add.hidden = holder.hidden || holder.children.length >= most;
    });
    for (let i = 0; i < Math.max(1, Number(list.dataset.min)); i++) grow();
  }
})();
