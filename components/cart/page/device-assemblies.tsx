import { timesInCart } from '@/lib/domain/assembly/references';
import type { LineState } from '@/lib/domain/cart/line-state';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routes';

/** The ways back into the builder for what a visitor put together: its parts are lines like any other. */
export function DeviceAssemblies({ states }: { states: readonly LineState[] }) {
  const { t } = useTranslation('cart');
  const lines = states.map(({ line }) => line);
  const ids = [...new Set(lines.flatMap(({ assemblyId }) => assemblyId ?? []))];
  return ids.map((assemblyId) => (
    <p key={assemblyId} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
      <span>
        <strong>{t('assembly.onDevice')}</strong>{' '}
        <span className="text-sm text-ink-soft">
          {t('assembly.parts', {
            count: lines.filter((line) => line.assemblyId === assemblyId).length,
          })}
        </span>
      </span>
      <a
        href={route('assembly-edit-with-cart', {
          assemblyId,
          qty: timesInCart(lines, assemblyId),
        })}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        {t('assembly.edit')}
      </a>
    </p>
  ));
}
