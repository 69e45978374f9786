import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import type { Category } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import header from '@/locales/es-MX/header.json';

interface PlaceholderPanelProps {
  /** The button that opens it names it in `data-placeholder`. */
  id: string;
  title: string;
  closeLabel: string;
  side: 'left' | 'right' | 'center' | 'full';
  children: ReactNode;
}

function PlaceholderPanel({ id, title, closeLabel, side, children }: PlaceholderPanelProps) {
  return (
    <dialog
      id={id}
      aria-label={title}
      data-side={side}
      className="modal panel placeholder"
      // Not yet known to React's types: a press beside it closes it.
      {...{ closedby: 'any' }}
    >
      <form method="dialog" className="panel-head">
        <h2>{title}</h2>
        <button type="submit" aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  );
}

/**
 * What a press opens at once: the menu's first level, the field of the place, the way to the cart, the photo of a product. Before React, and while a
 * panel's code is loading, `lib/browser/early-actions.ts` opens it; the panel takes its place (`ModalDialog`).
 */
export function PlaceholderPanels({ categories }: { categories: readonly Category[] }) {
  const t = getTexts('layout');
  const cart = getTexts('cart');
  return (
    <StaticHtml partId="chrome-placeholders">
      <PlaceholderPanel
        id="menu-placeholder"
        title={t('menu.title')}
        closeLabel={t('menu.close')}
        side="left"
      >
        <nav aria-label={t('menu.title')}>
          <h3>{header.menu}</h3>
          <ul>
            {categories.map(({ name, slug }) => (
              <li key={slug}>
                <a href={searchHref({ categories: [slug] })}>{name}</a>
              </li>
            ))}
          </ul>
          <a href={route('search_categories')}>{t('menu.all')}</a>
        </nav>
      </PlaceholderPanel>
      <PlaceholderPanel
        id="place-placeholder"
        title={header['Choose your location']}
        closeLabel={t('location.close')}
        side="center"
      >
        <form className="placeholder-form">
          <p>{t('location.text')}</p>
          <label>
            {t('location.label')}
            <input
              inputMode="numeric"
              autoComplete="postal-code"
              placeholder={t('location.hint')}
            />
          </label>
          <button type="submit" className="btn btn-primary">
            {t('location.save')}
          </button>
        </form>
      </PlaceholderPanel>
      <PlaceholderPanel
        id="cart-placeholder"
        title={cart('title')}
        closeLabel={cart('close')}
        side="right"
      >
        <p role="status" className="placeholder-form">
          {cart('page.loading')}
          <span className="skeleton h-20" />
          <a href={route('cart-detail')} className="btn btn-secondary">
            {cart('seeCart')}
          </a>
        </p>
      </PlaceholderPanel>
      <PlaceholderPanel
        id="photo-placeholder"
        title={getTexts('product')('gallery.label')}
        closeLabel={getTexts('common')('close')}
        side="full"
      >
        <div className="placeholder-photo" />
      </PlaceholderPanel>
    </StaticHtml>
  );
}
