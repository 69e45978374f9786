import { z } from 'zod';
import type { ArtHints, Draft, Kind } from '../../catalogue/types';
import { fillIn, sheet } from '../../core/text';
import { readRows, word } from '../load';

/** What the articles of a family are called and what stands on their sheets, with the names of values in braces. */
const Template = z.strictObject({
  family: z.enum(['graphics', 'processors', 'boards', 'memories']),
  kind: z.custom<Kind>((value) => typeof value === 'string'),
  category: word,
  warrantyDays: z.number(),
  name: word,
  specs: z.record(word, z.record(word, word)),
  art: z.record(z.enum(['form', 'label', 'model']), word.optional()),
});
type Template = z.output<typeof Template>;

const TEMPLATES = readRows('families/templates.jsonl', Template);

export interface Family {
  brand: string;
  price: number;
  values: Readonly<Record<string, unknown>>;
  art?: Pick<ArtHints, 'count' | 'rgb'>;
  /** What else differs from article to article. */
  more?: Pick<Draft, 'color' | 'partNumber' | 'pieces' | 'showcase'>;
}

/** An article of a family whose rules have worked out its `values`; a value that is empty leaves its line out. */
export function draftOf(
  name: Template['family'],
  { brand, price, values, art, more }: Family,
): Draft {
  const template = TEMPLATES.find(({ family }) => family === name);
  if (!template) throw new Error(`No template for ${name}`);
  const fill = (texts: Record<string, string | undefined>) =>
    Object.entries(texts).map(([key, text = '']) => [key, fillIn(text, values)] as const);
  const { kind, category, warrantyDays, specs } = template;
  return {
    ...{ kind, category, warrantyDays, brand, price, ...more },
    name: fillIn(template.name, values),
    specs: () =>
      Object.fromEntries(
        Object.entries(specs).map(([group, lines]) => [
          group,
          sheet(Object.fromEntries(fill(lines))),
        ]),
      ),
    art: { ...Object.fromEntries(fill(template.art)), ...art },
  };
}
