import { afterEach, beforeEach } from 'vitest';
import { CARD_FRAME_PATH } from '@/lib/payments/sandbox/card-frame-path';
import { type FrameSetup, startCardFrame } from '@/lib/payments/sandbox/frame/start-card-frame';

function load(frame: HTMLIFrameElement): void {
  const { contentDocument: inside, contentWindow } = frame;
  if (!inside || !contentWindow) throw new Error('The frame is not in the page.');
  const html = inside.createElement('html');
  html.append(inside.createElement('head'), inside.createElement('body'));
  inside.replaceChildren(html);
  // What its script does with the first message.
  const hear = (setup: FrameSetup, _origin: string, [port]: [MessagePort]) =>
    startCardFrame(inside, structuredClone(setup), port);
  Object.assign(contentWindow, { postMessage: hear });
  frame.dispatchEvent(new Event('load'));
}

/**
 * Loads the frames of the sandbox's card fields, which jsdom does not do. Unlike in a browser, tests can read in them.
 * `answers` says whether a frame is loaded at all.
 */
export function loadCardFrames(answers: () => boolean = () => true): void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isFrame = node instanceof HTMLIFrameElement && node.src.endsWith(CARD_FRAME_PATH);
      if (isFrame && answers()) load(node);
    }
  });
  beforeEach(() => observer.observe(document, { childList: true, subtree: true }));
  afterEach(() => observer.disconnect());
}
