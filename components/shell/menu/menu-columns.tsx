'use client';

import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { CategorySymbol } from '@/components/ui/category-symbol';
import { Icon } from '@/components/ui/icon';
import type { Brand, Category } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { MenuBanner } from './menu-banner';
import { BrandsPane, CategoryPane } from './menu-panes';

/** Time until a resting pointer expands a row, in milliseconds. On its way to a link it crosses other rows. */
const HOVER_INTENT_MS = 120;

interface DisclosureState {
  key: string | null;
  /** True when a click expanded the row, false when the pointer did. */
  isPinned: boolean;
}

/** Which of several rows is expanded. Resting on a row or clicking it expands it; a second click collapses it. */
function useHoverDisclosure(first: string | null) {
  const [{ key, isPinned }, set] = useState<DisclosureState>({ key: first, isPinned: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    expanded: key,
    rest: (next: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        set((now) => (now.key === next ? now : { key: next, isPinned: false }));
      }, HOVER_INTENT_MS);
    },
    leave: () => clearTimeout(timer.current),
    press: (next: string) => {
      clearTimeout(timer.current);
      const collapses = key === next && isPinned;
      set(collapses ? { key: null, isPinned: false } : { key: next, isPinned: true });
    },
  };
}

const BRANDS = 'brands';
const PANE = 'menu-pane';

/** Arrow keys, Home and End move the focus between the rows at the left. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const targets: Record<string, number> = {
    ArrowDown: Math.min(at + 1, rows.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: rows.length - 1,
  };
  const target = rows[targets[event.key] ?? -1];
  if (!target || at < 0) return;
  event.preventDefault();
  target.focus();
}

interface MenuColumnsProps {
  categories: readonly Category[];
  brands: readonly Brand[];
}

/** The menu on wide screens: categories and brands at the left, and the content of the expanded row beside them. */
export function MenuColumns({ categories, brands }: MenuColumnsProps) {
  const { t } = useTranslation('layout');
  const { expanded, rest, leave, press } = useHoverDisclosure(categories[0]?.id ?? BRANDS);
  const rows = [
    ...categories.map(({ id, name, icon, image }) => ({
      key: id,
      label: name,
      symbol: { icon, image },
    })),
    { key: BRANDS, label: t('links.brands'), symbol: null },
  ];
  const category = categories.find(({ id }) => id === expanded);
  return (
    <nav aria-label={t('menu.title')} className="flex min-h-0 flex-1">
      <ul
        onKeyDown={moveFocus}
        className="w-72 shrink-0 overflow-y-auto overscroll-contain border-r border-line py-2"
      >
        {rows.map(({ key, label, symbol }) => (
          <li key={key} className={key === BRANDS ? 'mt-2 hairline-t pt-2' : undefined}>
            <button
              type="button"
              aria-expanded={expanded === key}
              aria-controls={PANE}
              onClick={() => press(key)}
              onPointerEnter={() => rest(key)}
              onPointerLeave={leave}
              className={`flex min-h-11 w-full items-center gap-3 px-4 text-left ${
                expanded === key ? 'bg-sunken font-semibold' : 'hover:bg-sunken'
              }`}
            >
              {symbol ? (
                <CategorySymbol category={symbol} className="size-5 text-ink-soft" />
              ) : (
                <Icon name="shield" className="size-5 text-ink-soft" />
              )}
              <span className="flex-1">{label}</span>
              <Icon name="chevron-right" className="size-4 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
      <div id={PANE} className="min-w-0 flex-1 overflow-y-auto overscroll-contain p-6">
        {expanded === BRANDS && <BrandsPane brands={brands} />}
        {category && <CategoryPane category={category} />}
        {expanded === null && (
          <div className="max-w-xl">
            <p className="mb-4 text-ink-soft">{t('menu.choose')}</p>
            <MenuBanner />
          </div>
        )}
      </div>
    </nav>
  );
}
