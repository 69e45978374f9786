import { categoryIcons } from './icon-categories';

// Outlines on a 24 px grid, drawn with one stroke.
const interfaceIcons = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  menu: 'M3 6h18M3 12h18M3 18h12',
  close: 'M5 5l14 14M19 5L5 19',
  cart: 'M2 4h3l2.5 11.5h11L21 7H6M9 20.5h.010M17 20.5h.010',
  heart: 'M12 20S4 14.5 4 9a4.3 4.3 0 0 1 8-2.2A4.3 4.3 0 0 1 20 9c0 5.5-8 11-8 11z',
  pin: 'M12 21s7-6.5 7-12a7 7 0 1 0-14 0c0 5.5 7 12 7 12zM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  compare: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7a3.2 3.2 0 0 0 6 0zM19 7l-3 7a3.2 3.2 0 0 0 6 0z',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5L7.5 20h9l1-13.5M10 10.5v6M14 10.5v6',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  truck:
    'M2 6h12v10H2zM14 10h4l4 3.5V16h-8M6.5 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17.5 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  store:
    'M4 10v10h16V10M3 10l1.5-6h15L21 10a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
  shield: 'M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  wallet:
    'M3 7h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7a2 2 0 0 1 2-3h12v3M16.5 13.5h.010',
  coupon: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  bolt: 'M13 2L5 13.5h6L10 22l9-12h-6.5z',
  percent:
    'M19 5L5 19M7 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  box: 'M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5L12 12l8.5-4.5M12 12v9',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  play: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8.5l5.5 3.5-5.5 3.5z',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  call: 'M6 3h4l1.5 5L9 10a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1.5-1 3-3 3C10 21 3 14 3 6c0-2 1.5-3 3-3z',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
  chat: 'M4 4h16v12H10l-5 4v-4H4z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  filter: 'M3 5h18M6 12h12M10 19h4',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5h.010',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17.8h.010',
  offline:
    'M3 3l18 18M5 12a10 10 0 0 1 4-2.5M2 8.5a15 15 0 0 1 4-2.5M15 9.8a10 10 0 0 1 4 2.2M11 5a15 15 0 0 1 11 3.5M8.5 15.5a5 5 0 0 1 6 0M12 19h.010',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  zoom: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5M8 11h6M11 8v6',
} as const;

const icons = { ...interfaceIcons, ...categoryIcons };
export type IconName = keyof typeof icons;

/** A decorative pictogram; the text beside it says what it means. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}

/** The pictogram that a category names, or a box. */
export function categoryIcon(name: string | null): IconName {
  return name !== null && name in categoryIcons ? (name as keyof typeof categoryIcons) : 'box';
}
