import { cutAtWord } from '@/lib/domain/typed-text';

/** Backends cut texts for search engines at about this length. A shorter text is as its author left it. */
const LEAST_CUT = 120;
/** Part of a text that must be left when it is ended at a sentence. */
const LEAST_PART = 0.6;
const ENDED = /[.!?…:)»”"']$/u;

/** A text in one line. One that was cut in the middle ends at its last sentence, or else at its last word. */
export function toWholeText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length < LEAST_CUT || ENDED.test(line)) return line;
  const sentence = line.match(/^.*[.!?](?=\s)/u)?.[0] ?? '';
  if (sentence.length >= line.length * LEAST_PART) return sentence;
  return `${cutAtWord(line, line.length)}…`;
}
