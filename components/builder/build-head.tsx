import { useState } from 'react';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { withReturn } from '@/components/shared/return-address';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Customer } from '@/lib/domain/account/types';
import { isChosen } from '@/lib/domain/build/types';
import { NEW_BUILD } from '@/lib/domain/build/working';
import { useTranslation } from '@/lib/i18n/client';
import { NameForm } from './name-form';
import { SavedActions } from './saved-actions';
import type { BuildTools } from './use-build';

/** The name of a build, and the actions on the whole build. */
export function BuildHead({ tools, customer }: { tools: BuildTools; customer: Customer | null }) {
  const { t } = useTranslation('assembly');
  const { build, entries } = tools;
  const [isNaming, setNaming] = useState(false);
  const hasParts = entries.some(isChosen);
  const isOfCart = build.cart !== null;
  if (isNaming && customer) {
    return <NameForm build={build} customerId={customer.id} onDone={() => setNaming(false)} />;
  }
  return (
    <div className="asm-head">
      <p className="asm-name">
        <strong>{build.name}</strong>
        {build.isChanged && !isOfCart && hasParts && (
          <span className="asm-badge">{t('build.unsaved')}</span>
        )}
      </p>
      <div className="asm-head-actions">
        {customer && !isOfCart && (
          <SavedActions tools={tools} customerId={customer.id} onName={() => setNaming(true)} />
        )}
        {!customer && !isOfCart && hasParts && (
          <a
            href={withReturn('login', location.pathname + location.search)}
            className={buttonClass('secondary')}
          >
            <Icon name="user" />
            {t('build.logIn')}
          </a>
        )}
        {build.key === NEW_BUILD && hasParts && (
          <ConfirmButton
            label={t('build.empty')}
            of={build.name}
            icon="trash"
            question={t('build.emptyQuestion')}
            confirmLabel={t('build.emptyConfirm')}
            onConfirm={() => tools.load([], t('build.emptied'))}
          />
        )}
      </div>
    </div>
  );
}
