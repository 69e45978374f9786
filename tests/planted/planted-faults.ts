import { readFileSync } from 'node:fs';

/** A wrong change of the source. */
export interface PlantedFault {
  kind: string;
  /** Text that stands once in the source, and so finds its file wherever that is moved. */
  text: string;
  /** What stands there instead. */
  wrong: string;
}

const source = readFileSync(new URL('./faults.diff', import.meta.url), 'utf8');

/** Ten faults in each room of the source: `# room`, then for each fault its kind, `- text` and `+ wrong`. */
export const ROOMS: Readonly<Record<string, readonly PlantedFault[]>> = Object.fromEntries(
  source.split(/^# /m).flatMap((section) => {
    const [room = '', ...faults] = section.trim().split('\n\n');
    if (room === '') return [];
    return [
      [
        room,
        faults.map((fault) => {
          const [kind = '', text = '', wrong = ''] = fault.split('\n');
          return { kind, text: text.slice(2), wrong: wrong.slice(2) };
        }),
      ],
    ];
  }),
);
