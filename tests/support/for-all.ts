import fc from 'fast-check';

type Arbitraries<Values> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> };
/** One arbitrary for each value, and the claim about them: it throws, or is false, where it does not hold. */
type Property<Values extends unknown[]> = [
  ...Arbitraries<Values>,
  claim: (...values: Values) => unknown,
];

function part<Values extends unknown[]>(property: Property<Values>) {
  const values = fc.tuple<Values>(...(property.slice(0, -1) as unknown as Arbitraries<Values>));
  return { values, claim: property.at(-1) as (...values: Values) => unknown };
}

/** Tries a claim with as many random values as are told, and throws with the simplest ones that it does not hold for. */
export const forMany =
  (numRuns: number) =>
  <Values extends unknown[]>(...property: Property<Values>): void => {
    const { values, claim } = part<Values>(property);
    const holds = (some: Values) => {
      const said = claim(...some);
      if (said instanceof Promise) throw new TypeError('A claim that is awaited: forAllAsync.');
      return said !== false;
    };
    fc.assert(fc.property(values, holds), { numRuns });
  };

/** Tries a claim with many random values. */
export const forAll: ReturnType<typeof forMany> = (...property) => forMany(100)(...property);

/** Like `forAll`, for a claim that is awaited. */
export async function forAllAsync<Values extends unknown[]>(...property: Property<Values>) {
  const { values, claim } = part<Values>(property);
  await fc.assert(fc.asyncProperty(values, async (some) => (await claim(...some)) !== false));
}
