import type { ArtHints, Draft, Kind, SpecGroups } from '../../catalogue/types';
import { list, sheet, shopPrice, table, words } from '../../core/table';

const COLUMNS = ['brand', 'model', 'detail', 'variants', 'options', 'colors', 'specs'] as const;
export type LineupRow = Record<(typeof COLUMNS)[number], string>;

export interface Lineup {
  kind: Kind;
  category: string;
  /** How a Mexican shop starts the name: `Teclado Gamer`. */
  noun: string;
  /** Title of the group of attributes. */
  group: string;
  /** Name of the attribute that the variants differ in, such as `Capacidad`. */
  variant?: string;
  /** Name of the attribute that the options differ in, such as `Switch`. */
  option?: string;
  warrantyDays?: number;
  /** Attributes that every row shares. */
  common?: Record<string, string>;
  art?: (row: LineupRow, variant: string, option: string) => ArtHints;
  pieces?: (variant: string, option: string) => number;
  /** Attributes that follow from the variant and the option. */
  facts?: (variant: string, option: string, row: LineupRow) => Record<string, string | undefined>;
  /** Other kind, category, noun or detail for some rows. */
  route?: (
    row: LineupRow,
    variant: string,
  ) => { kind?: Kind; category?: string; noun?: string; detail?: string };
}

/** `Panel=IPS; Curvo=No` → attributes. */
function attributes(text: string): Record<string, string> {
  const pairs = text.split(';').map((pair) => pair.split('=').map((part) => part.trim()));
  return sheet(Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])));
}

/** The model with its variant, where the variant is part of the model or its name. */
function nameOfModel(model: string, variant: string): string {
  if (variant.startsWith('=')) return variant.slice(1);
  return model.endsWith('~') ? model.slice(0, -1) + variant : model;
}

/**
 * Expands `brand | model | detail | variants | options | colours | attributes` into articles.
 * Variants carry their price (`1 TB:1499`; `:899` without a name); options multiply it (`Blanco:1.05`).
 * A model that ends in `~` is written together with its variant: `Archer AX~` and `23` are an Archer AX23;
 * a variant that starts with `=` is another model of the same row.
 */
export function lineup(config: Lineup, rows: string): Draft[] {
  return table(COLUMNS, rows).flatMap((row) => {
    const colors = list(row.colors);
    return list(row.variants).flatMap((variant) => {
      const [text = '', price = '0'] = variant.split(':');
      const label = text.replace('=', '');
      const glued = row.model.endsWith('~') || text.startsWith('=');
      const model = nameOfModel(row.model, text);
      return (list(row.options).length > 0 ? list(row.options) : [':1']).flatMap((choice) => {
        const [option = '', factor = '1'] = choice.split(':');
        return (colors.length > 0 ? colors : ['']).map((color): Draft => {
          const special = config.route?.(row, label) ?? {};
          const group = (): SpecGroups => ({
            [config.group]: {
              ...sheet({
                Marca: row.brand,
                Modelo: model,
                [config.variant ?? 'Presentación']: !glued && label,
                [config.option ?? 'Versión']: option,
                Color: color,
              }),
            },
            Detalles: {
              ...config.common,
              ...sheet(config.facts?.(label, option, row) ?? {}),
              ...attributes(row.specs),
            },
          });
          return {
            kind: special.kind ?? config.kind,
            category: special.category ?? config.category,
            brand: row.brand,
            name: words(
              special.noun ?? config.noun,
              row.brand,
              model,
              !glued && label,
              special.detail ?? row.detail,
              option,
              (colors.length > 1 || color !== 'Negro') && color,
            ),
            price: shopPrice(Number(price) * Number(factor)),
            color: color || 'Negro',
            pieces: config.pieces?.(label, option) ?? 1,
            warrantyDays: config.warrantyDays ?? 365,
            specs: group,
            art: config.art?.(row, label, option) ?? {},
          };
        });
      });
    });
  });
}
