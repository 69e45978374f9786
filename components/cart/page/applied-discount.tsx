import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { useTranslation } from '@/lib/i18n/client';

interface AppliedDiscountProps {
  icon: IconName;
  title: string;
  children?: ReactNode;
  /** Label for screen readers, which read the button without the text beside it. */
  removeLabel: string;
  isBusy: boolean;
  onRemove: () => void;
}

/** A discount that is applied to the cart, with the button that removes it. */
export function AppliedDiscount(props: AppliedDiscountProps) {
  const { t } = useTranslation('cart');
  return (
    <div className="flex items-center gap-3">
      <Icon name={props.icon} className="size-5 shrink-0 text-saved" />
      <p className="min-w-0 flex-1">
        <strong className="block">{props.title}</strong>
        {props.children}
      </p>
      <button
        type="button"
        aria-label={props.removeLabel}
        aria-disabled={props.isBusy}
        onClick={props.onRemove}
        className="link-button shrink-0"
      >
        {t('removeShort')}
      </button>
    </div>
  );
}
