/*
 * Dialogs in the place of a panel until its code is there: with its links, or its form, which waits for the panel. A part of `early-actions.ts`.
 */

/** Opens the placeholder that a control names, unless the press asks for another tab. A link in it leaves it. */
export function openPlaceholder(event: MouseEvent, control: HTMLElement): HTMLDialogElement | null {
  const panel = document.getElementById(control.dataset.placeholder || '') as HTMLDialogElement;
  if (!panel?.showModal || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  event.preventDefault();
  const photo = control.querySelector('img');
  if (photo) panel.lastElementChild?.replaceChildren(photo.cloneNode());
  panel.onclick = ({ target }) => (target as Element).closest('a') && panel.close();
  panel.showModal();
  return panel;
}

export function keepPlaceholderForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches('.placeholder-form')) return;
  event.preventDefault();
  form.dataset.sent = '';
}
