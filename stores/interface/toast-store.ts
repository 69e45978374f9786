import { create } from 'zustand';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';

export type ToastType = 'success' | 'error' | 'warning' | 'warn';

export interface Toast {
  id: number;
  type: ToastType;
  title: string | null;
  /** HTML; sanitised where it is rendered. */
  text: string;
  /** Milliseconds on screen; `TOAST_DURATION.persistent` stays until it is closed. */
  duration: number;
  /** The address of a picture in place of the icon; null for the placeholder. */
  picture?: string | null;
  link?: { href: string; label: string };
}

/** By default a success that stays (spec 8). */
export type ToastOptions = Pick<Toast, 'text'> & Partial<Omit<Toast, 'id'>>;

/** A toast is closed by its component, which knows whether the pointer or the focus is on it. */
export const useToastStore = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast and returns its id. It takes the place of the same toast that is still on screen, whose time may be nearly over. */
export function notify(request: ToastOptions): number {
  const { type = 'success', title = null, text, duration = TOAST_DURATION.persistent } = request;
  const { toasts } = useToastStore.getState();
  const others = toasts.filter(
    (toast) => toast.type !== type || toast.title !== title || toast.text !== text,
  );
  lastId += 1;
  const toast = { ...request, id: lastId, type, title, duration };
  useToastStore.setState({ toasts: [...others, toast] });
  return toast.id;
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
