'use client';

import { type KeyboardEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Icon, type IconName } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { DIALOGS_EVENT } from '@/lib/browser/overlay-history';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { renderHtmlInBrowser } from '@/lib/html/render-html-in-browser';
import texts from '@/locales/es-MX/notices.json';
import {
  dismissToast,
  type Toast,
  type ToastType,
  useToastStore,
} from '@/stores/interface/toast-store';

const TOAST_STYLES: Record<ToastType, { icon: IconName; classes: string }> = {
  success: { icon: 'check', classes: 'bg-saved-wash text-saved' },
  error: { icon: 'warning', classes: 'bg-danger-wash text-danger' },
  warning: { icon: 'info', classes: 'bg-warn-wash text-warn' },
  warn: { icon: 'info', classes: 'bg-warn-wash text-warn' },
};

/** Dismisses a toast after its duration. The timer is paused while the toast has the pointer or the focus. */
function useAutoDismiss({ id, duration }: Toast, isPaused: boolean): void {
  const left = useRef(duration);
  // Its time counts from the moment in which it is drawn.
  useLayoutEffect(() => {
    if (isPaused || duration === TOAST_DURATION.persistent) return;
    const since = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [id, duration, isPaused]);
}

function ToastCard({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  useAutoDismiss(toast, isPaused);
  const { icon, classes } = TOAST_STYLES[toast.type];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog that it stands in stays open.
    event.preventDefault();
    dismissToast(toast.id);
  };
  return (
    <li
      onKeyDown={onKeyDown}
      className="pointer-events-auto flex items-start gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-3 shadow-raised"
    >
      {toast.picture === undefined ? (
        <span className={`mt-2 inline-flex rounded-full p-1.5 ${classes}`}>
          <Icon name={icon} className="size-4" />
        </span>
      ) : (
        <Picture
          src={toast.picture}
          alt=""
          width={56}
          className="my-2 size-14 shrink-0 rounded-sm bg-plate object-contain"
        />
      )}
      <div className="min-w-0 flex-1 py-2.5 text-sm [&_a]:underline [&_li]:ml-4 [&_ul]:list-disc">
        {toast.title && <p className="font-semibold">{toast.title}</p>}
        <div>{renderHtmlInBrowser(toast.text)}</div>
        {toast.link && (
          <a href={toast.link.href} className="link" onClick={() => dismissToast(toast.id)}>
            {toast.link.label}
          </a>
        )}
      </div>
      <button
        type="button"
        aria-label={texts.closeToast}
        onClick={() => dismissToast(toast.id)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken"
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  );
}

export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (toasts.length === 0) return null;
  return (
    <ul
      className="flex flex-col gap-2"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPointed || isFocused} />
      ))}
    </ul>
  );
}

const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

function followDialogs(onChange: () => void) {
  document.addEventListener(DIALOGS_EVENT, onChange);
  return () => document.removeEventListener(DIALOGS_EVENT, onChange);
}

/**
 * Shows the toasts at the top right, below the header; on phones what is no error stands at the bottom, where the thumb is and no text
 * is read, unless the keyboard is there. The live regions exist from the start, because screen readers
 * only announce changes of existing regions. A modal dialog makes all else inert, so they stand in the topmost one.
 */
export function ToastViewport() {
  const toasts = useToastStore((state) => state.toasts);
  const show = (urgent: boolean) => (
    <ToastList toasts={toasts.filter(({ type }) => (type === 'error') === urgent)} />
  );
  const dialog = useSyncExternalStore(followDialogs, topDialog, () => null);
  const viewport = (
    <section aria-label={texts.toasts} ref={bottomInsetRef} className="toasts">
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {show(true)}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false">
        {show(false)}
      </div>
    </section>
  );
  return dialog ? createPortal(viewport, dialog) : viewport;
}
