import fc from 'fast-check';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';

// Local runs explore; a CI run judges the change, so each draws the same cases.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_121 });

// What is awaited may have to be loaded first, on a machine that has other things to do.
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 5000 });
}

// jsdom knows no layout: nothing ever comes into view, neither by itself nor when asked to.
if (typeof window !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined;
  window.IntersectionObserver ??= class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}

let consoleError: MockInstance<typeof console.error>;

// A test fails on a console error that it did not expect.
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
});
