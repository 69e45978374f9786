import type { PartRole } from '@/lib/domain/build/part-facts';
import type { SpecGroups } from '../../../mock-api/catalogue/types';
import type { Row } from '../../../mock-api/foreign/row';
import type { PlainPart } from './plain-part';

/** Numbers above 0, and texts and lists that are not empty. Other values count as unknown. */
const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);
const texts = (row: Row, path: string) =>
  some([row.list(path), row.text(path)].flat().filter((text) => text !== '' && text !== 'None'));

/** Makes a part from its row of the real catalogue. */
export function readCataloguePart(role: PartRole, row: Row): PlainPart {
  const number = (path: string) => (row.number(path) > 0 ? row.number(path) : undefined);
  const slots = row.value('m2_slots');
  const pins = (...names: string[]) =>
    names.reduce((sum, name) => sum + row.number(`power_connectors.${name}`), 0);
  const isPowered = pins('pcie_6_pin', 'pcie_8_pin', 'pcie_12VHPWR', 'pcie_12V_2x6') > 0;
  const [form, link] = [row.text('form_factor'), row.text('interface')];
  const plain: Record<PartRole, () => Omit<PlainPart, 'role' | 'name'>> = {
    cpu: () => ({
      sockets: texts(row, 'socket'),
      memory: texts(row, 'specifications.memory.types'),
      watts: number('specifications.tdp'),
    }),
    motherboard: () => ({
      sockets: texts(row, 'socket'),
      memory: texts(row, 'memory.ram_type'),
      forms: texts(row, 'form_factor'),
      modules: number('memory.slots'),
      gigabytes: number('memory.max'),
      m2: Array.isArray(slots) && slots.length > 0 ? slots.length : undefined,
      sata: number('storage_devices.sata_6_gb_s'),
    }),
    cooler: () => ({
      sockets: texts(row, 'cpu_sockets'),
      height: number('height'),
      isLiquid: row.flag('water_cooled') || row.number('radiator_size') > 0,
      radiators: row.number('radiator_size') > 0 ? [row.number('radiator_size')] : undefined,
    }),
    ram: () => ({
      memory: texts(row, 'ram_type'),
      modules: number('modules.quantity'),
      gigabytes: number('capacity'),
    }),
    storage: () => {
      if (form.includes('M.2')) return { drive: link.includes('SATA') ? 'm2-sata' : 'm2' };
      return link.startsWith('SATA') && !/^(mSATA|PCIe)/.test(form) ? { drive: 'sata' } : {};
    },
    gpu: () => ({
      length: number('length'),
      watts: number('tdp'),
      eights: isPowered ? pins('pcie_6_pin', 'pcie_8_pin') : undefined,
      sixteens: isPowered ? pins('pcie_12VHPWR', 'pcie_12V_2x6') : undefined,
    }),
    psu: () => ({
      watts: number('wattage'),
      forms: texts(row, 'form_factor'),
      eights: number('connectors.pcie_6_plus_2_pin'),
      sixteens: number('connectors.pcie_12vhpwr'),
    }),
    case: () => ({
      forms: texts(row, 'supported_motherboard_form_factors'),
      supplies: texts(row, 'supported_power_supply_form_factors'),
      length: number('max_video_card_length'),
      height: number('max_cpu_cooler_height'),
    }),
  };
  return { role, name: row.name, ...plain[role]() };
}

/** Makes a part from a Spanish data sheet of the generated catalogue. */
export function readSheetPart(role: PartRole, name: string, specs: SpecGroups): PlainPart {
  const lines: Record<string, string> = Object.assign({}, ...Object.values(specs));
  const number = (key: string) =>
    Number.parseFloat((lines[key] ?? '').replace(/,/g, '')) || undefined;
  const list = (key: string) => some((lines[key] ?? '').split(/ ?[/,] ?/).filter(Boolean));
  const cable = lines['Conector de energía'] ?? '';
  const [, times = '', size = ''] = /^(\d) x (\d+) /.exec(cable) ?? [];
  const [format = '', link = ''] = [lines.Formato, lines.Interfaz];
  const sata = link.startsWith('SATA') ? 'sata' : undefined;
  const isNewest = size === '16';
  const needed =
    cable === '' ? {} : { eights: isNewest ? 0 : +times, sixteens: isNewest ? +times : 0 };
  const owned = { eights: number('PCIe 6+2 pines'), sixteens: number('PCIe 12VHPWR') };
  const memory = `${lines['Memoria compatible'] ?? ''} ${lines['Tipo de memoria'] ?? ''}`;
  const watts: Partial<Record<PartRole, string>> = { psu: 'Potencia', gpu: 'Consumo (TDP)' };
  const isCase = role === 'case';
  return {
    role,
    name,
    sockets: (role === 'cooler' && list('Sockets compatibles')) || list('Socket'),
    memory: some(memory.match(/DDR\d/g) ?? []),
    forms: isCase
      ? list('Tarjetas madre compatibles')
      : (list('Factor de forma') ?? list('Formato')),
    supplies: list('Fuentes compatibles'),
    length: number(isCase ? 'Largo máximo de GPU' : 'Largo'),
    height: number(isCase ? 'Altura máxima de disipador' : 'Altura'),
    isLiquid: lines.Radiador !== undefined,
    radiators: list(isCase ? 'Radiadores compatibles' : 'Radiador')?.map(Number.parseFloat),
    watts: number(watts[role] ?? 'TDP'),
    modules: number(role === 'ram' ? 'Módulos' : 'Ranuras'),
    gigabytes: number(role === 'ram' ? 'Capacidad total' : 'Memoria máxima'),
    m2: number('Ranuras M.2'),
    sata: number('Puertos SATA'),
    drive: format.includes('M.2') ? 'm2' : sata,
    ...(role === 'psu' ? owned : needed),
  };
}
