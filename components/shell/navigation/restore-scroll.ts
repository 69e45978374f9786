/** Where the visitor was in a history entry, and how high the main part was, in CSS pixels. */
interface Position {
  top: number;
  height: number;
}

/** Parts that are drawn late are waited for at most this long, in milliseconds. */
const MAX_WAIT = 4000;
/** The height must stay complete for this long, in milliseconds: until then the earlier page may still be shown. */
const SETTLED = 600;
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Parts of a page are drawn late: until they are there the main part keeps its height, or the browser would stop at its end. */
export function restoreScroll(signal: AbortSignal): void {
  // Browsers without it restore the scroll position themselves.
  const navigation = window.navigation as Navigation | undefined;
  const main = document.getElementById('contenido');
  if (!navigation || !main) return;
  const positions = new Map<string, Position>();
  let restoring: AbortController | null = null;

  const entryKey = () => navigation.currentEntry?.key ?? '';
  const end = () => {
    restoring?.abort();
    restoring = null;
    delete main.dataset.restoring;
  };
  /** Whether the entry that is left is that of an open dialog: the page below it stays where it is. */
  let wasOverlay = false;
  const contentHeight = () =>
    (main.lastElementChild?.getBoundingClientRect().bottom ?? 0) - main.getBoundingClientRect().top;

  const restore = ({ top, height }: Position) => {
    const current = new AbortController();
    restoring = current;
    const started = performance.now();
    let completeSince = started;
    main.style.minHeight = `${height}px`;
    main.dataset.restoring = '';
    for (const name of INPUTS) {
      window.addEventListener(name, end, { passive: true, signal: current.signal });
    }
    const follow = (now: number) => {
      if (current.signal.aborted) return;
      if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
      const isComplete = contentHeight() >= height - 1;
      if (!isComplete) completeSince = now;
      if (now - completeSince > SETTLED) main.style.minHeight = '';
      if (now - completeSince > SETTLED || now - started > MAX_WAIT) end();
      else requestAnimationFrame(follow);
    };
    requestAnimationFrame(follow);
  };

  const remember = () => {
    if (!restoring) {
      positions.set(entryKey(), { top: window.scrollY, height: main.offsetHeight });
    }
  };
  remember();
  window.addEventListener('scroll', remember, { passive: true, signal });
  navigation.addEventListener(
    'currententrychange',
    ({ navigationType }) => {
      const isOverlayClosed = wasOverlay;
      wasOverlay = Boolean(history.state?.overlays);
      if (navigationType === 'replace' || wasOverlay || isOverlayClosed) return;
      end();
      main.style.minHeight = '';
      const position = navigationType === 'traverse' ? positions.get(entryKey()) : undefined;
      if (position) restore(position);
    },
    { signal },
  );
  signal.addEventListener('abort', end);
}
