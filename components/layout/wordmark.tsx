import Link from 'next/link';
import { route } from '@/lib/routes';

/** The shop's name beside its mark: a node with two others hanging from it. */
export function Wordmark({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <Link
      href={route('home')}
      aria-label={homeLabel}
      className="flex min-h-11 min-w-0 items-center gap-2 text-2xl leading-none font-bold tracking-[-0.045em] text-ink"
    >
      <NodeMark className="size-7 shrink-0 text-brand" />
      <span className="truncate pb-0.5">{name}</span>
    </Link>
  );
}

/** Three nodes, one of them lit. */
export function NodeMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 28 28" className={className} fill="none" aria-hidden="true">
      <path d="M9.5 16.5L20 6.500M9.500 17l10.500 5" stroke="var(--color-ink)" strokeWidth="2" />
      <circle cx="8.500" cy="16.500" r="6.500" fill="currentColor" />
      <circle cx="21" cy="6" r="3.500" fill="var(--color-ink)" />
      <circle
        cx="21.500"
        cy="22.500"
        r="3"
        fill="var(--color-paper)"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
    </svg>
  );
}
