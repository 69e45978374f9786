const texts = Symbol.for('shop.json-ld');

/**
 * Structured data by their hash, so that one can never stand in the place of another. Next loads the code that makes elements and the code that
 * makes HTML apart from each other, so they have this map in common by a global symbol. In a browser it is empty.
 */
export const jsonLdTexts = (): Map<string, string> => {
  const shared = globalThis as { [texts]?: Map<string, string> };
  shared[texts] ??= new Map();
  return shared[texts];
};
