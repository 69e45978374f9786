import type { ReactNode } from 'react';
import { DOCUMENT_STATUS_ATTRIBUTE } from '@/lib/document/document-status';
import { hasFeature } from '@/lib/features/has-feature';
import { commonPaths } from '@/lib/routing/common-paths';
import { oops } from '@/locales/es-MX/error-boundary.json';
import texts from '@/locales/es-MX/error-page.json';

interface ErrorScreenProps {
  status: number;
  message: string;
  note?: string;
  children?: ReactNode;
}

/** A function, so that a bundle that does not use the screen does not contain its texts. */
const links = () => [
  { href: commonPaths.home, label: texts.goHome },
  { href: commonPaths.search_categories, label: texts.goCategories },
  ...(hasFeature('stores') ? [{ href: commonPaths['support.stores'], label: texts.goStores }] : []),
  // The label says invoicing, the target is the FAQ (spec 2.4).
  { href: commonPaths['support.faq'], label: texts.goInvoicing },
];

/** Renders on the server and in the browser (spec 2.4). Its links load the document, which discards the broken state. */
export function ErrorScreen({ status, message, note, children }: ErrorScreenProps) {
  return (
    <div {...{ [DOCUMENT_STATUS_ATTRIBUTE]: status }} className="page-width py-12 md:py-20">
      <p className="text-7xl leading-none font-bold tracking-[-0.04em] text-brand md:text-8xl">
        {status}
      </p>
      <h1 className="mt-4">{oops}</h1>
      <p className="mt-3 max-w-prose text-lg">{message}</p>
      {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      <p className="mt-10 max-w-prose hairline-t pt-6 text-ink-soft">{texts.alternatives}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {links().map(({ href, label }, index) => (
          <li key={href}>
            <a
              href={href}
              className={index === 0 && !children ? 'btn btn-primary' : 'btn btn-secondary'}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
