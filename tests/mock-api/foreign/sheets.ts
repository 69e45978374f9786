import type { SpecGroups } from '../catalogue/types';
import { table } from '../core/table';
import { type Row, tidy } from './row';

/** Foreign category, group, and `Attribute=path unit` pairs. The values stay as the makers write them. */
const ROWS = table(
  ['foreign', 'group', 'attributes'],
  `
  CPU|Procesador|Socket=socket; Núcleos=cores.total; Núcleos de rendimiento=cores.performance; Núcleos de eficiencia=cores.efficiency; Hilos=cores.threads; Frecuencia base=clocks.performance.base GHz; Frecuencia turbo=clocks.performance.boost GHz; Caché L2=cache.l2 MB; Caché L3=cache.l3 MB; Microarquitectura=microarchitecture; Familia=coreFamily; Litografía=specifications.lithography; Empaque=specifications.packaging
  CPU|Memoria y gráficos|Memoria compatible=specifications.memory.types; Memoria máxima=specifications.memory.maxSupport GB; Canales de memoria=specifications.memory.channels; Soporte ECC=specifications.eccSupport; Gráficos integrados=specifications.integratedGraphics.model
  CPU|Energía|TDP=specifications.tdp W; Consumo máximo (PPT)=specifications.ppt W; Incluye disipador=specifications.includesCooler
  GPU|Procesador gráfico|Fabricante del GPU=chipset_manufacturer; GPU=chipset; Frecuencia base=core_base_clock MHz; Frecuencia máxima=core_boost_clock MHz; Núcleos=core_count; Interfaz=interface; Sincronización=frame_sync
  GPU|Memoria|Capacidad=memory GB; Tipo=memory_type; Bus de memoria=memory_bus bits; Velocidad de memoria=effective_memory_clock MHz
  GPU|Energía y tamaño|Consumo (TDP)=tdp W; Largo=length mm; Ranuras=total_slot_width; Ventiladores=cooling; Conectores de 6 pines=power_connectors.pcie_6_pin; Conectores de 8 pines=power_connectors.pcie_8_pin; Conectores 12VHPWR=power_connectors.pcie_12VHPWR; Conectores 12V-2x6=power_connectors.pcie_12V_2x6
  GPU|Conectividad|HDMI 2.1=video_outputs.hdmi_2_1; HDMI 2.1b=video_outputs.hdmi_2_1b; HDMI 2.0=video_outputs.hdmi_2_0; DisplayPort 1.4a=video_outputs.displayport_1_4a; DisplayPort 2.1=video_outputs.displayport_2_1; DisplayPort 2.1b=video_outputs.displayport_2_1_b; DVI-D=video_outputs.dvi_d; VGA=video_outputs.vga; USB-C=video_outputs.usb_c
  Motherboard|General|Socket=socket; Chipset=chipset; Factor de forma=form_factor
  Motherboard|Memoria|Tipo de memoria=memory.ram_type; Ranuras=memory.slots; Memoria máxima=memory.max GB; Soporte ECC=ecc_support
  Motherboard|Almacenamiento|Ranuras M.2=m2_slots #; Puertos SATA=storage_devices.sata_6_gb_s; Puertos U.2=storage_devices.u2; Soporte RAID=raid_support
  Motherboard|Conectividad|Red=onboard_ethernet; Inalámbrico=wireless_networking; Audio=audio.chipset; Canales de audio=audio.channels; Ranuras PCIe=pcie_slots; Puertos traseros=back_panel_ports
  Motherboard|Conectores internos|Energía del procesador=power_connectors.cpu_power; Energía principal=power_connectors.main_power; USB 2.0=usb_headers.usb_2_0; USB 3.2 Gen 1=usb_headers.usb_3_2_gen_1; USB 3.2 Gen 2=usb_headers.usb_3_2_gen_2; ARGB de 5 V=rgb_headers.argb_5v; Conectores traseros ocultos=back_connect_connectors
  RAM|Memoria|Tipo de memoria=ram_type; Capacidad total=capacity GB; Cantidad de módulos=modules.quantity; Capacidad por módulo=modules.capacity_gb GB; Velocidad=speed MHz; Latencia CAS=cas_latency; Tiempos=timings; Voltaje=voltage V; ECC=ecc; Registro=registered
  RAM|Diseño|Formato=form_factor; Altura=height mm; Disipador=heat_spreader; RGB=rgb; Perfil=profile_support
  PSU|Energía|Potencia=wattage W; Certificación=efficiency_rating; Modular=modular; Factor de forma=form_factor; Largo=length mm; Sin ventilador=fanless
  PSU|Conectores|ATX de 24 pines=connectors.atx_24_pin; EPS de 8 pines=connectors.eps_8_pin; PCIe 12VHPWR=connectors.pcie_12vhpwr; PCIe 6+2 pines=connectors.pcie_6_plus_2_pin; SATA=connectors.sata; Molex=connectors.molex_4_pin
  PCCase|Gabinete|Tipo=form_factor; Tarjetas madre compatibles=supported_motherboard_form_factors; Panel lateral=side_panel; Volumen=volume L; Peso=weight
  PCCase|Espacio interior|Largo máximo de GPU=max_video_card_length mm; Altura máxima de disipador=max_cpu_cooler_height mm; Largo máximo de fuente=max_psu_length mm; Fuentes compatibles=supported_power_supply_form_factors; Fuente incluida=power_supply; Bahías de 3.5"=internal_3_5_bays; Bahías de 2.5"=internal_2_5_bays; Ranuras de expansión=expansion_slots
  PCCase|Medidas y puertos|Medidas=dimensions; Ancho=dimensions_mm.width mm; Alto=dimensions_mm.height mm; Fondo=dimensions_mm.depth mm; USB frontal=front_panel_usb; Puertos frontales=front_usb_ports
  CPUCooler|Enfriamiento|Sockets compatibles=cpu_sockets; Altura=height mm; Enfriamiento líquido=water_cooled; Radiador=radiator_size mm; Ventiladores=fan_quantity; Tamaño de ventilador=fan_size mm; Sin ventilador=fanless; Velocidad mínima=min_fan_rpm RPM; Velocidad máxima=max_fan_rpm RPM; Ruido máximo=max_noise_level dB; Iluminación=lighting
  CaseFan|Ventilador|Tamaño=size mm; Ventiladores por paquete=quantity; Conector=connector; PWM=pwm; Iluminación=led; Flujo de aire máximo=max_airflow CFM; Ruido máximo=max_noise_level dB; Presión estática=static_pressure mmH₂O; Dirección del flujo=flow_direction; Controlador=controller
  Storage|Almacenamiento|Capacidad=capacity GB; Tipo=storage_type; Formato=form_factor; Interfaz=interface; NVMe=nvme; Caché=cache MB
  Monitor|Pantalla|Tamaño=screen_size pulgadas; Resolución horizontal=resolution.horizontalRes px; Resolución vertical=resolution.verticalRes px; Frecuencia=refresh_rate Hz; Panel=panel_type; Respuesta=response_time ms; Relación de aspecto=aspect_ratio; Brillo=max_brightness cd/m²; HDR=hdr; Sincronización adaptable=adaptive_sync; Ángulo de visión=viewing_angle; Conectores=connectors
  Keyboard|Teclado|Formato=size; Switch=switch; Tipo de switch=switch_type; Iluminación=backlighting; Conexión=connectivity; Intercambio en caliente=hot_swappable; Teclas=keycap_material; Estructura=frame_material; Frecuencia de sondeo=polling_rate Hz; Batería=battery_capacity mAh
  Mouse|Mouse|Conexión=connectivity; Resolución máxima=max_dpi DPI; Sensor=sensor; Botones=buttons; Switches=switches; Forma=shape; Tamaño=size; Peso=weight g; Frecuencia de sondeo=polling_rate Hz; Duración de batería=battery_life h; Agarre=grip_types; RGB=rgb; Clic silencioso=silent_clicks
  Headphones|Audio|Tipo=headphone_type; Diseño=ear_cup_type; Conexión=connection_types; Micrófono=microphone_type; Cancelación de ruido en micrófono=noise_cancellation_mic; Diafragma=driver_size mm; Duración de batería=battery_life h; Bluetooth=bluetooth_version; Peso=weight g; Plataformas=platforms; Uso=use_cases
  Microphone|Audio|Conexión=connectivity_type; Patrón polar=polar_pattern; Funciones=features
  Webcam|Imagen|Resolución=resolution; Cuadros por segundo=frame_rate; Conexión=connectivity_type
  *|Modelo|Serie=metadata.series; Versión=metadata.variant; Año de lanzamiento=metadata.releaseYear; Color de fábrica=metadata.manufacturer_color
  `,
);

