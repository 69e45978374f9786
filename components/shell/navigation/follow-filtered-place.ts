import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import { cleanZipCode, isZipCode } from '@/lib/domain/zip-code';
import { chooseFilteredPlace } from './choose-filtered-place';

/** The delivery filter of a list. Any other form is left alone. */
function onSubmit(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const fields = new FormData(form);
  const typed = fields.get(SEARCH_PARAMS.zipCode);
  const zipCode = typeof typed === 'string' ? cleanZipCode(typed) : null;
  if (!isZipCode(zipCode)) return;
  event.preventDefault();
  chooseFilteredPlace(zipCode);
  fields.set(SEARCH_PARAMS.zipCode, zipCode);
  const query = new URLSearchParams(
    [...fields].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  // Pressed as a link it is followed like one: without loading the document, and the list stays where it is.
  const link = document.createElement('a');
  link.href = `${form.action}?${query}`;
  form.append(link);
  link.click();
  link.remove();
}

/** Starts to take over the place of the delivery filter. Returns a function that stops it. */
export function followFilteredPlace(): () => void {
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}
