'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';

export interface FooterContact {
  icon: IconName;
  text: string;
  /** A postal address leads nowhere. */
  href?: string;
}

export type FooterLink = readonly [href: string, text: string, rel?: string];

interface FooterViewProps {
  /** The shop's. */
  name: string;
  contacts: readonly FooterContact[];
  networks: readonly { href: string; name: string; icon?: IconName }[];
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  texts: Record<'catalogue' | 'contact' | 'social' | 'links' | 'copy' | 'rights', string>;
}

export function FooterView({ name, contacts, networks, columns, texts }: FooterViewProps) {
  return (
    <footer className="foot">
      <div className="foot-main">
        <div>
          <p className="foot-name">
            <Icon name="mark" />
            {name}
          </p>
          <p>{texts.catalogue}</p>
          <h2 className="visually-hidden">{texts.contact}</h2>
          <address>
            {contacts.map(({ icon, text, href }) =>
              href ? (
                <a key={text} href={href} rel="noopener">
                  <Icon name={icon} />
                  {text}
                </a>
              ) : (
                <p key={text}>
                  <Icon name={icon} />
                  {text}
                </p>
              ),
            )}
          </address>
          {networks.length > 0 && (
            <ul aria-label={texts.social} className="foot-social">
              {networks.map(({ href, name: network, icon }) => (
                <li key={href}>
                  <a href={href} rel="noopener" aria-label={network}>
                    {icon ? <Icon name={icon} /> : network.slice(0, 1).toUpperCase()}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label={texts.links}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([href, text, rel]) => (
                  <li key={href}>
                    <a href={href} rel={rel}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="foot-end">
        <div>
          <p>{texts.copy}</p>
          <p>{texts.rights}</p>
        </div>
      </div>
    </footer>
  );
}
