/** The maximum (`most`) or minimum (`least`) of a measure. Sizes are bytes after gzip. */
interface Wanted {
  most?: number;
  least?: number;
}

/** The target of each measure. The bench says for each whether it is met. */
export const targets = {
  'js.list': { most: 146_000 },
  'js.product': { most: 146_000 },
  'js.idle': { most: 155_000 },
  'html.list': { most: 9_000 },
  'html.product': { most: 9_000 },
  'html.css.list': { most: 17_000 },
  'html.css.product': { most: 16_000 },
  'mobile.bytes.list': { most: 250_000 },
  'mobile.bytes.product': { most: 220_000 },
  'mobile.requests': { most: 20 },
  'prefetch.list': { most: 80_000 },
  'press.ms': { most: 40 },
  'press.latency.ms': { most: 45 },
  'press.touch.ms': { most: 80 },
  /** From an interaction to the next frame with a quarter of the processor, in milliseconds. */
  inp: { most: 100 },
  'slow.fcp': { most: 800 },
  'slow.lcp': { most: 1_500 },
  /** Share of bare Next's requests a second. */
  'load.share': { least: 0.85 },
  /** MB of 1,000,000. */
  'memory.peak': { most: 350 },
  /** Of the server, for one request. */
  'cpu.ms': { most: 0.5 },
  /** Of a catalogue of 47,000 articles. */
  'feed.ms': { most: 60_000 },
  'feed.memory': { most: 60 },
  /** Percent of what a crawler asks for that has not changed, and what it is sent all the same. */
  'crawl.same': { least: 95 },
  'crawl.bytes': { most: 3 },
  'lighthouse.performance': { least: 99 },
  'lighthouse.fcp': { most: 800 },
  'lighthouse.lcp': { most: 1_500 },
  'lighthouse.tbt': { most: 100 },
  'lighthouse.cls': { most: 0 },
} as const satisfies Record<string, Wanted>;

export type Measure = keyof typeof targets;

/**
 * The limits of `npm test`, in bytes and requests. Where the target is not met yet, a limit is today's figure rounded up.
 * Lower a limit as soon as the shop is lighter. A limit that has reached its target may not be raised above it again,
 * but for a defect of safety or of money: 0.9 KB read typed numbers and pasted texts, and refuse JSON that leads to a prototype;
 * 0.4 KB tell each tab of a session that its server has ended, forget a visitor at sign-out, and keep scripts of others from secrets;
 * 0.3 KB say one price from the card to the order, and 0.4 KB, of which 0.25 are in the document, tell of a connection that is lost while the page
 * loads, load the document of a navigation whose scripts are lost, and say how many are in the cart; 0.1 KB tell the age of a
 * review; 0.3 KB draw by React what differs for a visitor, which was written into the document before; 0.1 KB keep the server's
 * markup of static parts. Documents and payloads are larger by what Next writes into its payload a second time (6 KB for a list or a product, 11 KB
 * for the home page): the shop does not rewrite that format. Of a product, 1 KB more tells search engines its sheet, terms of return and
 * delivery, warranty and a review, and of a list 0.2 KB name its products in their order. The bar of tabs, dialogs and filters that
 * Back and a swipe close, and messages within dialogs are 0.5 KB of JavaScript and 1.5 KB of documents and styles; of a product
 * 1.8 KB of JavaScript are what the bundler puts beside its first view since then. Cards are lower, so that the first view of a
 * list has more pictures. 9.2 KB are modules of Next as it is published,
 * which were replaced by path before. 0.5 KB keep what is typed while a page hydrates that other programs have changed.
 * 0.2 KB of a product, beside its first view, add the number of pieces that was typed before the scripts, and not one, and lose no press of 'Comparar'.
 * 0.9 KB of each document answer at once what is pressed before React, and keep it for the next document.
 * 1.2 KB of each document and its styles are the menu's first level, the field of the place and the way to the cart, which open at once.
 * 0.2 KB of a list apply what was typed when the filters are closed, and name in the search box what was searched; 0.3 KB of its styles
 * keep the button to the cart and the confirmations at the bottom of a phone. 0.1 KB of each document's styles open the menu below the header and dim
 * white plates in the dark. The pictures of the demo show more: 10 KB of a list of graphics
 * cards and memory, 1 KB of a product.
 * 0.2 KB of the home page say which price is the normal one, which is for a single payment and that months do not pay for it.
 * 0.4 KB of a list, of which 41 bytes are scripts, send 'Comparar' with every card, lead to the products by keyboard, keep the focus at a filter, and
 * say a customer's name before React; tables that enlarged text does not widen are 0.1 KB of all styles.
 * Structured data stands once in a document: 1 KB less of a product, for 0.1 KB of scripts.
 * A few bytes of a list let browsers without popovers leave it, and those of the home page's styles and its room give the main button an edge
 * where the visitor chooses the colours, and one column of cards to enlarged text.
 * Documents have 1–2 % of room, because their texts differ by the day's offers: the home page by 0.7 KB within two days.
 */
export const limits = {
  'js.home': 157_000,
  'js.list': 156_100,
  'js.product': 160_400,
  'js.idle': 165_800,
  'html.home': 40_300,
  'html.list': 21_700,
  'html.product': 23_000,
  'html.css.home': 49_900,
  'html.css.list': 31_100,
  'html.css.product': 32_700,
  'mobile.bytes.list': 326_000,
  'mobile.bytes.product': 258_500,
  'mobile.requests.list': 33,
  'mobile.requests.product': 20,
  'prefetch.list': 93_200,
} as const;

/** Whether a value meets the target of its measure. */
export function isMet(measure: Measure, value: number): boolean {
  const { most, least }: Wanted = targets[measure];
  return value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? 0);
}
