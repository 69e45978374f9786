// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { CountdownTimer } from '@/components/browse/home/countdown-timer';
import { noteServerTime } from '@/lib/api/client/server-clock';

const labels = {
  endsIn: 'Termina en',
  endsAt: 'Termina el 2 de octubre, 18:00 h',
  ended: 'Oferta terminada',
  hours: 'h',
  minutes: 'min',
  seconds: 's',
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-10-02T10:00:00Z') });
});

it('shows the end as a date in the cached document', () => {
  const html = renderToString(<CountdownTimer endsUtc="2026-10-02T12:00:05Z" labels={labels} />);
  expect(html).toContain(labels.endsAt);
});

it('counts down every second and then says that the offer has ended', () => {
  render(<CountdownTimer endsUtc="2026-10-02T10:00:02Z" labels={labels} />);
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent('00 h 00 min 02 s');
  expect(timer).toHaveAttribute('aria-live', 'off');
  act(() => vi.advanceTimersByTime(1000));
  expect(timer).toHaveTextContent('00 h 00 min 01 s');
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('Oferta terminada')).toBeVisible();
});

it('goes by the time of the server once that is known', () => {
  vi.setSystemTime(Date.parse('2026-10-02T11:00:00Z'));
  render(<CountdownTimer endsUtc="2026-10-02T10:00:07Z" labels={labels} />);
  expect(screen.getByText('Oferta terminada')).toBeDefined();
  noteServerTime('Fri, 02 Oct 2026 10:00:00 GMT');
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('timer').textContent).toBe('00 h 00 min 05 s');
  noteServerTime(null);
});
