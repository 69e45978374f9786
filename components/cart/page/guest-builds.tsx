import {
  countBuildInCart,
  isAssemblyRequested,
  setAssemblyRequested,
} from '@/lib/domain/build/cart-references';
import type { CartLineState } from '@/lib/domain/cart/line-state';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useCartStore } from '@/stores/cart/cart-store';

/** The builds in a guest's cart: the assembly option and a link to the builder. Their parts are listed as lines. */
export function GuestBuilds({ states }: { states: readonly CartLineState[] }) {
  const { t } = useTranslation('cart');
  const lines = states.map(({ line }) => line);
  const ids = [...new Set(lines.flatMap(({ assemblyId }) => assemblyId ?? []))];
  return ids.map((assemblyId) => (
    <div
      key={assemblyId}
      className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
    >
      <p>
        <strong>{t('assembly.onDevice')}</strong>{' '}
        <span className="text-sm text-ink-soft">
          {t('assembly.parts', {
            count: lines.filter((line) => line.assemblyId === assemblyId).length,
          })}
        </span>
      </p>
      {hasFeature('builder') && (
        <a
          href={route('assembly-edit-with-cart', {
            assemblyId,
            qty: countBuildInCart(lines, assemblyId),
          })}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {t('assembly.edit')}
        </a>
      )}
      <label className="flex w-full cursor-pointer gap-3 py-2">
        <input
          type="checkbox"
          checked={isAssemblyRequested(lines, assemblyId)}
          onChange={({ target }) =>
            useCartStore.setState((cart) => ({
              lines: setAssemblyRequested(cart.lines, assemblyId, target.checked),
            }))
          }
          aria-describedby={`${assemblyId}-requires`}
          className="mt-0.5 size-6 shrink-0 accent-brand-fill"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{t('assembly.requires')}</span>
          <span id={`${assemblyId}-requires`} className="block text-sm text-ink-soft">
            {t('assembly.requiresText')}
          </span>
        </span>
      </label>
    </div>
  ));
}
