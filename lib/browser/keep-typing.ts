import { HYDRATED_EVENT } from './deferred-assets';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Time after hydration in which parts of the page that hydrate later may still be drawn anew, in milliseconds. */
const LATE_PARTS = 5000;

const isField = (node: unknown): node is Field =>
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement ||
  (node instanceof HTMLInputElement && !/^(hidden|submit|button|file)$/.test(node.type));

const isChoice = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : isChoice(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;

/** The fields that are like this one. Without its id: React gives what it draws anew another. */
const findAlike = (old: Field): Field[] =>
  [...document.querySelectorAll<Field>(old.localName)].filter(
    ({ name, type, value }) =>
      name === old.name && type === old.type && (type !== 'radio' || value === old.value),
  );

/** Sets a value as a visitor does, so that React and its forms hear of it. */
function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function takeOver(old: Field, field: Field): void {
  if (isChoice(field) && isChoice(old)) {
    if (field.checked !== old.checked) field.click();
  } else if (field.value !== old.value) setValue(field, old.value);
}

function takeFocus(old: Field, field: Field): void {
  field.focus({ preventScroll: true });
  if ('selectionStart' in old && 'setSelectionRange' in field && old.selectionStart !== null)
    field.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none');
}

/**
 * Keeps what is typed while the page hydrates. When a password manager, a translator or another program has changed the document before,
 * React draws a part of it anew, with empty fields: text, choice, caret and focus then go over to the field that stands in the place of
 * the old one. Call it before React begins.
 */
export function keepTyping(): void {
  /** The fields with something in them, each with its place among those that are alike. */
  const filled = new Map<Field, number>();
  let focused: Field | null = null;
  const note = (node: unknown) => {
    if (isField(node)) filled.set(node, findAlike(node).indexOf(node));
  };
  const focus = (node: unknown) => {
    focused = isField(node) ? node : null;
    note(node);
  };
  const replace = () => {
    for (const [old, place] of filled) {
      if (old.isConnected) continue;
      filled.delete(old);
      const field = findAlike(old)[place];
      if (!field) continue;
      takeOver(old, field);
      if (old === focused && document.activeElement === document.body) takeFocus(old, field);
      note(field);
    }
  };

  for (const field of document.querySelectorAll('input, textarea, select'))
    if (isField(field) && isChanged(field)) note(field);
  focus(document.activeElement);
  const watch = new AbortController();
  const on = (type: string, act: (node: unknown) => void) =>
    addEventListener(type, ({ target }) => act(target), { capture: true, signal: watch.signal });
  on('input', note);
  on('change', note);
  on('focusin', focus);
  on('pointerdown', (node) => {
    if (node !== focused) focused = null;
  });
  // What was sent is not to be filled in again.
  on('submit', () => filled.clear());
  const observer = new MutationObserver(replace);
  observer.observe(document, { childList: true, subtree: true });
  on(HYDRATED_EVENT, () => {
    setTimeout(() => {
      observer.disconnect();
      watch.abort();
    }, LATE_PARTS);
  });
}
