// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  RECONNECTED_DURATION,
  useConnectivity,
} from '@/components/shell/connectivity/use-connectivity';

const reload = vi.fn();

function Probe() {
  return <p role="status">{useConnectivity(reload)}</p>;
}

const say = (name: 'online' | 'offline') => act(() => window.dispatchEvent(new Event(name)));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  reload.mockReset();
  vi.useRealTimers();
});

it('reports offline, then back for two seconds, then reloads', () => {
  render(<Probe />);
  expect(screen.getByRole('status')).toHaveTextContent('online');
  say('offline');
  expect(screen.getByRole('status')).toHaveTextContent('offline');
  say('online');
  expect(screen.getByRole('status')).toHaveTextContent('back');
  pass(RECONNECTED_DURATION - 1);
  expect(reload).not.toHaveBeenCalled();
  pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('online');
});

it('does not reload when the connection is lost again before that', () => {
  render(<Probe />);
  say('offline');
  say('online');
  say('offline');
  pass(RECONNECTED_DURATION * 2);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('offline');
});

it('keeps typed text in controlled and uncontrolled fields', () => {
  render(
    <>
      <Probe />
      <input aria-label="campo" value="x" onChange={() => undefined} />
    </>,
  );
  fireEvent.input(screen.getByLabelText('campo'));
  say('offline');
  say('online');
  pass(RECONNECTED_DURATION);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload when typed text was sent after the connection returned', () => {
  render(
    <>
      <Probe />
      <input aria-label="campo" />
    </>,
  );
  const field = screen.getByLabelText('campo');
  fireEvent.input(field, { target: { value: 'algo' } });
  say('offline');
  say('online');
  fireEvent.input(field, { target: { value: '' } });
  pass(RECONNECTED_DURATION);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads when the field was emptied', () => {
  render(
    <>
      <Probe />
      <input aria-label="campo" />
    </>,
  );
  const field = screen.getByLabelText('campo');
  fireEvent.input(field, { target: { value: 'algo' } });
  fireEvent.input(field, { target: { value: '' } });
  say('offline');
  say('online');
  pass(RECONNECTED_DURATION);
  expect(reload).toHaveBeenCalledTimes(1);
});
