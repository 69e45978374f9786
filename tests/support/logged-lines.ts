import { type Mock, vi } from 'vitest';

/** Takes the lines that the server logs, instead of the console. Call it before, and the function that it returns after. */
export function recordLog(): () => Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const record = (text: string) => void lines.push(JSON.parse(text));
  const spies: Mock[] = [
    vi.spyOn(console, 'warn').mockImplementation(record) as Mock,
    vi.spyOn(console, 'error').mockImplementation(record) as Mock,
  ];
  return () => {
    for (const spy of spies) spy.mockReset();
    return lines;
  };
}
