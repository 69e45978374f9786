const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One line of a foreign catalogue. Fields may be absent, null or of another type: reading one never fails. */
export class Row {
  constructor(private readonly data: Record<string, unknown>) {}

  static parse(line: string): Row {
    const data: unknown = JSON.parse(line);
    if (!isRecord(data)) throw new Error('not an object');
    return new Row(data);
  }

  value(path: string): unknown {
    let value: unknown = this.data;
    for (const name of path.split('.')) value = isRecord(value) ? value[name] : undefined;
    return value;
  }

  /** Exactly as written; empty when it is not a text. */
  exact(path: string): string {
    const value = this.value(path);
    return typeof value === 'string' ? value : '';
  }

  /** Text or number without outer and repeated spaces; empty when there is none. */
  text(path: string): string {
    const value = this.value(path);
    return typeof value === 'string' || typeof value === 'number' ? tidy(String(value)) : '';
  }

  /** 0 when unknown. */
  number(path: string): number {
    const value = this.value(path);
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  }

  flag(path: string): boolean {
    return this.value(path) === true;
  }

  /** The texts of an array; empty when it is not one. */
  list(path: string): string[] {
    const value = this.value(path);
    if (!Array.isArray(value)) return [];
    return value.flatMap((item) =>
      typeof item === 'string' && tidy(item) !== '' ? [tidy(item)] : [],
    );
  }

  /** What stands at one or several paths, as a pattern is tried on it. */
  said(paths: string): string {
    const all = paths.split(' ').map((path) => {
      if (path === 'name') return this.name;
      if (path === 'brand') return this.brand;
      return this.flag(path) ? 'true' : this.list(path).join() || this.text(path);
    });
    return all.join(' ');
  }

  get category(): string {
    return this.exact('category');
  }

  get name(): string {
    return this.exact('metadata.name');
  }

  get brand(): string {
    return this.text('metadata.manufacturer');
  }
}

/** Without invisible marks; runs of spaces become one. */
export function tidy(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
