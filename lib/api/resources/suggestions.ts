import * as z from 'zod/mini';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { JsonApiDocument } from '../json-api';
import { toProductSummaries } from './product';
import { listOf, models, text, textList } from './wire';

interface Suggestion {
  slug: string;
  name: string;
}

/** Suggestions while the visitor types. */
export interface Suggestions {
  products: ProductSummary[];
  categories: Suggestion[];
  brands: Suggestion[];
  terms: string[];
}

const suggestionWire = z.object({ slug: text, name: text });

function toSuggestion(entry: unknown): Suggestion | null {
  const found = suggestionWire.parse(entry);
  return found.slug && found.name ? found : null;
}

const metaWire = z.object({
  categories: listOf(toSuggestion),
  brands: listOf(toSuggestion),
  terms: textList,
});

export function toSuggestions({ data, meta }: JsonApiDocument): Suggestions {
  return { products: toProductSummaries(models(data)), ...metaWire.parse(meta) };
}

const termsWire = z.object({ terms: textList });

/** `meta.terms`. */
export const toTerms = ({ meta }: JsonApiDocument): string[] => termsWire.parse(meta).terms;
