import { linkRel } from '@/lib/search-request';
import { Icon } from './icon';

/** Heading of a page section, with the link to all of it. */
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
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-t-2 border-ink pt-3">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      {link && (
        <a
          href={link.href}
          rel={linkRel(link.href)}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
        >
          {link.label}
          <Icon name="chevron-right" className="size-4" />
        </a>
      )}
    </div>
  );
}
