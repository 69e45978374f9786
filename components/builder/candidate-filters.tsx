import { useQuery } from '@tanstack/react-query';
import { memo, useId, useState } from 'react';
import { Checkbox } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { builderBrandsQuery, type CandidatePage, type FilterOption } from '@/lib/api/assembly';
import {
  addSecondaryTerm,
  type BuilderFilters,
  removeSecondaryTerm,
  STOCK_STATUSES,
  toggleValue,
} from '@/lib/domain/build/filters';
import { useTranslation } from '@/lib/i18n/client';
import { useBuildStore } from '@/stores/builder/build-store';

export type CandidateSort = 'relevance' | 'price' | '-price';
const CANDIDATE_SORTS: readonly CandidateSort[] = ['relevance', 'price', '-price'];

const fieldClass = 'min-h-11 min-w-0 outlined rounded-md bg-surface text-16 text-ink';

interface CandidateFiltersProps {
  /** Called before a filter changes, so that the current step stays open. */
  onBeforeChange: () => void;
  filters: BuilderFilters;
  options: CandidatePage['options'] | undefined;
  onlyCompatible: boolean;
  onOnlyCompatible: (isOn: boolean) => void;
  sort: CandidateSort;
  onSort: (sort: CandidateSort) => void;
}

/** What no product of a list has is counted with 0, unless the backend counts nothing. */
const countOf = (options: readonly FilterOption[] = [], value: string) =>
  options.find((one) => one.value === value)?.count ?? (options.length > 0 ? 0 : null);

/** Keeps chosen values in the list, so that they can be cleared even when no product has them any more. */
function withChosen(
  options: readonly FilterOption[] = [],
  chosen: readonly string[],
  names: readonly FilterOption[] = [],
): FilterOption[] {
  const lost = chosen.filter((value) => !options.some((option) => option.value === value));
  const nameOf = (value: string) => names.find((one) => one.value === value)?.name ?? value;
  const toOption = (value: string) => ({
    value,
    name: nameOf(value),
    count: countOf(options, value),
  });
  return [...options, ...lost.map(toOption)];
}

/** The brands of a step. Where its products do not tell them, and for the name of a brand that none has, those of the builder. */
function useBrandOptions(told: readonly FilterOption[] | undefined, chosen: readonly string[]) {
  const isComplete = chosen.every((value) => told?.some((one) => one.value === value));
  const isAsked = told !== undefined && (told.length === 0 || !isComplete);
  const { data } = useQuery({ ...builderBrandsQuery(), enabled: isAsked });
  return withChosen(told?.length ? told : data, chosen, data);
}

/** The filters and the sort order of a step's products. Memoized: choosing a product does not re-render it. */
export const CandidateFilters = memo(function CandidateFilters(props: CandidateFiltersProps) {
  const { onBeforeChange, filters, options, onlyCompatible, sort } = props;
  const { t } = useTranslation('assembly');
  const id = useId();
  const [term, setTerm] = useState('');
  const set = (next: BuilderFilters) => {
    onBeforeChange();
    useBuildStore.getState().setFilters(next);
  };
  const search = () => {
    set(addSecondaryTerm(filters, term));
    setTerm('');
  };
  const { brands, performances, stockStatus, secondary, allCategories } = filters;
  const brandOptions = useBrandOptions(options?.brands, brands);
  const termId = `${id}-term`;
  const count = brands.length + performances.length + stockStatus.length + Number(allCategories);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-3 mb-2 max-[480px]:gap-x-2">
      <search className="min-w-0 flex-[1_1_12rem]">
        <Form onSubmit={search} className="flex gap-2">
          <label htmlFor={termId} className="visually-hidden">
            {t('filters.search')}
          </label>
          <input
            id={termId}
            type="search"
            value={term}
            maxLength={60}
            placeholder={t('filters.search')}
            onChange={(event) => setTerm(event.target.value)}
            className={`${fieldClass} flex-1 px-3.5 placeholder:text-ink-soft placeholder:opacity-100`}
          />
          <Button
            variant="secondary"
            size="icon"
            icon="search"
            type="submit"
            aria-label={t('filters.addTerm')}
          />
        </Form>
      </search>
      {secondary.length > 0 && (
        <ul className="order-1 flex w-full flex-wrap gap-2" aria-label={t('filters.terms')}>
          {secondary.map((one) => (
            <li key={one}>
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-2 outlined rounded-[1.375rem] bg-surface px-3.5 text-14"
                aria-label={t('filters.removeTerm', { term: one })}
                onClick={() => {
                  set(removeSecondaryTerm(filters, one));
                  document.getElementById(termId)?.focus();
                }}
              >
                {one}
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* The button stays in place when pressed; the filters open below all controls. */}
      <details className="[display:contents] details-content:order-2 details-content:w-full">
        <summary className="inline-flex min-h-11 items-center gap-2 outlined rounded-md bg-surface px-3.5 font-semibold">
          <Icon name="filter" />
          <span className="max-[480px]:visually-hidden">
            {count > 0 ? t('filters.count', { count }) : t('filters.title')}
          </span>
          {count > 0 && (
            <span aria-hidden="true" className="min-[481px]:hidden">
              {count}
            </span>
          )}
        </summary>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-3 hairline-b py-3">
          <FilterGroup
            label={t('filters.brand')}
            options={brandOptions}
            chosen={brands}
            onToggle={(value) => set({ ...filters, brands: toggleValue(brands, value) })}
          />
          <FilterGroup
            label={t('filters.performance')}
            options={withChosen(options?.performances, performances)}
            chosen={performances}
            onToggle={(value) =>
              set({ ...filters, performances: toggleValue(performances, value) })
            }
          />
          <FilterGroup
            label={t('filters.stock')}
            options={STOCK_STATUSES.map((value) => ({
              value,
              name: t(`stock.${value}`),
              count: countOf(options?.stockStatus, value),
            }))}
            chosen={stockStatus}
            onToggle={(value) => {
              const status = STOCK_STATUSES.find((one) => one === value);
              if (status) set({ ...filters, stockStatus: toggleValue(stockStatus, status) });
            }}
          />
          <Checkbox
            checked={allCategories}
            onCheck={(isChecked) => set({ ...filters, allCategories: isChecked })}
          >
            {t('filters.allCategories')}
          </Checkbox>
        </div>
      </details>
      <label className="flex items-center gap-2 text-14 text-ink-soft">
        <span className="max-[480px]:visually-hidden">{t('sort.label')}</span>
        <select
          className={`${fieldClass} px-2`}
          value={sort}
          onChange={({ target }) =>
            props.onSort(CANDIDATE_SORTS.find((one) => one === target.value) ?? 'relevance')
          }
        >
          {CANDIDATE_SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`sort.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="max-[480px]:flex-[1_1_9rem]">
        <Checkbox checked={onlyCompatible} onCheck={props.onOnlyCompatible}>
          {t('filters.onlyCompatible')}
        </Checkbox>
      </div>
    </div>
  );
});

interface FilterGroupProps {
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function FilterGroup({ label, options, chosen, onToggle }: FilterGroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="max-h-60 overflow-y-auto scrollbar-thin">
      <legend className="font-semibold">{label}</legend>
      {options.map(({ value, name, count }) => (
        <Checkbox key={value} checked={chosen.includes(value)} onCheck={() => onToggle(value)}>
          <span>
            {name} {count !== null && <small className="text-ink-soft">({count})</small>}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
