import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Checkbox } from '@/components/forms/field';
import { QuantityStepper } from '@/components/shared/quantity-stepper';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { cartBuildQuery } from '@/lib/api/cart-build';
import { errorText } from '@/lib/api/client/error-catalogue';
import { type Build, MAX_BUILDS } from '@/lib/domain/build/build';
import { findShortParts } from '@/lib/domain/build/selection';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { putBuildInCart, ShortPartsError } from '@/stores/flows/builder/put-build-in-cart';
import type { BuildPartProps } from './use-build';

/** Adds a number of copies of the build to the cart. A build that came from the cart is updated there. */
export function AddBuildToCart(props: BuildPartProps & { missing: number }) {
  const { tools, customer, missing } = props;
  const { t } = useTranslation('assembly');
  const { t: cart } = useTranslation('cart');
  const router = useRouter();
  const answer = useRef<HTMLDivElement>(null);
  const { build } = tools;
  const [times, setTimes] = useState(build.cart?.qty ?? 1);
  const [requiresAssembly, setRequires] = useState(true);
  const isInCart = useIsBuildInCart(build, customer?.id ?? null);
  const short = findShortParts(build.entries, times);
  const put = useMutation({
    mutationFn: () =>
      putBuildInCart({ build, quantity: times, requiresAssembly }, customer ? customer.id : null),
    onSuccess: () => {
      if (!build.cart) return;
      useBuildStore.getState().discard(build.key);
      router.push(route('cart-detail'));
    },
    // The button may be in the bar of a phone, far from here.
    onSettled: () => answer.current?.scrollIntoView({ block: 'nearest' }),
  });
  return (
    <div>
      {missing > 0 && <p className="asm-soft">{t('cart.incomplete')}</p>}
      {!isInCart && (
        <Checkbox checked={requiresAssembly} onCheck={setRequires}>
          <span>
            {t('cart.requires')}
            <small className="block text-ink-soft text-13">{cart('assembly.requiresText')}</small>
          </span>
        </Checkbox>
      )}
      <div className="flex flex-wrap gap-2">
        <QuantityStepper
          name={build.name}
          quantity={times}
          stock={MAX_BUILDS}
          onChange={setTimes}
          onRemove={() => setTimes(1)}
        />
        <div ref={bottomInsetRef} className="asm-buy flex flex-1 items-center gap-x-4">
          <strong className="hidden text-20 max-lg:[.asm-whole_&]:block">
            {formatPrice(roundMoney(calculateBuildCost(build.entries).cash * times))}
          </strong>
          <Button
            icon="cart"
            className="flex-1 px-2 whitespace-nowrap"
            disabled={short.length > 0}
            isBusy={put.isPending}
            onClick={() => put.mutate()}
          >
            {t(isInCart ? 'cart.update' : 'cart.add')}
          </Button>
        </div>
      </div>
      {short.length > 0 && (
        <p role="status" className="note note-warn">
          {t('cart.short', { names: short.map(({ name }) => name).join('; ') })}
        </p>
      )}
      <div ref={answer} className="scroll-my-36" />
      <p role="status" className="mt-2 flex flex-wrap items-center gap-1.5 text-saved empty:m-0">
        {put.isSuccess && !build.cart && (
          <>
            <Icon name="check" />
            {t('cart.added')}{' '}
            <a
              href={route('cart-detail')}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-[0.25em]"
            >
              {t('cart.see')}
            </a>
          </>
        )}
      </p>
      {put.error && !(put.error instanceof ShortPartsError) && (
        <p role="alert" className="note note-danger">
          {errorText(put.error)}
        </p>
      )}
    </div>
  );
}

/** Whether the cart holds a build, as it is now or as it was before the last changes. */
function useIsBuildInCart({ cart, addedAssemblyId }: Build, customerId: string | null): boolean {
  const isOnDevice = useCartStore(({ lines }) =>
    lines.some(({ assemblyId }) => assemblyId !== null && assemblyId === addedAssemblyId),
  );
  const isAsked = customerId !== null && addedAssemblyId !== null && !cart;
  const { data } = useQuery({
    ...cartBuildQuery(customerId ?? '', addedAssemblyId ?? ''),
    enabled: isAsked,
  });
  if (cart) return true;
  return customerId === null ? isOnDevice : isAsked && data !== null;
}
