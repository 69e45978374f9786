// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { captureEarlySubmit } from '@/components/forms/early-submit';

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
  const take = captureEarlySubmit(root);
  inside.requestSubmit();
  expect(take()).toBe(true);
  expect(take()).toBe(false);
});

it('prevents the native submit until the form is hydrated', () => {
  const { root, inside } = aForm();
  const take = captureEarlySubmit(root);
  const early = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  inside.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  take();
  const late = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  inside.dispatchEvent(late);
  expect(late.defaultPrevented).toBe(false);
});

it('ignores other forms', () => {
  const { root, outside } = aForm();
  const take = captureEarlySubmit(root);
  const other = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  outside.dispatchEvent(other);
  expect(other.defaultPrevented).toBe(false);
  expect(take()).toBe(false);
});