interface Line {
  label: string;
  path: string;
  unit: string;
}

const GROUPS = ROWS.map(({ foreign, group, attributes }) => ({
  foreign,
  group,
  lines: attributes.split('; ').map((text): Line => {
    const [label = '', source = ''] = text.split('=');
    const [path = '', ...unit] = source.split(' ');
    return { label, path, unit: unit.join(' ') };
  }),
}));

/** `{gen: '5.0', quantity: 1, lanes: 16}` → `1 x PCIe 5.0 x16`; other records are their values. */
function ofRecord(record: Record<string, unknown>): string {
  const { gen, quantity, lanes } = record;
  if (gen !== undefined && quantity !== undefined) return `${quantity} x PCIe ${gen} x${lanes}`;
  return Object.values(record)
    .map(words)
    .filter((text) => text !== '')
    .join(' ');
}

/** Plain text of any value. */
function words(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map(words)
      .filter((text) => text !== '')
      .join(', ');
  if (typeof value === 'object' && value !== null) return ofRecord({ ...value });
  return typeof value === 'string' || typeof value === 'number' ? listed(String(value)) : '';
}

/** Some makers separate a list with a run of spaces. */
const listed = (text: string) => tidy(text.trim().replace(/\s{3,}/g, ', '));

/** Empty for what is absent, unknown (0) or none. */
function shown(value: unknown, unit: string): string {
  if (unit === '#') return Array.isArray(value) && value.length > 0 ? String(value.length) : '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value === 0 || value === 'None') return '';
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  const text = isPlainList
    ? value
        .map(words)
        .filter((item) => item !== 'None')
        .join(', ')
    : words(value);
  return text === '' || unit === '' ? text : `${text} ${unit}`;
}

/** The technical sheet in Spanish; groups without a single value are left out. */
export function sheetsOf(row: Row): SpecGroups {
  const groups: SpecGroups = {};
  for (const { foreign, group, lines } of GROUPS) {
    if (foreign !== row.category && foreign !== '*') continue;
    const pairs = lines
      .map(({ label, path, unit }) => [label, shown(row.value(path), unit)] as const)
      .filter(([, text]) => text !== '');
    if (pairs.length > 0) groups[group] = Object.fromEntries(pairs);
  }
  return groups;
}
