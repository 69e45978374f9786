import { getInstruments } from '../telemetry/instruments';
import type { VitalRecord } from './vitals-handler';

const SECOND = 1000;

/** Measures a figure of a browser, where telemetry is sent. */
export function recordVital({ name, value, route, device }: VitalRecord): void {
  const instruments = getInstruments();
  if (name === 'CLS') instruments?.layoutShift.record(value, { route, device });
  else instruments?.vitals.record(value / SECOND, { name, route, device });
}
