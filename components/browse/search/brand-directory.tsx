'use client';

import { useState } from 'react';
import { slugify } from '@/lib/domain/slug';
import { type BrandEntry, BrandTile } from './brand-tile';

interface BrandDirectoryProps {
  groups: readonly { id: string; label: string; brands: readonly BrandEntry[] }[];
  labels: { filter: string; index: string; none: string };
}

/** Ignores accents, case and punctuation. A name of punctuation only is compared as it is. */
const normalizeName = (text: string) => slugify(text) || text.trim();

export function BrandDirectory({ groups, labels }: BrandDirectoryProps) {
  const [text, setText] = useState('');
  const wanted = normalizeName(text);
  const shown = groups
    .map((group) => ({
      ...group,
      brands: group.brands.filter(({ name }) => normalizeName(name).includes(wanted)),
    }))
    .filter(({ brands }) => brands.length > 0);
  return (
    <>
      <div className="grid gap-4 mt-5 mb-2">
        <label className="max-w-96 text-14 text-ink-soft">
          {labels.filter}
          <input
            type="search"
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            className="block min-h-11 w-full outlined rounded-md bg-surface px-3 text-16 text-ink"
          />
        </label>
        <nav aria-label={labels.index}>
          <ul className="brand-index">
            {shown.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p role="status">{shown.length === 0 && labels.none.replace('{text}', () => text)}</p>
      {shown.map(({ id, label, brands }) => (
        <section key={id} className="brand-group" aria-labelledby={id}>
          <div className="section-head">
            <h2 id={id}>{label}</h2>
          </div>
          <ul className="brand-tiles">
            {brands.map((brand) => (
              <li key={brand.href}>
                <BrandTile brand={brand} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
