const texts = Symbol.for('shop.json-ld');

/** By their hash. Next loads the code that makes elements and the code that makes HTML apart, so they share this map by a global symbol. */
export const jsonLdTexts = (): Map<string, string> => {
  const shared = globalThis as { [texts]?: Map<string, string> };
  shared[texts] ??= new Map();
  return shared[texts];
};
