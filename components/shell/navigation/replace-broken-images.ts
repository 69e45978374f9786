import { PLACEHOLDER_IMAGE } from '@/components/ui/image-props';

/** Shows the fallback of a broken picture. A fallback that is broken too is not replaced again. */
function showFallback(image: HTMLImageElement): void {
  const { fallback = PLACEHOLDER_IMAGE } = image.dataset;
  if (image.getAttribute('src') === fallback) return;
  image.removeAttribute('srcset');
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? [])
    source.remove();
  image.src = fallback;
}

/** Replaces broken pictures, also earlier ones, with their `data-fallback` or with the placeholder. */
export function replaceBrokenImages(): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showFallback(target);
  };
  // Error events of pictures do not bubble, but they can be captured.
  document.addEventListener('error', onError, true);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') showFallback(image);
  }
  return () => document.removeEventListener('error', onError, true);
}
