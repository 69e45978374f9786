'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LazySignInForm } from '@/components/account/sign-in/lazy-sign-in-form';
import { firstPurchaseDraft, loginDraft } from '@/components/account/sign-in/sign-in-drafts';
import { isCartEmpty } from '@/components/cart/cart-content';
import { useGuestCartSummary } from '@/components/cart/page/guest-summary-section';
import { Amounts } from '@/components/cart/summary-parts';
import { useCart } from '@/components/cart/use-cart';
import { RadioOption } from '@/components/forms/field';
import { withQueryClient } from '@/components/shared/with-query-client';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { CartLineList, SummaryPanel } from '../layout/summary-panel';

interface GuestCheckoutFormsProps {
  socialId: string | null;
  terms: ReactNode;
  labels: { choose: string } & Record<FormName, string>;
}

// Who has an account is mostly signed in already.
const FORMS = ['first-purchase', 'login'] as const;
type FormName = (typeof FORMS)[number];

/** The address that was typed into the shown form goes along to the other one, also when its code is not there yet. */
function keepTypedEmail(next: FormName): void {
  const field = document.querySelector<HTMLInputElement>('#acceso [name=email]');
  const draft = next === 'login' ? loginDraft : firstPurchaseDraft;
  if (field?.value) draft.write({ ...draft.read(), email: field.value });
}

export function GuestCheckoutForms({ socialId, terms, labels }: GuestCheckoutFormsProps) {
  const [form, setForm] = useState<FormName>('first-purchase');
  const choice = useRef<HTMLFieldSetElement>(null);
  const choose = (next: FormName) => {
    keepTypedEmail(next);
    setForm(next);
  };
  // What was pressed before React came stays chosen.
  useLayoutEffect(() => {
    const radios = [...(choice.current?.querySelectorAll('input') ?? [])];
    const pressed = FORMS[radios.findIndex(({ checked }) => checked)] ?? 'first-purchase';
    if (pressed !== 'first-purchase') keepTypedEmail(pressed);
    setForm(pressed);
  }, []);
  return (
    <>
      <fieldset ref={choice} className="access-choice mb-6">
        <legend className="options-legend">{labels.choose}</legend>
        {/* Beside each other on phones too, where the form is long. */}
        <div className="options grid-cols-[1fr_1fr]">
          {FORMS.map((one) => (
            <RadioOption
              key={one}
              name="access"
              isChosen={form === one}
              onChoose={() => choose(one)}
              title={labels[one]}
            />
          ))}
        </div>
      </fieldset>
      <LazySignInForm
        key={form}
        form={form}
        socialId={socialId}
        terms={form === 'first-purchase' && terms}
        onAccountReady={() => setForm('login')}
      />
    </>
  );
}

/** The lines and the total of a guest's cart. Nothing when the products are already in the customer's account. */
export const GuestSummary = withQueryClient(function GuestSummary() {
  const isWide = useMediaQuery('(width >= 992px)');
  const view = useCart(true);
  const summary = useGuestCartSummary(view);
  if (isCartEmpty(view)) return null;
  return (
    <SummaryPanel amount={summary.total} isFolded={!isWide}>
      <CartLineList />
      <div className="mt-4">
        <Amounts summary={summary} />
      </div>
    </SummaryPanel>
  );
});
