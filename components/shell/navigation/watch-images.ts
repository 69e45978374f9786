import { PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';

/** Shows the fallback of a broken picture, once: a fallback that is broken too stays as it is. */
function mend(image: HTMLImageElement): void {
  const { fallback = PLACEHOLDER_IMAGE } = image.dataset;
  if (image.getAttribute('src') === fallback) return;
  image.removeAttribute('srcset');
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? [])
    source.remove();
  image.src = fallback;
}

/** Replaces broken pictures by the placeholder or their `data-fallback`, those included that broke before this ran. */
export function watchImages(): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) mend(target);
  };
  // Errors of pictures do not bubble, but they can be captured.
  document.addEventListener('error', onError, true);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') mend(image);
  }
  return () => document.removeEventListener('error', onError, true);
}
