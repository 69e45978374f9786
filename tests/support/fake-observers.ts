import { vi } from 'vitest';

type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const watching = new Map<Element, Set<Callback>>();

class FakeIntersectionObserver {
  constructor(private readonly callback: Callback) {}
  observe(element: Element) {
    const callbacks = watching.get(element) ?? new Set();
    watching.set(element, callbacks.add(this.callback));
  }
  unobserve(element: Element) {
    watching.get(element)?.delete(this.callback);
  }
  disconnect() {
    for (const callbacks of watching.values()) callbacks.delete(this.callback);
  }
}

class FakeResizeObserver {
  observe() {}
  disconnect() {}
}

/** jsdom has no layout, so tests decide which elements come into view. */
export function installFakeObservers(): void {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
}

export function moveIntoView(element: Element): void {
  for (const callback of [...(watching.get(element) ?? [])]) {
    callback([{ isIntersecting: true, target: element }]);
  }
}

/** Scrolls an element out of the screen, or back into it; several moves are told of at once, as a busy browser does. */
export function moveOutOfView(element: Element, ...moves: readonly boolean[]): void {
  for (const callback of [...(watching.get(element) ?? [])]) {
    callback(moves.map((isOut) => ({ isIntersecting: !isOut, target: element })));
  }
}
