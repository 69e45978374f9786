import texts from '@/locales/es-MX/notices.json';
import { useToastStore } from '@/stores/interface/toast-store';
import { ToastList } from './toast-list';

/**
 * Shows the toasts at the top right, below the header. The live regions exist from the start, because screen readers
 * only announce changes of existing regions.
 */
export function ToastViewport() {
  const toasts = useToastStore((state) => state.toasts);
  const show = (urgent: boolean) => (
    <ToastList
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
