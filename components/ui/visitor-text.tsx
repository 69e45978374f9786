import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './visitor-text.css';

/** Stands beside the server's text, a `<span>` that is the same for everybody; the style sheet shows one of the two. */
export function VisitorText({ place, children }: { place: Element; children: ReactNode }) {
  return createPortal(<span className="visitor-text">{children}</span>, place);
}
