import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import './assembly.css';
import './assembly-list.css';
import './assembly-panel.css';
import './quote.css';
import './shared.css';

/** Breadcrumbs and title of a shared build's page. */
export function SharedFrame({
  title,
  isSimple,
  children,
}: {
  title: string;
  isSimple: boolean;
  children: ReactNode;
}) {
  const t = texts('assembly');
  const crumbs = [{ name: t('title'), href: route('assembly-new') }, { name: t('share.name') }];
  return (
    <div className="page-width asm-page">
      {!isSimple && <Breadcrumbs crumbs={crumbs} />}
      <h1 className="asm-title">{title}</h1>
      {children}
    </div>
  );
}
