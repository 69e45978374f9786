import { HYDRATED_EVENT } from './deferred-assets.ts';
import { switchDisplay } from './display-choices.ts';
import * as kept from './early-action.ts';
import { keepPlaceholderForm, openPlaceholder } from './placeholder-dialogs.ts';

/*
 * What a visitor presses before React hears of it: what can be seen at once is shown at once, and the button is pressed again, once, when
 * React has hydrated it. This file is one inline script of every document (`components/shell/document/boot-code.tsx`), so it is short. It
 * changes only attributes: React would draw anew a part in which it found another element or text.
 */

const { style, dataset } = document.documentElement;
/** What was pressed, with what is carried out in the next document if the visitor leaves before React is there. */
const presses = new Map<HTMLElement, kept.EarlyAction | undefined>();
let tries = 200;
let isHydrated = false;

/** Whether React has noted something at a node: that it hears its events, or has hydrated it. */
const has = (node: object, name: string) => Object.keys(node).join().includes(name);

/** React never hydrates static parts, and what hears their buttons comes later. */
const isStatic = (button: Element) => button.closest('[data-part]');

/** `chrome.css` draws the number of lines that the cart will have over React's own. */
function showCartCount(): void {
  const count = kept.countCartLines();
  if (count > 0 && kept.isGuest()) style.setProperty('--cart-count', `"${count}"`);
}

/** By no attribute, because React would not know it. */
const showWaiting = (button: Element) =>
  button.animate?.({ opacity: [1, 0.5, 1] }, { duration: 1000, iterations: 1 / 0 });

/** Keeps what a press does with the product of its card, or of the page. @returns whether nothing else is to be done */
function keepPress(button: HTMLButtonElement, store: kept.EarlyStore): boolean {
  const { href } = button.dataset;
  // A customer's purchase needs the cart of the server.
  if (href && !kept.isGuest()) return false;
  const { pathname } = button.closest('.card')?.querySelector('a') || location;
  const slug = decodeURI(pathname.split('/').pop() || '');
  const field = button.parentElement?.querySelector<HTMLInputElement>('[data-most]');
  const isOff = button.ariaPressed !== 'true';
  const quantity = isOff ? Number(field?.value) || 1 : 0;
  const action = kept.keepEarlyAction(store, quantity, slug, presses.get(button));
  showCartCount();
  if (href) {
    // The next document carries it out.
    showWaiting(button);
    location.assign(href);
    return true;
  }
  presses.set(button, action);
  if (store === 'cart' || kept.isFull(store) || !kept.isGuest()) return false;
  button.ariaPressed = `${isOff}`;
  return true;
}

function changeQuantity({ parentElement }: Element, by: number): void {
  const [less, field] = (parentElement?.children ?? []) as unknown as HTMLInputElement[];
  if (!less || !field) return;
  const quantity = Math.min((Number(field.value) || 1) + by, Number(field.dataset.most));
  field.value = `${quantity}`;
  less.disabled = quantity < 2;
}

/** Marks what is missing, and leads to it. Messages come when the button is pressed again. @returns whether something is missing */
function showMissing(event: MouseEvent, sender: HTMLButtonElement): boolean {
  const fields = [...(sender.form?.elements ?? [])] as HTMLInputElement[];
  const missing = fields.filter((one) => one.validity.valueMissing && one.ariaInvalid);
  for (const field of missing) field.ariaInvalid = 'true';
  if (!missing[0]) return false;
  event.preventDefault();
  missing[0].focus();
  presses.set(sender, undefined);
  sender.form?.addEventListener('input', ({ target }) => {
    if (has(sender, '__reactProps')) return;
    (target as HTMLInputElement).ariaInvalid &&= 'false';
    presses.delete(sender);
  });
  if (isHydrated) setTimeout(replay);
  return true;
}

function onPress(event: MouseEvent): void {
  const target = event.target as Element;
  if (switchDisplay(target)) return;
  const sender = target.closest<HTMLButtonElement>('form[action][method=dialog] [type=submit]');
  // `lazy-form.tsx` sends it.
  if (sender && !has(sender, '__reactProps') && !showMissing(event, sender)) showWaiting(sender);
  const opener = target.closest<HTMLElement>('[data-placeholder]');
  const panel = opener && openPlaceholder(event, opener);
  if (panel && !isHydrated && !has(document, '_reactListening')) {
    presses.set(opener, undefined);
    panel.onclose = () => void presses.delete(opener);
  }
  const button = target.closest<HTMLButtonElement>('button[type=button]');
  if (isHydrated || !button || opener) return;
  if (has(document, '_reactListening') && !isStatic(button)) return;
  const { early, step } = button.dataset;
  if (step) {
    changeQuantity(button, Number(step));
    return;
  }
  const isWaiting = presses.has(button);
  try {
    if (early && keepPress(button, early as kept.EarlyStore)) return;
  } catch {
    // What cannot be kept is not shown.
  }
  if (isWaiting) return;
  if (!presses.has(button)) presses.set(button, undefined);
  showWaiting(button);
}

/** Presses one button after another, because what a press changes counts for the next one as soon as React has drawn it. */
function replay(): void {
  for (const [button, action] of presses) {
    if (tries > 0 && !isStatic(button) && !has(button, '__reactProps')) continue;
    presses.delete(button);
    button.getAnimations?.().forEach((wait) => void wait.cancel());
    if (tries > 0 && (!action || (kept.takeEarlyAction(action) && !kept.isDone(action))))
      button.click();
    return void setTimeout(replay);
  }
  tries -= 1;
  if (presses.size > 0) setTimeout(replay, 50);
  else style.removeProperty('--cart-count');
}

addEventListener('click', onPress, true);
addEventListener('submit', keepPlaceholderForm);
addEventListener(HYDRATED_EVENT, () => {
  isHydrated = true;
  // The header has the customer's name itself now (`boot-script.ts`).
  delete dataset.member;
  setTimeout(replay);
});
// Who left a document before React was there is about to do something: what was pressed there is carried out here.
if (kept.readEarlyActions().length > 0) {
  showCartCount();
  dispatchEvent(new Event('focusin'));
}
