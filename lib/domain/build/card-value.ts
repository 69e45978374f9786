/** Older generations give fewer frames for the same money. The first row that matches the name counts. */
const GENERATIONS: readonly [names: RegExp, value: number][] = [
  [/\b(RTX 50\d0|RX 90\d0|Arc B\d+)/i, 1],
  [/\b(RTX 40\d0|RX 7\d00)/i, 0.95],
  [/\b(RTX [23]0\d0|RX [56]\d00|Arc A\d+)/i, 0.75],
  [/\b(GTX|GT \d|RX [45]\d0\b)/i, 0.6],
];

/** How much a peso in this video card is worth for games, from 0 to 1. A card with an unknown name counts as new. */
export const getCardValue = (name: string): number =>
  GENERATIONS.find(([names]) => names.test(name))?.[1] ?? 1;
