'use client';

import {
  type ReactNode,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { NEAR } from './use-near';

/** What a visitor may do with a part that does not live yet; the first of them wakes it, so that none is lost. */
const TOUCHES = ['pointerdown', 'mousedown', 'click', 'keydown', 'focusin'] as const;

interface Gate {
  opened: Promise<void>;
  open: () => void;
}

/** The state that React reads of a promise, so that it does not wait for what is there. */
const HERE = { status: 'fulfilled' } as const;
const OPEN: Promise<void> = Object.assign(Promise.resolve(), HERE);

function createGate(): Gate {
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const open = () => {
    Object.assign(opened, HERE);
    resolve();
  };
  return { opened, open };
}

/** Opens the gate when the place comes near the screen or is touched. */
function watch(place: Element, gate: Gate): () => void {
  const stop = new AbortController();
  const open = () => {
    stop.abort();
    observer.disconnect();
    gate.open();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: NEAR },
  );
  observer.observe(place);
  const onTouch = ({ target }: Event) => target instanceof Node && place.contains(target) && open();
  // React listens on the document and holds back what belongs to a part that still sleeps.
  for (const name of TOUCHES) {
    window.addEventListener(name, onTouch, { capture: true, signal: stop.signal });
  }
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

/** A part far down a document: it stays as the server wrote it until it comes near the screen, and then lives. */
export function NearAlive({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  useLayoutEffect(() => (place.current ? watch(place.current, gate) : undefined), [gate]);
  return (
    <div ref={place} className={className}>
      <Suspense>
        <Sleeper gate={gate}>{children}</Sleeper>
      </Suspense>
    </div>
  );
}

const never = () => () => {};

/** Only what the server wrote can wait: after a soft navigation there is nothing to be seen before it is drawn. */
function Sleeper({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isWritten = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  use(isWritten ? gate.opened : OPEN);
  return children;
}
