import { type ComponentType, useEffect, useState } from 'react';
import texts from '@/locales/es-MX/header.json';
import { useToastStore } from '@/stores/interface/toast-store';
import type { ToastListProps } from './toast-list';

/**
 * Where notifications appear: top right, below the header. Its live regions are there from the start, as
 * screen readers ask for; what fills them is loaded with the first notification.
 */
export function ToastViewport() {
  const toasts = useToastStore((state) => state.toasts);
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null);
  const isWanted = toasts.length > 0 && !List;

  useEffect(() => {
    if (!isWanted) return;
    // Without network there is nothing to be done: the connectivity banner says so.
    import('./toast-list').then(
      ({ ToastList }) => setList(() => ToastList),
      () => undefined,
    );
  }, [isWanted]);

  const show = (urgent: boolean) =>
    List && (
      <List
        toasts={toasts.filter(({ type }) => (type === 'error') === urgent)}
        closeLabel={texts.closeToast}
      />
    );
  return (
    <section
      aria-label={texts.toasts}
      data-above-dialogs=""
      className="pointer-events-none fixed top-30 right-0 z-60 flex max-h-[calc(100dvh-8rem)] w-full max-w-md flex-col gap-2 overflow-y-auto px-4 transition-[top] duration-200 [[data-header=hidden]_&]:top-4"
    >
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {show(true)}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false">
        {show(false)}
      </div>
    </section>
  );
}
