import { z } from 'zod';
import { readRows, word } from '../seed/load';

/** Phrases that the backend translates for the storefront: the English phrase is the key. */
export const TRANSLATIONS: Record<string, string> = Object.fromEntries(
  readRows('content/translations.csv', z.strictObject({ phrase: word, translation: word })).map(
    ({ phrase, translation }) => [phrase, translation],
  ),
);
