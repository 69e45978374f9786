import { formatPrice } from '@/lib/domain/money';
import './summary-row.css';

interface SummaryRowProps {
  label: string;
  /** Pesos. */
  amount: number;
  /** Shown instead of the amount. */
  text?: string;
  isHighlighted?: boolean;
}

export function SummaryRow({ label, amount, text, isHighlighted }: SummaryRowProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-ink-soft">{label}</dt>
      {/* An amount never wraps, even beside a long label. */}
      <dd
        className={`${text ? '' : 'whitespace-nowrap'} ${isHighlighted ? 'font-semibold text-saved' : ''}`}
      >
        {text ?? formatPrice(amount)}
      </dd>
    </div>
  );
}
