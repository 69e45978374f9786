import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import './price-drop-label.css';

/** 'Bajó $300.00 desde que lo viste'. `drop` is in pesos. */
export default function PriceDropLabel({
  drop,
  variant,
}: {
  drop: number;
  variant: 'card' | 'page';
}) {
  const { t } = useTranslation('recently-viewed');
  const amount = formatPrice(drop);
  return variant === 'page' ? (
    <div className="drop-rule">
      <p className="drop">{t('drop', { amount })}</p>
    </div>
  ) : (
    <p className="drop card-drop">
      <b>{t('dropAmount', { amount })}</b> <span>{t('dropSince')}</span>
    </p>
  );
}
