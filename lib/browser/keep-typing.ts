/** A field of any kind; those that are no input lack some of its properties. */
type Field = HTMLInputElement;

/** Time in which the page hydrates, also its late parts, in milliseconds. */
const LONGEST_HYDRATION = 10_000;

const FIELDS = ':is(input:not([type=hidden],[type=file]),textarea,select)';

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
 * React draws a part of it anew, with empty fields: text, choice, caret and focus then go over from the server's field to the one that
 * stands in its place. Fields that React has made are its own. Call it before React begins.
 */
export function keepTyping(): void {
  const named = [...document.querySelectorAll<Field>(FIELDS)].filter(({ name }) => name !== '');
  /** The server's fields, each with its place among those that are alike. */
  const served = new Map(named.map((field) => [field, findAlike(field).indexOf(field)]));
  const { pathname } = location;
  let focused: EventTarget | null = document.activeElement;
  const observer = new MutationObserver(() => {
    for (const [old, place] of served) {
      const field = old.isConnected ? null : findAlike(old)[place];
      if (!field || location.pathname !== pathname) continue;
      served.delete(old);
      if (old.value !== old.defaultValue || old.checked !== old.defaultChecked) fill(field, old);
      if (old !== focused || document.activeElement !== document.body) continue;
      field.focus({ preventScroll: true });
      // An e-mail has no caret to set: it stands at the end.
      if (old.selectionStart !== null)
        field.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  const on = (type: string, act: (target: EventTarget | null) => void) =>
    addEventListener(type, ({ target }) => act(target), true);
  // What is typed after the old field has gone and before the new one stands there: the document hears it.
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, target }) => {
    const old = focused as Field | null;
    if (!old || old.isConnected || !served.has(old) || target !== document.body) return;
    if (key.length > 1 || ctrlKey || metaKey || altKey) return;
    if (/^(checkbox|radio|select)/.test(old.type)) return;
    const caret = old.selectionStart ?? old.value.length;
    old.value = old.value.slice(0, caret) + key + old.value.slice(old.selectionEnd ?? caret);
    if (old.selectionStart !== null) old.setSelectionRange(caret + 1, caret + 1);
  });
  on('focusin', (target) => {
    focused = target;
  });
  on('pointerdown', (target) => {
    if (target !== focused) focused = null;
  });
  // What was sent is not to be filled in again.
  on('submit', () => served.clear());
  setTimeout(() => observer.disconnect(), LONGEST_HYDRATION);
}
