import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './visitor-text.css';

/**
 * A text for this visitor in an element that the server wrote for everybody. The server's text, a `<span>`, stays in the element; the
 * style sheet shows one of the two.
 */
export function VisitorText({ place, children }: { place: Element; children: ReactNode }) {
  return createPortal(<span className="visitor-text">{children}</span>, place);
}
