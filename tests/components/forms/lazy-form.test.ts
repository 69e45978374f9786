// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createDraft } from '@/components/forms/draft';
import { captureEarlyUse, lazyForm } from '@/components/forms/lazy-form';
import { SUBMITTED_ATTRIBUTE } from '@/lib/browser/deferred-assets';

const draft = createDraft('test-draft', ['email']);
beforeEach(draft.clear);

/** A form of the document, with these fields, and another one outside of it. */
function aForm(fields = '') {
  document.body.innerHTML = `<div id="root"><form><button>Enviar</button>${fields}</form></div><form></form>`;
  const [inside, outside] = document.forms;
  const root = document.getElementById('root');
  if (!root || !inside || !outside) throw new Error('no form');
  return { root, inside, outside, take: () => captureEarlyUse(root, draft) };
}
/** Submits a form. @returns whether the browser would send it */
const isSent = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));

it('reports once that the form was submitted before hydration, which the browser does not send', () => {
  const { inside, take } = aForm();
  const taken = take();
  expect(isSent(inside)).toBe(false);
  expect(taken()).toBe(true);
  expect(taken()).toBe(false);
  expect(isSent(inside)).toBe(true);
});

it('reports what was submitted before it listened', () => {
  const { inside, outside, take } = aForm();
  outside.setAttribute(SUBMITTED_ATTRIBUTE, '');
  expect(take()()).toBe(false);
  inside.setAttribute(SUBMITTED_ATTRIBUTE, '');
  expect(take()()).toBe(true);
});

it('lets nobody take a form for sent that is not hydrated', () => {
  const { inside, take } = aForm();
  const heard = vi.fn();
  document.addEventListener('submit', heard);
  const taken = take();
  isSent(inside);
  expect(heard).not.toHaveBeenCalled();
  taken();
  isSent(inside);
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('submit', heard);
});

it('ignores other forms', () => {
  const { outside, take } = aForm();
  const taken = take();
  expect(isSent(outside)).toBe(true);
  expect(taken()).toBe(false);
});

it('keeps what is typed before hydration, but no field that is not of the draft', () => {
  const { root, take } = aForm('<input name="email"><input name="password" value="secreta">');
  const type = (value: string) => {
    const field = Object.assign(root.querySelector('input') ?? expect.fail(), { value });
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const taken = take();
  type('ana@clientes.example');
  expect(draft.read()).toEqual({ email: 'ana@clientes.example' });
  taken();
  type('after hydration');
  expect(draft.read()).toEqual({ email: 'ana@clientes.example' });
});

it('keeps what was typed before it listens, and no empty field replaces what was kept', () => {
  const { root, take } = aForm('<input name="email" value="ana@clientes.example">');
  take()();
  expect(draft.read()).toEqual({ email: 'ana@clientes.example' });
  root.querySelector('input')?.setAttribute('value', '');
  take()();
  expect(draft.read()).toEqual({ email: 'ana@clientes.example' });
});

it('loads the code of a form before it is drawn, but not that of one which waits for its use', () => {
  const load = vi.fn(() => new Promise<never>(() => {}));
  const options = { rootId: 'root', draft, texts: 'auth', load } as const;
  lazyForm({ ...options, waitsForUse: true });
  expect(load).not.toHaveBeenCalled();
  lazyForm(options);
  expect(load).toHaveBeenCalledOnce();
});
