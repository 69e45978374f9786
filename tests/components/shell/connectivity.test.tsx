// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACK_DURATION, useConnectivity } from '@/components/shell/connectivity/use-connectivity';

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

it('says offline, then back for two seconds, then reloads', () => {
  render(<Probe />);
  expect(screen.getByRole('status')).toHaveTextContent('online');
  say('offline');
  expect(screen.getByRole('status')).toHaveTextContent('offline');
  say('online');
  expect(screen.getByRole('status')).toHaveTextContent('back');
  pass(BACK_DURATION - 1);
  expect(reload).not.toHaveBeenCalled();
  pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('online');
});

it('does not reload when the connection is lost again meanwhile', () => {
  render(<Probe />);
  say('offline');
  say('online');
  say('offline');
  pass(BACK_DURATION * 2);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('offline');
});

it('keeps what was typed, whether React controls the field or not', () => {
  render(
    <>
      <Probe />
      <input aria-label="campo" value="x" onChange={() => undefined} />
    </>,
  );
  fireEvent.input(screen.getByLabelText('campo'));
  say('offline');
  say('online');
  pass(BACK_DURATION);
  expect(reload).not.toHaveBeenCalled();
});

it('does not break in on what was written when the connection came back, and sent since', () => {
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
  pass(BACK_DURATION);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads over an emptied field', () => {
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
  pass(BACK_DURATION);
  expect(reload).toHaveBeenCalledTimes(1);
});
