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
  const count = (path: string) => {
    const value = row.value(path);
    return Array.isArray(value) && value.length > 0 ? value.length : undefined;
  };
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
      m2: count('m2_slots'),
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
    storage: () => ({
      drive: form.includes('M.2')
        ? link.includes('SATA')
          ? 'm2-sata'
          : 'm2'
        : link.startsWith('SATA') && !/^(mSATA|PCIe)/.test(form)
          ? 'sata'
          : undefined,
    }),
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
  return {
    role,
    name,
    sockets: list(
      role === 'cooler' && lines['Sockets compatibles'] ? 'Sockets compatibles' : 'Socket',
    ),
    memory: some(
      `${lines['Memoria compatible'] ?? ''} ${lines['Tipo de memoria'] ?? ''}`.match(/DDR\d/g) ??
        [],
    ),
    forms: list(
      role === 'case'
        ? 'Tarjetas madre compatibles'
        : lines['Factor de forma']
          ? 'Factor de forma'
          : 'Formato',
    ),
    supplies: list('Fuentes compatibles'),
    length: number(role === 'case' ? 'Largo máximo de GPU' : 'Largo'),
    height: number(role === 'case' ? 'Altura máxima de disipador' : 'Altura'),
    isLiquid: lines.Radiador !== undefined,
    radiators: list(role === 'case' ? 'Radiadores compatibles' : 'Radiador')?.map(
      Number.parseFloat,
    ),
    watts: number(role === 'psu' ? 'Potencia' : role === 'gpu' ? 'Consumo (TDP)' : 'TDP'),
    modules: number(role === 'ram' ? 'Módulos' : 'Ranuras'),
    gigabytes: number(role === 'ram' ? 'Capacidad total' : 'Memoria máxima'),
    m2: number('Ranuras M.2'),
    sata: number('Puertos SATA'),
    drive: format.includes('M.2') ? 'm2' : link.startsWith('SATA') ? 'sata' : undefined,
    eights:
      role === 'psu'
        ? number('PCIe 6+2 pines')
        : cable === ''
          ? undefined
          : size === '16'
            ? 0
            : Number(times),
    sixteens:
      role === 'psu'
        ? number('PCIe 12VHPWR')
        : cable === ''
          ? undefined
          : size === '16'
            ? Number(times)
            : 0,
  };
}
