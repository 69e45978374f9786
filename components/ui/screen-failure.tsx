import { RetryButton } from '@/components/ui/retry-button';

interface ScreenFailureProps {
  labels: { failed: string; retry: string };
  onRetry: () => void;
}

/** Shown instead of a screen whose code could not be loaded. */
export function ScreenFailure({ labels, onRetry }: ScreenFailureProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 py-8">
      <p>{labels.failed}</p>
      <RetryButton onClick={onRetry}>{labels.retry}</RetryButton>
    </div>
  );
}
