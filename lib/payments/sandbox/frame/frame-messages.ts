import type { CardFieldTexts, ProviderToken } from '../../types';

export type FrameTheme = 'light' | 'dark' | null;

/** What the page tells the frame once, together with the port on which both talk from then on. */
export interface FrameSetup {
  /** The whole card, or only the security code of a stored one. */
  fields: 'card' | 'code';
  /** Brand of the stored card, which decides the length of its code. */
  brand: string;
  texts: CardFieldTexts;
  theme: FrameTheme;
  /** Addresses of the page's style sheets. The frame's policy lets it load those of this site only. */
  styleSheets: readonly string[];
}

/** What the page asks of the frame, each with a port for the answer: a boolean, a `FrameToken` or null, and nothing. */
export type FrameRequest = 'check' | 'submit' | 'focus' | { theme: FrameTheme };

/** References to a valid input, which are all of it that leaves the frame. Of a code alone, the token is its reference. */
export type FrameToken = Omit<ProviderToken, 'holder'>;

/** What the frame reports by itself: its fields can be used, its height in CSS pixels, Enter was pressed. */
export type FrameReport = 'ready' | 'enter' | { height: number };
