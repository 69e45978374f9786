'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { commonPaths } from '@/lib/routing/common-paths';
import texts from '@/locales/es-MX/header.json';

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

export interface MenuCategory {
  name: string;
  href: string;
}

type PlaceholderText =
  | `menu.${'title' | 'all' | 'close'}`
  | `location.${'text' | 'label' | 'hint' | 'save' | 'close'}`
  | 'cart.title'
  | 'cart.close'
  | 'cart.loading'
  | 'cart.see'
  | `photo.${'title' | 'close'}`;

interface PlaceholderPanelsProps {
  categories: readonly MenuCategory[];
  texts: Readonly<Record<PlaceholderText, string>>;
}

/**
 * What a press opens at once: the menu's first level, the field of the place, the way to the cart, the photo of a product. Before React, and while a
 * panel's code is loading, `lib/browser/early-actions.ts` opens it; the panel takes its place (`ModalDialog`). The browser keeps the
 * server's markup, so the scripts of the shop have neither that nor its texts. What it imported would be in the first view.
 */
export function PlaceholderPanels({ categories, texts: t }: PlaceholderPanelsProps) {
  if (typeof window !== 'undefined')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text tells React to leave the server's markup alone.
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div>
      <PlaceholderPanel
        id="menu-placeholder"
        title={t['menu.title']}
        closeLabel={t['menu.close']}
        side="left"
      >
        <nav aria-label={t['menu.title']}>
          <h3>{texts.menu}</h3>
          <ul>
            {categories.map((category) => (
              <li key={category.href}>
                <a href={category.href}>{category.name}</a>
              </li>
            ))}
          </ul>
          <a href={commonPaths.search_categories}>{t['menu.all']}</a>
        </nav>
      </PlaceholderPanel>
      <PlaceholderPanel
        id="place-placeholder"
        title={texts['Choose your location']}
        closeLabel={t['location.close']}
        side="center"
      >
        <form className="placeholder-form">
          <p>{t['location.text']}</p>
          <label>
            {t['location.label']}
            <input
              inputMode="numeric"
              autoComplete="postal-code"
              placeholder={t['location.hint']}
            />
          </label>
          <button type="submit" className="btn btn-primary">
            {t['location.save']}
          </button>
        </form>
      </PlaceholderPanel>
      <PlaceholderPanel
        id="cart-placeholder"
        title={t['cart.title']}
        closeLabel={t['cart.close']}
        side="right"
      >
        <p role="status" className="placeholder-form">
          {t['cart.loading']}
          <span className="skeleton h-20" />
          <a href={commonPaths['cart-detail']} className="btn btn-secondary">
            {t['cart.see']}
          </a>
        </p>
      </PlaceholderPanel>
      <PlaceholderPanel
        id="photo-placeholder"
        title={t['photo.title']}
        closeLabel={t['photo.close']}
        side="full"
      >
        <div className="placeholder-photo" />
      </PlaceholderPanel>
    </div>
  );
}
