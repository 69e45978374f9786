const BRANDS = {
  visa: /visa/i,
  mastercard: /master\s?card/i,
  amex: /american express|amex/i,
} as const;

type CardBrand = keyof typeof BRANDS;

/** The card brands that the backend's description of a method names. */
export const findCardBrands = (description: string): CardBrand[] =>
  (Object.keys(BRANDS) as CardBrand[]).filter((brand) => BRANDS[brand].test(description));

const MARKS = {
  visa: (
    <>
      <rect width="34" height="22" rx="3" fill="#1a1f71" />
      <text x="17" y="15.5" fill="#ffffff" fontSize="11" fontStyle="italic">
        VISA
      </text>
    </>
  ),
  mastercard: (
    <>
      <rect width="34" height="22" rx="3" fill="#1b1b1f" />
      <circle cx="13" cy="11" r="7" fill="#eb001b" />
      <circle cx="21" cy="11" r="7" fill="#f79e1b" />
      <path d="M17 5.25a7 7 0 0 1 0 11.5a7 7 0 0 1 0-11.5z" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      <rect width="34" height="22" rx="3" fill="#006fcf" />
      <text x="17" y="15" fill="#ffffff" fontSize="9.5">
        AMEX
      </text>
    </>
  ),
} as const satisfies Record<CardBrand, unknown>;

/** Own drawings of the card brands' marks. The description beside them is read instead. */
export function CardBrandMarks({ brands }: { brands: readonly CardBrand[] }) {
  return (
    <span className="pay-brands">
      {brands.map((brand) => (
        <svg
          key={brand}
          viewBox="0 0 34 22"
          aria-hidden="true"
          className="h-5.5 w-8.5"
          textAnchor="middle"
          fontWeight="800"
          fontFamily="inherit"
        >
          {MARKS[brand]}
        </svg>
      ))}
    </span>
  );
}
