import { memo, useState } from 'react';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { withReturnTo } from '@/components/shared/return-to';
import { ButtonLink } from '@/components/ui/button';
import type { Customer } from '@/lib/domain/account/types';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { isChosenEntry } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { BuildActions } from './build-actions';
import { BuildNameForm } from './build-name-form';
import type { BuildTools } from './use-build';

/**
 * The name of a build, and the actions on the whole build.
 * Memoized: the builder draws it after a choice has been answered.
 */
export const BuildHeader = memo(function BuildHeader({
  tools,
  customer,
}: {
  tools: BuildTools;
  customer: Customer | null;
}) {
  const { t } = useTranslation('assembly');
  const { build, entries } = tools;
  const [isNaming, setNaming] = useState(false);
  const hasParts = entries.some(isChosenEntry);
  const isOfCart = build.cart !== null;
  if (isNaming && customer) {
    return <BuildNameForm build={build} customerId={customer.id} onDone={() => setNaming(false)} />;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 heavy-line-t">
      <p className="asm-name">
        <strong>{build.name}</strong>
        {build.isChanged && !isOfCart && hasParts && (
          <span className="px-2 py-0.5 rounded-sm bg-warn-wash text-warn text-13 font-semibold">
            {t('build.unsaved')}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        {customer && !isOfCart && (
          <BuildActions tools={tools} customerId={customer.id} onRename={() => setNaming(true)} />
        )}
        {!customer && !isOfCart && hasParts && (
          <ButtonLink
            variant="secondary"
            icon="user"
            href={withReturnTo('login', location.pathname + location.search)}
          >
            {t('build.logIn')}
          </ButtonLink>
        )}
        {build.key === NEW_BUILD_KEY && hasParts && (
          <ConfirmButton
            label={t('build.empty')}
            itemName={build.name}
            icon="trash"
            question={t('build.emptyQuestion')}
            confirmLabel={t('build.emptyConfirm')}
            onConfirm={() => tools.replaceAll([], t('build.emptied'))}
          />
        )}
      </div>
    </div>
  );
});
