/** A field of any kind; those that are no input lack some of its properties. */
type Field = HTMLInputElement;

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
 * When a password manager or a translator has changed the document, React draws a part of it anew, with empty fields, and later perhaps once more:
 * text, choice, caret and focus then go over to the field in its place. Fields without a forerunner are React's own, and all that it has drawn are as
 * soon as the visitor presses something, which may ask for an empty form. Call it before React begins.
 */
export function keepTyping(): void {
  const { pathname } = location;
  /** The server's fields and those that took their places, each with its place among those that are alike, and what nobody has typed there. */
  const kept = new Map<Field, { place: number; initial?: string; isDrawn?: true }>();
  for (const field of document.querySelectorAll<Field>(FIELDS))
    if (field.name)
      kept.set(field, { place: findAlike(field).indexOf(field), initial: field.defaultValue });
  let focused: EventTarget | null = document.activeElement;
  const observer = new MutationObserver(() => {
    for (const [old, { place, initial }] of kept) {
      const field = old.isConnected ? null : findAlike(old)[place];
      // A field that is kept for itself stands in no other's place.
      if (!field || kept.has(field) || location.pathname !== pathname) continue;
      kept.delete(old);
      const isChanged = old.value !== initial || old.checked !== old.defaultChecked;
      kept.set(field, { place, initial: isChanged ? undefined : field.value, isDrawn: true });
      if (isChanged) fill(field, old);
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
  // What is typed after the old field has gone and before the new one stands there: the document hears it. The old field may have heard the
  // key go down, because browsers write its character in a task of its own.
  addEventListener('keypress', ({ key, ctrlKey, altKey }) => {
    const old = focused as Field;
    if (!kept.has(old) || old.isConnected) return;
    // With "alt" a key has a third character, such as the @ of an e-mail.
    if (key.length > 1 || (ctrlKey && !altKey)) return;
    if (/box|radio|select/.test(old.type)) return;
    const caret = old.selectionStart ?? old.value.length;
    old.value = old.value.slice(0, caret) + key + old.value.slice(old.selectionEnd ?? caret);
    if (old.selectionStart !== null) old.setSelectionRange(caret + 1, caret + 1);
  });
  const note = (target: EventTarget | null) => {
    focused = target;
  };
  on('focusin', note);
  on('pointerdown', note);
  // Who sends a form does not ask for an empty one: whether it was sent says its event.
  on('click', (target) => {
    if ((target as Element).closest?.(`label,[type=submit],${FIELDS}`)) return;
    for (const [field, { isDrawn }] of kept) if (isDrawn) kept.delete(field);
  });
  // What a handler has sent is not to be filled in again. A form without one waits for its code with what stands in it.
  addEventListener('submit', ({ defaultPrevented }) => void (defaultPrevented && kept.clear()));
  setTimeout(() => observer.disconnect(), LONGEST_HYDRATION);
}
