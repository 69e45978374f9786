// @vitest-environment own-window
// @reloaded: it hears what the window says, and so do the scripts of documents that other files have run.

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FOLLOW_CONNECTION, RECONNECTED_DURATION } from '@/lib/document/boot-script';
import { recordListeners } from '@/tests/support/record-listeners';

const reload = vi.fn();
const said = () => document.documentElement.dataset.connection;
const field = () => screen.getByLabelText<HTMLInputElement>('campo');

const say = (...names: ('online' | 'offline')[]) => {
  for (const name of names) dispatchEvent(new Event(name));
};
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const open = () => new Function(FOLLOW_CONNECTION)();

recordListeners();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  document.body.innerHTML = '<input aria-label="campo">';
});
afterEach(() => {
  delete document.documentElement.dataset.connection;
  reload.mockReset();
});

it('marks the document as offline, then as back for two seconds, then reloads', () => {
  open();
  expect(said()).toBeUndefined();
  say('offline');
  expect(said()).toBe('offline');
  say('online');
  expect(said()).toBe('back');
  vi.advanceTimersByTime(RECONNECTED_DURATION - 1);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(said()).toBeUndefined();
});

it('marks a document that was opened without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(said()).toBe('offline');
});

it('does not reload when the connection is lost again before that', () => {
  open();
  say('offline', 'online', 'offline');
  vi.advanceTimersByTime(RECONNECTED_DURATION * 2);
  expect(reload).not.toHaveBeenCalled();
  expect(said()).toBe('offline');
});

it('keeps text that was typed, also into a field whose default value follows it', () => {
  open();
  type('algo');
  field().defaultValue = 'algo';
  say('offline', 'online');
  vi.advanceTimersByTime(RECONNECTED_DURATION);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload when typed text was sent after the connection returned', () => {
  open();
  type('algo');
  say('offline', 'online');
  type('');
  vi.advanceTimersByTime(RECONNECTED_DURATION);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads when the field was emptied', () => {
  open();
  type('algo');
  type('');
  say('offline', 'online');
  vi.advanceTimersByTime(RECONNECTED_DURATION);
  expect(reload).toHaveBeenCalledOnce();
});
