import type { Kind } from '../../catalogue/types';
import type { Drawing } from './look';
import { dongle, recorder } from './things/adapters';
import { bundle, cpu, motherboard, ram } from './things/boards';
import { adapter, cable } from './things/cables';
import { chassis, desktop, nas } from './things/cases';
import { allInOne, laptop, miniPc } from './things/computers';
import { aio, cooler, paste } from './things/cooling';
import { arm, monitor, projector, tv } from './things/displays';
import { enclosure, externalDrive, hdd, m2, ssd } from './things/drives';
import { card, usbDrive } from './things/flash';
import { chair, desk } from './things/furniture';
import { controller, gameConsole, headsetVr } from './things/gaming';
import { chassisFan, expansion, gpu } from './things/graphics';
import { earbuds, headphones } from './things/headphones';
import { combo, keyboard, mouse, mousepad } from './things/keyboards';
import { charger, phone, powerbank, tablet, watch } from './things/mobile';
import { accessPoint, meshNodes, networkSwitch, router } from './things/network';
import { bag, barcode, drawer, software } from './things/office';
import { battery, psu, strip, ups } from './things/power';
import { ink, printer, scanner, ticket } from './things/printing';
import { camera, smartHome } from './things/smart-home';
import { soundbar, speaker } from './things/speakers';
import { microphone, penTablet, webcam } from './things/studio';
import { carton, tool } from './things/tools';

const DRAWINGS: Readonly<Record<Kind, Drawing>> = {
  cpu,
  gpu,
  motherboard,
  ram,
  ssd,
  m2,
  hdd,
  externaldrive: externalDrive,
  usbdrive: usbDrive,
  card,
  nas,
  enclosure,
  psu,
  case: chassis,
  cooler,
  aio,
  fan: chassisFan,
  paste,
  expansion,
  bundle,
  monitor,
  projector,
  arm,
  tv,
  laptop,
  desktop,
  allinone: allInOne,
  minipc: miniPc,
  keyboard,
  mouse,
  combo,
  mousepad,
  webcam,
  'tablet-pen': penTablet,
  microphone,
  headphones,
  earbuds,
  speaker,
  soundbar,
  console: gameConsole,
  controller,
  vr: headsetVr,
  phone,
  tablet,
  watch,
  charger,
  powerbank,
  router,
  mesh: meshNodes,
  switch: networkSwitch,
  ap: accessPoint,
  dongle,
  cable,
  adapter,
  recorder,
  printer,
  ink,
  scanner,
  barcode,
  ticket,
  drawer,
  chair,
  desk,
  bag,
  software,
  ups,
  strip,
  battery,
  bulb: smartHome,
  camera,
  tool,
  box: carton,
};

const isKind = (name: string): name is Kind => Object.hasOwn(DRAWINGS, name);

export const drawingOf = (kind: string): Drawing => (isKind(kind) ? DRAWINGS[kind] : carton);

/** Pictograms of categories whose name is not that of a kind. */
const ICONS: Readonly<Record<string, Kind>> = {
  storage: 'ssd',
  network: 'router',
  game: 'controller',
  power: 'ups',
  home: 'bulb',
  office: 'desk',
  tools: 'tool',
  smartphone: 'phone',
};

/** The kind that stands for a pictogram or for the art of a banner; a carton where there is none. */
export const kindOfIcon = (icon: string): Kind => (isKind(icon) ? icon : (ICONS[icon] ?? 'box'));
