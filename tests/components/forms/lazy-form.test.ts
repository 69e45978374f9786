// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createDraft } from '@/components/forms/draft';
import { captureEarlyUse, lazyForm } from '@/components/forms/lazy-form';
import { SUBMITTED_ATTRIBUTE } from '@/lib/browser/deferred-assets';

const draft = createDraft('test-draft', ['email']);
beforeEach(draft.clear);

function aForm() {
  document.body.innerHTML =
    '<div id="root"><form><button>Enviar</button></form></div><form></form>';
  const root = document.getElementById('root');
  const [inside, outside] = document.forms;
  if (!root || !inside || !outside) throw new Error('no form');
  return { root, inside, outside };
}

it('reports once that the form was submitted before hydration', () => {
  const { root, inside } = aForm();
  const take = captureEarlyUse(root, draft);
  inside.requestSubmit();
  expect(take()).toBe(true);
  expect(take()).toBe(false);
});

it('reports what was submitted before it listened', () => {
  const { root, inside, outside } = aForm();
  outside.setAttribute(SUBMITTED_ATTRIBUTE, '');
  expect(captureEarlyUse(root, draft)()).toBe(false);
  inside.setAttribute(SUBMITTED_ATTRIBUTE, '');
  expect(captureEarlyUse(root, draft)()).toBe(true);
});

it('prevents the native submit until the form is hydrated', () => {
  const { root, inside } = aForm();
  const take = captureEarlyUse(root, draft);
  const early = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  inside.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  take();
  const late = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  inside.dispatchEvent(late);
  expect(late.defaultPrevented).toBe(false);
});

it('lets nobody take a form for sent that is not hydrated', () => {
  const { root, inside } = aForm();
  const heard = vi.fn();
  document.addEventListener('submit', heard);
  const take = captureEarlyUse(root, draft);
  inside.requestSubmit();
  expect(heard).not.toHaveBeenCalled();
  take();
  inside.addEventListener('submit', (event) => event.preventDefault());
  inside.requestSubmit();
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('submit', heard);
});

it('ignores other forms', () => {
  const { root, outside } = aForm();
  const take = captureEarlyUse(root, draft);
  const other = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  outside.dispatchEvent(other);
  expect(other.defaultPrevented).toBe(false);
  expect(take()).toBe(false);
});

function type(root: HTMLElement, text: string) {
  const field = root.querySelector('input');
  if (!field) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

it('keeps what is typed before hydration, but no field that is not of the draft', () => {
  const { root, inside } = aForm();
  inside.insertAdjacentHTML(
    'beforeend',
    '<input name="email" /><input name="password" value="secreta" />',
  );
  const take = captureEarlyUse(root, draft);
  type(root, 'ana@clientes.example');
  expect(draft.read()).toEqual({ email: 'ana@clientes.example' });
  take();
  type(root, 'after hydration');
  expect(draft.read()).toEqual({ email: 'ana@clientes.example' });
});

it('keeps what was typed before it listens, and no empty field replaces what was kept', () => {
  const { root, inside } = aForm();
  inside.insertAdjacentHTML('beforeend', '<input name="email" value="ana@clientes.example" />');
  captureEarlyUse(root, draft)();
  expect(draft.read()).toEqual({ email: 'ana@clientes.example' });
  inside.querySelector('input')?.setAttribute('value', '');
  captureEarlyUse(root, draft)();
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
