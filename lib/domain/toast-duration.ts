/** How long a toast stays on screen, in milliseconds. */
export const TOAST_DURATION = {
  short: 3000,
  /** After a press whose result is plain, such as 'Enlace copiado'. */
  copied: 4000,
  long: 5000,
  /** One sentence that says what to do. */
  advice: 6000,
  /** Two lines. */
  longer: 8000,
  /** A text with a link. */
  withLink: 12_000,
  /** Until it is closed. */
  persistent: -1,
} as const;
