/** What an output says of a product. Undefined: outputs of this kind do not say it. Null: this one does not. */
export interface ProductFacts {
  /** In pesos. */
  price?: number | null;
  /** Before the discount, in pesos. */
  before?: number | null;
  /** Such as `12 × 75`, in the order of the terms. */
  months?: string[];
  stock?: number | null;
  isInStock?: boolean | null;
  gtin?: string | null;
  warrantyMonths?: number | null;
  rating?: number | null;
}

const toNumber = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replaceAll(',', ''));
const find = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
const findNumber = (text: string, pattern: RegExp) => toNumber(find(text, pattern));
const findMonths = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, months, amount]) => `${months} × ${toNumber(amount)}`).sort();

export function readPage(html: string): Required<ProductFacts> {
  const text = html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
  const isSold = text.includes('|Vendido|');
  const stock = isSold
    ? 0
    : findNumber(
        text,
        /\|(?:Disponible|Últimas Piezas|Solo en sucursales)\|[ ·|]*([\d,]+) piezas?\b/,
      );
  const isInStock = isSold
    ? false
    : /\|(Disponible|Últimas Piezas|Solo en sucursales)\|/.test(text) || null;
  return {
    price: isSold
      ? findNumber(html, /class="price-main">\$([\d,.]+)</)
      : toNumber(/\|\$\|([\d,]+)\|(\.\d\d)\|/.exec(text)?.slice(1).join('')),
    before: findNumber(text, /\|Precio normal: \|\$([\d,.]+)\|/),
    months: findMonths(text, /\|(\d+) meses \|[^|]*\|\$([\d,.]+) \|/g),
    stock,
    isInStock,
    gtin: find(text, /\|Código de barras\|(\d+)\|/) ?? null,
    warrantyMonths: findNumber(text, /\|(\d+) meses de garantía\|/),
    rating: findNumber(html, /aria-label="Calificación:? ?([\d.]+)/),
  };
}

export function readTwinFacts(markdown: string): Required<ProductFacts> {
  const isSold = /^- Agotado/m.test(markdown);
  const isInStock = isSold ? false : /^- (Disponible|Últimas piezas)/m.test(markdown) || null;
  return {
    price: findNumber(markdown, /\*\*\$([\d,.]+) MXN\*\*/),
    before: findNumber(markdown, /^- (?:Precio normal|Con otras formas de pago): \$([\d,.]+)/m),
    months: findMonths(markdown, /^- (\d+) meses .*?de \$([\d,.]+),/gm),
    stock: isSold ? 0 : findNumber(markdown, /^- (?:Disponible|Últimas piezas) · ([\d,]+) pieza/m),
    isInStock,
    gtin: find(markdown, /^- GTIN: (\d+)$/m) ?? null,
    warrantyMonths: findNumber(markdown, /^- Garantía de (\d+) mes/m),
    rating: findNumber(markdown, /^- Calificación: ([\d.]+) de 5/m),
  };
}

const toInStock = (availability: string | undefined): boolean | null =>
  availability === undefined ? null : !/out.?of.?stock/i.test(availability);

export function readJsonLdFacts(json: string): ProductFacts {
  const { offers, gtin, aggregateRating } = JSON.parse(json);
  const days: number | undefined = offers?.warranty?.durationOfWarranty.value;
  return {
    price: toNumber(offers?.price),
    before: toNumber(offers?.priceSpecification?.price),
    gtin: gtin ?? null,
    rating: aggregateRating?.ratingValue ?? null,
    ...(offers && { isInStock: toInStock(offers.availability) }),
    ...(days !== undefined && {
      warrantyMonths: days % 365 === 0 ? (days / 365) * 12 : Math.floor(days / 30),
    }),
  };
}

export function readTagFacts(tags: Readonly<Record<string, string>>): ProductFacts {
  return {
    price: toNumber(tags['product:price:amount']),
    isInStock: toInStock(tags['product:availability']),
  };
}

export function readFeedFacts(field: (name: string) => string | undefined): ProductFacts {
  const amount = (name: string) => findNumber(field(name) ?? '', /^([\d.]+) MXN$/);
  const sale = amount('sale_price');
  return {
    price: sale ?? amount('price'),
    before: sale === null ? null : amount('price'),
    isInStock: toInStock(field('availability')),
    gtin: field('gtin') || null,
  };
}
