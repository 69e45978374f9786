'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { commonPaths } from '@/lib/routing/common-paths';
import texts from '@/locales/es-MX/header.json';

type PanelTexts<More extends string = never> = Readonly<Record<'title' | 'close' | More, string>>;

interface PlaceholderPanelProps {
  /** The button that opens it names it in `data-placeholder`. */
  id: string;
  texts: PanelTexts;
  side: 'left' | 'right' | 'center' | 'full';
  children: ReactNode;
}

function PlaceholderPanel({ id, texts: { title, close }, side, children }: PlaceholderPanelProps) {
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
        <button type="submit" aria-label={close}>
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  );
}

interface PlaceholderPanelsProps {
  categories: readonly { name: string; href: string }[];
  menu: PanelTexts<'all'>;
  place: PanelTexts<'text' | 'label' | 'hint' | 'save'>;
  cart: PanelTexts<'loading' | 'see'>;
  photo: PanelTexts;
}

/**
 * What a press opens at once: the menu's first level, the field of the place, the way to the cart, the photo of a product. Before React, and while a
 * panel's code is loading, `lib/browser/early-actions.ts` opens it; the panel takes its place (`ModalDialog`). The browser keeps the
 * server's markup, so the scripts of the shop have neither that nor its texts. What it imported would be in the first view.
 */
export function PlaceholderPanels({
  categories,
  menu,
  place,
  cart,
  photo,
}: PlaceholderPanelsProps) {
  if (typeof window !== 'undefined')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text tells React to leave the server's markup alone.
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div>
      <PlaceholderPanel id="menu-placeholder" texts={menu} side="left">
        <nav aria-label={menu.title}>
          <h3>{texts.menu}</h3>
          <ul>
            {categories.map((category) => (
              <li key={category.href}>
                <a href={category.href}>{category.name}</a>
              </li>
            ))}
          </ul>
          <a href={commonPaths.search_categories}>{menu.all}</a>
        </nav>
      </PlaceholderPanel>
      <PlaceholderPanel id="place-placeholder" texts={place} side="center">
        <form className="placeholder-form">
          <p>{place.text}</p>
          <label>
            {place.label}
            <input inputMode="numeric" autoComplete="postal-code" placeholder={place.hint} />
          </label>
          <button type="submit" className="btn btn-primary">
            {place.save}
          </button>
        </form>
      </PlaceholderPanel>
      <PlaceholderPanel id="cart-placeholder" texts={cart} side="right">
        <p role="status" className="placeholder-form">
          {cart.loading}
          <span className="skeleton h-20" />
          <a href={commonPaths['cart-detail']} className="btn btn-secondary">
            {cart.see}
          </a>
        </p>
      </PlaceholderPanel>
      <PlaceholderPanel id="photo-placeholder" texts={photo} side="full">
        <div className="placeholder-photo" />
      </PlaceholderPanel>
    </div>
  );
}
