/** A field of any kind; those that are no input lack some of its properties. */
type Field = HTMLInputElement;

/** Time in which the page hydrates, also its late parts, in milliseconds. */
const LONGEST_HYDRATION = 10_000;

const FIELDS = ':is(input:not([type=hidden],[type=file]),textarea,select)';

const isField = (node: unknown): node is Field => node instanceof Element && node.matches(FIELDS);

/** The fields that are like this one. Without its id: React gives what it draws anew another. */
const findAlike = ({ name, type, value }: Field): Field[] =>
  [...document.querySelectorAll<Field>(FIELDS)].filter(
    (one) => one.name === name && one.type === type && (type !== 'radio' || one.value === value),
  );

/** Gives a field what another one has, as a visitor does, so that React and its forms hear of it. */
function fill(field: Field, { type, checked, value }: Field): void {
  if (type === 'checkbox' || type === 'radio') {
    if (field.checked !== checked) field.click();
  } else if (field.value !== value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

/**
 * Keeps what is typed while the page hydrates. When a password manager, a translator or another program has changed the document before,
 * React draws a part of it anew, with empty fields: text, choice, caret and focus then go over to the field that stands in the place of
 * the old one. Call it before React begins.
 */
export function keepTyping(): void {
  /** The fields with something in them, each with its place among those that are alike. */
  const filled = new Map<Field, number>();
  const { pathname } = location;
  let focused: unknown;
  const note = (node: unknown) => {
    if (isField(node)) filled.set(node, findAlike(node).indexOf(node));
  };
  const focus = (node: unknown) => {
    focused = node;
    note(node);
  };
  const observer = new MutationObserver(() => {
    for (const [old, place] of filled) {
      const field = old.isConnected ? null : findAlike(old)[place];
      if (!field || location.pathname !== pathname) continue;
      filled.delete(old);
      fill(field, old);
      if (old === focused && document.activeElement === document.body) {
        field.focus({ preventScroll: true });
        // An e-mail has no caret to set: it stands at the end.
        if (old.selectionStart !== null)
          field.setSelectionRange(old.selectionStart, old.selectionEnd);
      }
      note(field);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  for (const field of document.querySelectorAll<Field>(FIELDS))
    if (field.value !== field.defaultValue || field.checked !== field.defaultChecked) note(field);
  focus(document.activeElement);
  const on = (type: string, act: (node: unknown) => void) =>
    addEventListener(type, ({ target }) => act(target), true);
  on('input', note);
  on('change', note);
  on('focusin', focus);
  on('pointerdown', (node) => {
    if (node !== focused) focused = null;
  });
  // What was sent is not to be filled in again.
  on('submit', () => filled.clear());
  setTimeout(() => observer.disconnect(), LONGEST_HYDRATION);
}
