import type { ReactNode } from 'react';

type Tone = 'brand' | 'saved' | 'warn' | 'plain';
const tones: Record<Tone, string> = {
  brand: 'bg-brand-wash text-brand',
  saved: 'bg-saved-wash text-saved',
  warn: 'bg-warn-wash text-warn',
  plain: 'bg-sunken text-ink-soft',
};

/** A short fact about an article. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
