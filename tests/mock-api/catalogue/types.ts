import type { Words } from '../core/wire';

/** What a thing is: decides its picture, its texts and how its price and stock behave. */
export type Kind =
  Words<`cpu gpu motherboard ram ssd m2 hdd externaldrive usbdrive card nas psu case cooler aio fan
  paste expansion monitor projector arm keyboard mouse combo mousepad webcam tablet-pen
  headphones earbuds speaker soundbar microphone laptop desktop allinone minipc console
  controller vr phone tablet watch charger powerbank router mesh switch ap dongle cable adapter
  printer ink scanner barcode ticket drawer ups strip battery tv bulb camera recorder chair
  desk bag software tool bundle box enclosure`>;

/** Attribute groups of the technical sheet: `{ Memoria: { Capacidad: '16 GB' } }`. */
export type SpecGroups = Record<string, Record<string, string>>;

/** An article as a product family or a foreign row describes it, before anything is derived. */
export interface Draft {
  kind: Kind;
  /** Slug of a leaf category. */
  category: string;
  brand: string | null;
  name: string;
  /** Usual street price in pesos with IVA. */
  price: number;
  partNumber?: string;
  /** More codes under which it is found. */
  otherCodes?: string[];
  /** Spanish name of the colour, for the picture and the sheet. */
  color?: string;
  pieces?: number;
  warrantyDays?: number;
  /** Answered when a product page asks, so that loading stays quick. */
  specs: () => SpecGroups;
  art?: ArtHints;
  /** Names of the articles that a bundle is made of. */
  componentIds?: string[];
  manufacturerLink?: string;
  isAssembly?: boolean;
  /** Always kept when a small catalogue is asked for. */
  showcase?: boolean;
}

export interface ArtHints {
  /** Number of fans, antennas, ports, keys… whatever the kind counts. */
  count?: number;
  rgb?: boolean;
  /** Free variant of the drawing: `tower`, `slim`, `curved`… */
  form?: string;
  /** A short text printed on the drawing, such as `RTX 4060` or `1 TB`. */
  label?: string;
  /** What variants in colour or capacity share, without the brand: they look alike. */
  model?: string;
}

/** Pesos with IVA, and percents. */
export type Prices = Record<
  Words<`price current oneDiscountPercent onePrice setBase walletPercent walletAmount walletPromotion`>,
  number
>;
export type Plan = { offerId: string } & Record<
  Words<'months minimum interestPercent discountPercent monthPrice total'>,
  number
>;

export interface Article extends Draft {
  id: string;
  slug: string;
  partNumber: string;
  upc: string;
  brandSlug: string | null;
  /** Seed of everything else that is derived. */
  seed: number;
  prices: Prices;
  /** Offers in months, cheapest month last. */
  plans: Plan[];
  stock: { stores: Record<string, number>; inStores: number; providers: number; total: number };
  ratings: readonly number[];
  rating: number;
  /** From 0 (slow seller) to 1. */
  popularity: number;
  /** Days since it joined the catalogue. */
  ageDays: number;
  hasImages: boolean;
}

export type BrandRow = Record<'id' | 'slug' | 'name', string>;
export interface CategoryRow extends BrandRow {
  icon: string;
  parent: string | null;
  children: string[];
}
