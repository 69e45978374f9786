import './loading-images.css';

const isLoading = ({ complete, currentSrc, src }: HTMLImageElement) =>
  !complete && (currentSrc || src) !== '';

/** Marks a picture while it loads. CSS draws the loading picture (spec 9) in its place. */
function mark(image: HTMLImageElement): void {
  if (isLoading(image)) image.dataset.loading = '';
}

function markAll(root: Element | Document): void {
  if (root instanceof HTMLImageElement) mark(root);
  else for (const image of root.querySelectorAll('img')) mark(image);
}

/** Marks the pictures that are still loading, and later ones when they appear or get another address. */
export function markLoadingImages(): () => void {
  const onEnd = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) delete target.dataset.loading;
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'attributes' ? [target] : addedNodes) {
        if (node instanceof Element) markAll(node);
      }
    }
  });
  markAll(document);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['src', 'srcset'],
  });
  // These events do not bubble, but they can be captured.
  for (const end of ['load', 'error']) document.addEventListener(end, onEnd, true);
  return () => {
    observer.disconnect();
    for (const end of ['load', 'error']) document.removeEventListener(end, onEnd, true);
  };
}
