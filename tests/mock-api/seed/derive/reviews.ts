import { z } from 'zod';
import type { Article } from '../../catalogue/types';
import { Random } from '../../core/random';
import { readRows, word } from '../load';

const TONES = ['bad', 'middling', 'good'] as const;

/** Sentences of opinions, as shoppers in Mexico write them; those without a tone suit every opinion. */
const Sentences = z.strictObject({
  part: z.enum(['opening', 'body', 'use', 'delivery', 'closing', 'short', 'firstName', 'lastName']),
  tone: z.enum(TONES).optional(),
  texts: z.array(word).min(1),
});

const SENTENCES = new Map(
  readRows('derive/review-parts.jsonl', Sentences).map(
    ({ part, tone, texts }) => [`${part} ${tone ?? ''}`, texts] as const,
  ),
);

function sentences(part: z.output<typeof Sentences>['part'], stars?: number): readonly string[] {
  const tone = stars === undefined ? '' : TONES[stars >= 4 ? 2 : stars === 3 ? 1 : 0];
  return SENTENCES.get(`${part} ${tone}`) ?? [];
}

function opinionOf(random: Random, stars: number): string {
  const parts: string[] = [];
  if (random.chance(0.7)) parts.push(random.pick(sentences('opening', stars)));
  parts.push(...random.sample(sentences('body', stars), random.weighted([5, 3, 2, 1]) + 1));
  if (random.chance(0.35)) parts.push(random.pick(sentences('use')));
  if (random.chance(0.4)) parts.push(random.pick(sentences('delivery', stars)));
  if (random.chance(0.45)) parts.push(random.pick(sentences('closing', stars)));
  return parts.join(' ');
}

/** Every opinion on an article, newest first, with its days before today. Made again each time: the seed says it all. */
export function reviewsOf(article: Article) {
  const random = new Random(article.seed ^ 0x0e51);
  const span = Math.max(20, article.ageDays);
  const ages = article.ratings
    .map((_, i) => Math.floor(((i + random.next()) / article.ratings.length) * span * 0.95) + 1)
    .sort((a, b) => a - b);
  return article.ratings.map((rating, i) => {
    const own = new Random(article.seed + i * 7919);
    const shortOpinion = own.pick(sentences('short', rating));
    const names = [own.pick(sentences('firstName')), own.pick(sentences('lastName'))];
    if (own.chance(0.3)) names.push(own.pick(sentences('lastName')));
    const opinion = own.chance(0.08) ? `${shortOpinion}.` : opinionOf(own, rating);
    // Ids grow with time, so that `sort=-id` is newest first.
    const id = `${article.id}${String(article.ratings.length - i).padStart(3, '0')}`;
    return {
      id,
      customerName: names.join(' '),
      rating,
      opinion,
      shortOpinion,
      ageDays: ages[i] ?? 1,
    };
  });
}

const AGO = new Intl.RelativeTimeFormat('es-MX');

/** `hace 3 días`, as the backend writes it. */
export function ageText(days: number): string {
  if (days < 1) return 'hoy';
  if (days < 30) return AGO.format(-days, 'day');
  if (days < 360) return AGO.format(-Math.floor(days / 30), 'month');
  return AGO.format(-Math.max(1, Math.floor(days / 365)), 'year');
}
