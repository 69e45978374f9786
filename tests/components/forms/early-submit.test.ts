// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hearEarlySubmit } from '@/components/forms/early-submit';

function aForm() {
  document.body.innerHTML =
    '<div id="root"><form><button>Enviar</button></form></div><form></form>';
  const root = document.getElementById('root');
  const [inside, outside] = document.forms;
  if (!root || !inside || !outside) throw new Error('no form');
  return { root, inside, outside };
}

it('says once that the form was sent before its code came', () => {
  const { root, inside } = aForm();
  const take = hearEarlySubmit(root);
  inside.requestSubmit();
  expect(take()).toBe(true);
  expect(take()).toBe(false);
});

it('keeps the browser from sending the form by itself, until it is taken over', () => {
  const { root, inside } = aForm();
  const take = hearEarlySubmit(root);
  const early = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  inside.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  take();
  const late = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  inside.dispatchEvent(late);
  expect(late.defaultPrevented).toBe(false);
});

it('is deaf to other forms', () => {
  const { root, outside } = aForm();
  const take = hearEarlySubmit(root);
  const other = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  outside.dispatchEvent(other);
  expect(other.defaultPrevented).toBe(false);
  expect(take()).toBe(false);
});
