import { expect, test } from 'vitest';
import { productTwin } from '@/lib/agents/product-twin';
import { openCatalogue } from '@/tests/support/read-catalogue';
import { makeQuestions } from './questions';
import { answerFromTwins } from './twin-reader';

const CONTEXT = { siteUrl: 'https://tienda.example', now: Date.now() };
const LEAST = 98;

test('a reader of twins alone answers a hundred questions on products', async () => {
  const { backend, read } = await openCatalogue({ size: 1200 }, 1);
  const questions = makeQuestions(backend, 'Monterrey');
  expect(questions).toHaveLength(100);
  const wrong: string[] = [];
  for (const { kind, text, slugs, about, expected } of questions) {
    const twins = await Promise.all(
      slugs.map(async (slug) => {
        const { product, reviews } = await read(slug);
        return productTwin(product, { reviews, variants: [] }, CONTEXT);
      }),
    );
    const answer = answerFromTwins(kind, twins, about);
    if (answer !== expected) wrong.push(`${text} ${answer}, and not ${expected}`);
  }
  for (const answer of ['sí', 'no'])
    expect(questions.filter(({ expected }) => expected === answer).length).toBeGreaterThan(2);
  console.log(
    `${100 - wrong.length} of 100 questions answered${wrong.map((one) => `\n  ${one}`).join('')}`,
  );
  expect(100 - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST);
});
