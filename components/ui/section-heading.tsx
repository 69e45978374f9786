import { linkRel } from '@/lib/routing/search-request';
import { Icon } from './icon';

/** Heading of a page section, with a link to its full list. */
export function SectionHeading({
  id,
  title,
  text,
  link,
}: {
  id?: string;
  title: string;
  text?: string;
  link?: { href: string; label: string };
}) {
  return (
    <div className="section-head">
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {link && (
        <a href={link.href} rel={linkRel(link.href)}>
          {link.label}
          <Icon name="chevron-right" />
        </a>
      )}
    </div>
  );
}
