import { followFilteredPlace } from './follow-filtered-place';
import { markLoadingImages } from './mark-loading-images';

/** What a page does for a visitor who scrolls, presses or types. Returns a function that stops it. */
export function startInteractionEffects(): () => void {
  const stops = [markLoadingImages(), followFilteredPlace()];
  return () => {
    for (const stop of stops) stop();
  };
}
