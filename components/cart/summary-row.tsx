import { formatPrice } from '@/lib/domain/money';

interface SummaryRowProps {
  label: string;
  /** Pesos. */
  amount: number;
  /** Instead of the amount. */
  text?: string;
  isSaved?: boolean;
}

export function SummaryRow({ label, amount, text, isSaved }: SummaryRowProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-ink-soft">{label}</dt>
      <dd className={isSaved ? 'font-semibold text-saved' : undefined}>
        {text ?? formatPrice(amount)}
      </dd>
    </div>
  );
}
