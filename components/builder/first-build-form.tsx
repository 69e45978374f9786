import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, memo, useId, useRef, useState } from 'react';
import { RadioOption } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/api/client/error-catalogue';
import { suggestedBuildQuery } from '@/lib/api/suggested-build';
import { toSuggestedEntries } from '@/lib/domain/build/suggest-build';
import { BUILD_USES, type BuildUse, isBudgetBeyondUse } from '@/lib/domain/build/uses';
import { formatPrice } from '@/lib/domain/money';
import { readNumber } from '@/lib/domain/read-number';
import { useTranslation } from '@/lib/i18n/client';
import type { BuildTools } from './use-build';

interface BuilderTextFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  problem: string | null;
}

/** A text field whose problem is known only after the submit. */
export const BuilderTextField = ({ id, label, problem, ...input }: BuilderTextFieldProps) => (
  <div className="form-field">
    <label htmlFor={id}>{label}</label>
    <div className="form-input">
      <input
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-error` : undefined}
        {...input}
      />
    </div>
    {problem && (
      <p id={`${id}-error`} role="alert" className="form-error">
        {problem}
      </p>
    )}
  </div>
);

/** Pesos with IVA: no computer costs less than the first, and more than the second is a typing error. */
const [LEAST, MOST] = [4000, 500_000];

interface Wish {
  budget: number;
  use: BuildUse;
}

interface FirstBuildFormProps {
  tools: BuildTools;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export const FirstBuildForm = memo(function FirstBuildForm(props: FirstBuildFormProps) {
  const { tools, isOpen, onToggle } = props;
  const { t } = useTranslation('assembly');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [use, setUse] = useState<BuildUse>(BUILD_USES[0]);
  const [budget, setBudget] = useState('$15,000');
  const [problem, setProblem] = useState<string | null>(null);
  const client = useQueryClient();
  const find = useMutation({
    mutationFn: (wish: Wish) => client.fetchQuery(suggestedBuildQuery(tools.groups, wish)),
    onSuccess: (found, wish) => {
      if (!found) {
        setProblem(t('first.none'));
        input.current?.focus();
        return;
      }
      const done = t('first.done', { price: formatPrice(found.total) });
      const said = [done, toLeftText(wish.budget - found.total, wish)].filter(Boolean).join(' ');
      tools.replaceAll(toSuggestedEntries(found, tools.groups), said);
      tools.leaveSteps();
      onToggle(false);
    },
  });
  /** What a build leaves of the budget, and why, where it is more than a tenth. */
  const toLeftText = (rest: number, wish: Wish) => {
    if (rest < wish.budget / 10) return '';
    const left = formatPrice(rest);
    if (!isBudgetBeyondUse(wish.use, wish.budget)) return t('first.left', { left });
    return t('first.leftEnough', { left, use: t(`use.${wish.use}`) });
  };
  const submit = () => {
    const pesos = readNumber(budget);
    const isFine = pesos !== null && pesos >= LEAST && pesos <= MOST;
    const range = { least: formatPrice(LEAST), most: formatPrice(MOST) };
    setProblem(isFine ? null : t('first.range', range));
    if (!isFine) input.current?.focus();
    else if (!find.isPending) find.mutate({ budget: pesos, use });
  };
  const message = problem ?? (find.error && errorText(find.error));
  // Without any part it is the quickest way, and looks like one.
  const isLeading = !isOpen && tools.entries.length === 0;
  return (
    <div className={isLeading ? 'pb-3' : 'asm-fold'}>
      <button
        type="button"
        className={isLeading ? 'btn btn-secondary w-full md:w-auto' : undefined}
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        {t('first.title')}
      </button>
      {isOpen && (
        <Form
          onSubmit={submit}
          className="grid gap-x-6 gap-y-3 pb-4 md:grid-cols-[auto_minmax(0,12rem)_auto] md:items-start md:justify-start"
        >
          <p className="asm-soft max-w-[70ch] md:col-span-full">{t('first.text')}</p>
          <fieldset>
            <legend className="options-legend">{t('first.use')}</legend>
            <div className="options options-pair">
              {BUILD_USES.map((one) => (
                <RadioOption
                  key={one}
                  name={`${id}-use`}
                  isChosen={use === one}
                  onChoose={() => setUse(one)}
                  title={t(`use.${one}`)}
                />
              ))}
            </div>
          </fieldset>
          <BuilderTextField
            ref={input}
            id={id}
            label={t('first.budget')}
            value={budget}
            inputMode="numeric"
            onChange={(event) => setBudget(event.target.value)}
            problem={message}
          />
          {/* Aligned with the field, not with its label. */}
          <Button
            type="submit"
            className="md:mt-[calc(1lh+0.25rem)] md:min-h-12"
            isBusy={find.isPending}
          >
            {t(find.isPending ? 'first.finding' : 'first.submit')}
          </Button>
        </Form>
      )}
    </div>
  );
});
