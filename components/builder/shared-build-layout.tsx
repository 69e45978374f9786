import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import './builder.css';
import './builder-list.css';
import './builder-panel.css';
import './quotation.css';
import './shared-build.css';

/** Breadcrumbs and title of a shared build's page. */
export function SharedBuildLayout({
  title,
  isSimple,
  children,
}: {
  title: string;
  isSimple: boolean;
  children: ReactNode;
}) {
  const t = getTexts('assembly');
  const crumbs = [{ name: t('title'), href: route('assembly-new') }, { name: t('share.name') }];
  return (
    <div className="page-width asm-page">
      {!isSimple && <Breadcrumbs crumbs={crumbs} />}
      <h1 className="asm-title">{title}</h1>
      {children}
    </div>
  );
}
