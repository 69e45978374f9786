import { type ComponentType, useEffect, useState } from 'react';
import { loadEventually } from '@/lib/browser/load-eventually';
import texts from '@/locales/es-MX/notices.json';
import { useToastStore } from '@/stores/interface/toast-store';
import type { ToastListProps } from './toast-list';

/**
 * Shows the toasts at the top right, below the header. The live regions exist from the start, because screen readers
 * only announce changes of existing regions. The list is loaded with the first toast.
 */
export function ToastViewport() {
  const toasts = useToastStore((state) => state.toasts);
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null);
  const isWanted = toasts.length > 0 && !List;

  useEffect(() => {
    if (!isWanted) return;
    // Without network the toasts wait; the connectivity banner informs the visitor.
    void loadEventually(() => import('./toast-list')).then(({ ToastList }) =>
      setList(() => ToastList),
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
