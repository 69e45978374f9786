// @vitest-environment own-window
// @reloaded It listens to the window for as long as the page is.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTyping } from '@/lib/browser/keep-typing';

const FORM = `<form><input name="correo"><input name="clave" type="password"><textarea name="nota"></textarea>
  <input type="checkbox" name="acepto"><input type="radio" name="pago" value="tarjeta"><input type="radio" name="pago" value="oxxo">
  <select name="orden"><option>relevancia</option><option>precio</option></select></form>`;
const at = <T extends Element = HTMLInputElement>(selector: string, place = 0) =>
  document.querySelectorAll<T>(selector)[place] as T;
const email = (place?: number) => at('[name=correo]', place);
const submit = () =>
  at('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const DRAFT = FORM.replace('name="correo"', 'name="correo" value="borrador"');

/** Draws the document anew, as React does when it cannot hydrate what is there. */
async function draw(markup = FORM + FORM) {
  document.body.innerHTML = markup;
  await Promise.resolve();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = FORM + FORM;
});
afterEach(() => vi.advanceTimersByTime(10_000));

it('gives text, caret and focus to the field in the place of the old one, and tells React', async () => {
  type(email(1), 'ana@nodo.mx');
  keepTyping();
  email(1).setSelectionRange(3, 5);
  const heard = vi.fn();
  document.addEventListener('input', heard, { once: true });
  await draw();
  expect([0, 1].map((place) => email(place).value)).toEqual(['', 'ana@nodo.mx']);
  expect(document.activeElement).toBe(email(1));
  expect([email(1).selectionStart, email(1).selectionEnd]).toEqual([3, 5]);
  expect(heard).toHaveBeenCalledOnce();
});

it('keeps what was chosen and what a program has filled in', async () => {
  at('[name=clave]').value = 'secreta1';
  keepTyping();
  at('[name=acepto]').click();
  at('[value=oxxo]').click();
  at<HTMLSelectElement>('select').value = 'precio';
  at('select').dispatchEvent(new Event('change', { bubbles: true }));
  await draw();
  expect(at('[name=clave]').value).toBe('secreta1');
  expect([at('[name=acepto]').checked, at('[value=oxxo]').checked]).toEqual([true, true]);
  expect(at<HTMLSelectElement>('select').value).toBe('precio');
});

it('leaves alone what React itself draws anew, and fields without a name', async () => {
  document.body.innerHTML = '<input>';
  keepTyping();
  type(at('input'), '15000');
  await draw(`<input>${FORM}`);
  expect(at('input').value).toBe('');
  type(email(), 'ana');
  await draw();
  expect(email().value).toBe('');
});

it('keeps what is typed and chosen through any number of drawings, with caret and focus', async () => {
  keepTyping();
  type(email(), 'ana');
  at('[name=acepto]').click();
  for (const text of ['anal', 'analu', 'analuz']) {
    await draw();
    expect(document.activeElement).toBe(email());
    type(email(), text);
    email().setSelectionRange(1, 2);
    await draw();
    expect(email().value).toBe(text);
    expect(email().selectionEnd).toBe(2);
    expect(at('[name=acepto]').checked).toBe(true);
  }
  type(email(), '');
  await draw(DRAFT + FORM);
  expect(email().value).toBe('');
});

it('gives what an empty field was drawn with to nobody, and no field what stands in another one', async () => {
  keepTyping();
  await draw(DRAFT + FORM);
  await draw();
  expect(email().value).toBe('');
  type(email(), 'ana');
  type(email(1), 'luz');
  at('form').remove();
  await Promise.resolve();
  expect(email().value).toBe('luz');
});

it('leaves what React has drawn to React once something is pressed that is no field', async () => {
  keepTyping();
  type(email(), 'ana');
  document.body.click();
  await draw(`${FORM}${FORM}<label>Acepto</label><button>Vaciar</button>`);
  expect(email().value).toBe('ana');
  at('label').click();
  await draw(`${FORM}${FORM}<button>Vaciar</button>`);
  expect(email().value).toBe('ana');
  at('button').click();
  await draw();
  expect(email().value).toBe('');
});

it('keeps the keys that are pressed after a field has gone and before the next one stands in its place', async () => {
  keepTyping();
  const press = (key: string, options: KeyboardEventInit = {}, on = document.body) => {
    const event = { key, bubbles: true, ...options };
    on.dispatchEvent(new KeyboardEvent('keydown', event));
    // Its character is written where the focus is then.
    if (key !== 'Shift') document.body.dispatchEvent(new KeyboardEvent('keypress', event));
  };
  type(email(), 'ana');
  await draw();
  type(email(), 'anz');
  email().setSelectionRange(2, 2);
  const old = email();
  await draw('');
  press('a', {}, old);
  for (const key of ['Shift', 'l', 'Enter', 'u']) press(key);
  press('v', { ctrlKey: true });
  press('@', { ctrlKey: true, altKey: true });
  await draw();
  expect(email().value).toBe('analu@z');
  expect(email().selectionStart).toBe(6);
  press('x');
  expect(email().value).toBe('analu@z');
});

it('leaves the focus where the visitor put it', async () => {
  keepTyping();
  type(email(), 'ana');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await draw();
  expect(email().value).toBe('ana');
  expect(document.activeElement).toBe(document.body);
});

it('fills in nothing that was sent, and nothing once the page has been there for a while', async () => {
  keepTyping();
  type(email(), 'ana');
  // Nobody has heard it yet.
  submit();
  await draw();
  expect(email().value).toBe('ana');
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  submit();
  await draw();
  expect(email().value).toBe('');
  type(email(), 'ana');
  vi.advanceTimersByTime(10_000);
  await draw();
  expect(email().value).toBe('');
});

it('keeps the text of a form that is sent between two drawings, until a handler takes it', async () => {
  const form = FORM.replace('</form>', '<button type="submit">Entrar</button></form>');
  document.body.innerHTML = form;
  keepTyping();
  type(at('[name=clave]'), 'secreta1');
  await draw(form);
  at('[type=submit]').addEventListener('click', (event) => event.preventDefault());
  at<HTMLButtonElement>('[type=submit]').click();
  await draw(form);
  expect(at('[name=clave]').value).toBe('secreta1');
  at('form').addEventListener('submit', (event) => event.preventDefault());
  submit();
  await draw(form);
  expect(at('[name=clave]').value).toBe('');
});
