/** Keeps the frame as high as its content. The body cannot be measured, because it is never lower than the frame. */
function fitHeightToContent(frame: HTMLIFrameElement, content: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => {
    frame.style.height = `${content.offsetHeight}px`;
  });
  observer.observe(content);
  return () => observer.disconnect();
}

/** Copies the page's style sheets into the frame, and keeps its theme the same as the page's. */
function mirrorPageStyles(inside: Document): () => void {
  const outside = document.documentElement;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    inside.head.append(sheet.cloneNode(true));
  }
  const wear = () => {
    inside.documentElement.className = outside.className;
    inside.documentElement.dataset.theme = outside.dataset.theme ?? '';
  };
  wear();
  const observer = new MutationObserver(wear);
  observer.observe(outside, { attributeFilter: ['class', 'data-theme'] });
  return () => observer.disconnect();
}

export interface IsolatedFrame {
  frame: HTMLIFrameElement;
  remove: () => void;
}

/**
 * An iframe with its own document, like a provider's hosted fields: no event, form or script of the page sees what is
 * typed in it.
 * @param draw renders the content of the frame
 */
export function createIsolatedFrame(
  host: HTMLElement,
  title: string,
  draw: (content: HTMLElement) => void,
): IsolatedFrame {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.className = 'pay-frame';
  let undress = () => {};
  const fill = () => {
    const inside = frame.contentDocument;
    // Some browsers replace the first empty document by another one.
    if (!inside || inside.body.dataset.drawn) return;
    undress();
    inside.documentElement.lang = 'es-MX';
    inside.title = title;
    const stopDress = mirrorPageStyles(inside);
    inside.body.dataset.drawn = 'yes';
    // Resets the page's styles for the body of a whole document.
    Object.assign(inside.body.style, {
      minWidth: '0',
      minHeight: '0',
      display: 'block',
      margin: '0',
    });
    inside.documentElement.style.background = 'transparent';
    const content = inside.createElement('div');
    content.className = 'pay-frame-body';
    inside.body.append(content);
    draw(content);
    const stopFollow = fitHeightToContent(frame, content);
    undress = () => {
      stopDress();
      stopFollow();
    };
  };
  frame.addEventListener('load', fill);
  host.replaceChildren(frame);
  fill();
  return {
    frame,
    remove: () => {
      undress();
      frame.remove();
    },
  };
}
