'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/client';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function MenuSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-col gap-3 p-4" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-9 w-full max-w-80" />
      ))}
    </div>
  );
}

export function MenuError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('layout');
  return (
    <EmptyState icon="offline" title={t('menu.failed')}>
      <Button onClick={onRetry}>{t('menu.retry')}</Button>
    </EmptyState>
  );
}
