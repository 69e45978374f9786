import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';

let consoleError: MockInstance<typeof console.error>;

// A test fails on a console error that it did not expect.
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
});
