// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastList, ToastViewport } from '@/components/shell/toasts/toast-list';
import { notify, useToastStore } from '@/stores/interface/toast-store';

function Shown() {
  return <ToastList toasts={useToastStore((state) => state.toasts)} />;
}

beforeEach(() => vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('ToastList', () => {
  it('shows title and sanitised HTML', () => {
    notify({ title: 'Aviso', text: '<b>Hola</b><script>alert(1)</script><img src=x onerror=x>' });
    const { container } = render(<Shown />);
    expect(screen.getByText('Aviso')).toBeVisible();
    expect(screen.getByText('Hola').tagName).toBe('B');
    expect(container.querySelector('script, img')).toBeNull();
  });

  it('disappears after its duration, and stays if it is persistent', () => {
    notify({ text: 'corto', duration: 3000 });
    notify({ text: 'fijo' });
    render(<Shown />);
    pass(2999);
    expect(screen.getByText('corto')).toBeVisible();
    pass(1);
    expect(screen.queryByText('corto')).toBeNull();
    pass(60_000);
    expect(screen.getByText('fijo')).toBeVisible();
  });

  it('pauses its timer while it has the pointer or the focus', () => {
    notify({ text: 'corto', duration: 3000 });
    render(<Shown />);
    pass(2000);
    fireEvent.pointerEnter(screen.getByRole('list'));
    pass(10_000);
    fireEvent.pointerLeave(screen.getByRole('list'));
    pass(999);
    expect(screen.getByText('corto')).toBeVisible();
    fireEvent.focus(screen.getByRole('button'));
    pass(10_000);
    fireEvent.blur(screen.getByRole('button'));
    pass(1);
    expect(screen.queryByText('corto')).toBeNull();
  });

  it('closes with its button and with Escape', () => {
    notify({ text: 'uno' });
    notify({ text: 'dos' });
    render(<Shown />);
    const [first, second] = screen.getAllByRole('button', { name: 'Cerrar notificación' });
    fireEvent.click(first as HTMLElement);
    expect(screen.queryByText('uno')).toBeNull();
    fireEvent.keyDown(second as HTMLElement, { key: 'Escape' });
    expect(screen.queryByText('dos')).toBeNull();
  });
});

describe('ToastViewport', () => {
  it('announces errors assertively and other toasts politely', async () => {
    vi.useRealTimers();
    render(<ToastViewport />);
    act(() => {
      notify({ type: 'error', text: 'falla' });
      notify({ type: 'success', text: 'listo' });
    });
    expect(await screen.findByText('falla')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('falla');
    expect(screen.getByRole('status')).toHaveTextContent('listo');
  });
});
