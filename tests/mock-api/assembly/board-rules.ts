import { figure, line, memories, parts, plain } from './facts';
import { equal, type Rule, rule, shared, upTo, within } from './rule';

/** What stands on the motherboard, by pairs. */
export const BOARD_RULES: readonly Rule[] = [
  rule(
    'socket',
    'cpu',
    'board',
    (a, b) => equal(plain(line(a, 'Socket')), plain(line(b, 'Socket'))),
    'El socket no coincide.',
  ),
  rule(
    'chipset',
    'cpu',
    'board',
    (a, b) => within(plain(line(b, 'Chipset')), parts(a, 'Chipsets compatibles')),
    'El procesador no admite el chipset.',
  ),
  rule(
    'memory',
    'cpu',
    'board',
    (a, b) => shared(memories(a), memories(b)),
    'No usan el mismo tipo de memoria.',
  ),
  rule(
    'memory',
    'ram',
    'board',
    (a, b) => shared(memories(a), memories(b)),
    'La tarjeta madre usa otro tipo de memoria.',
  ),
  rule(
    'memory',
    'ram',
    'cpu',
    (a, b) => shared(memories(a), memories(b)),
    'El procesador usa otro tipo de memoria.',
  ),
  rule(
    'memory-form',
    'ram',
    'board',
    (a) => (/SO-?DIMM/i.test(line(a, 'Formato')) ? null : true),
    '',
  ),
  rule(
    'slots',
    'ram',
    'board',
    (a, b) => upTo(figure(a, 'Cantidad de módulos', 'Módulos'), figure(b, 'Ranuras')),
    'No alcanzan las ranuras de memoria.',
  ),
  rule(
    'capacity',
    'ram',
    'board',
    (a, b) => upTo(figure(a, 'Capacidad total'), figure(b, 'Memoria máxima')),
    'Excede la memoria máxima.',
  ),
  rule(
    'cooler',
    'cooler',
    'cpu',
    (a, b) => within(plain(line(b, 'Socket')), parts(a, 'Sockets compatibles', 'Socket')),
    'El enfriamiento no se monta en ese socket.',
  ),
  rule(
    'cooler',
    'cooler',
    'board',
    (a, b) => within(plain(line(b, 'Socket')), parts(a, 'Sockets compatibles', 'Socket')),
    'El enfriamiento no se monta en ese socket.',
  ),
  rule(
    'drive',
    'drive',
    'board',
    (a, b) =>
      /M\.2/.test(line(a, 'Formato'))
        ? upTo(1, figure(b, 'Ranuras M.2'))
        : line(a, 'Interfaz').startsWith('SATA')
          ? upTo(1, figure(b, 'Puertos SATA'))
          : null,
    'No hay dónde conectar la unidad.',
  ),
];
