import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

/** Uninterruptible supplies, regulators, power strips and spare batteries. */
export const energy = (): Draft[] => [
  ...lineup(
    {
      kind: 'ups',
      category: 'no-breaks',
      noun: 'No Break',
      group: 'Energía',
      variant: 'Capacidad',
      warrantyDays: 1095,
      art: (row) => ({ form: /Rack/.test(row.detail) ? 'rack' : 'tower' }),
    },
    `
    APC|Back-UPS BX|Interactivo|550VA/300W:1799, 750VA/410W:2299, 950VA/520W:2899, 1200VA/650W:3499, 1500VA/900W:4299|||Contactos=6; Topología=Línea interactiva
    APC|Back-UPS Pro BR|con Pantalla LCD|700VA/420W:3299, 1000VA/600W:4299, 1350VA/810W:5499, 1500VA/865W:6299|||Contactos=8; Topología=Línea interactiva
    APC|Easy UPS BVX|Interactivo|700VA/360W:1499, 900VA/480W:1799, 1200VA/650W:2399|||Contactos=6
    APC|Smart-UPS SMT|Onda Senoidal|750VA/500W:8999, 1000VA/700W:11999, 1500VA/1000W:14999, 2200VA/1980W:24999, 3000VA/2700W:32999|||Topología=Línea interactiva senoidal
    APC|Smart-UPS SMT-RM|Onda Senoidal para Rack|1000VA/700W:15999, 1500VA/1000W:18999, 3000VA/2700W:36999|||Montaje=Rack 2U
    APC|Smart-UPS On-Line SRV|Doble Conversión|1000VA/800W:13999, 2000VA/1600W:21999, 3000VA/2400W:28999|||Topología=En línea
    CyberPower|UT|Interactivo|550VA/275W:1299, 750VA/375W:1599, 1000VA/500W:1999|||Contactos=8
    CyberPower|AVRG|Interactivo|750VA/450W:2199, 900VA/480W:2399, 1000VA/600W:2799|||Contactos=12
    CyberPower|CP AVRLCD|con Pantalla LCD|900VA/480W:2999, 1000VA/600W:3399, 1350VA/815W:4299, 1500VA/900W:4799|||Contactos=10
    CyberPower|CP PFCLCD|Onda Senoidal|1000VA/600W:5299, 1350VA/880W:6299, 1500VA/1000W:7299|||Contactos=12
    CyberPower|OLS|Doble Conversión|1000VA/900W:9999, 2000VA/1800W:16999, 3000VA/2700W:22999|||Topología=En línea
    Tripp Lite|AVR|Interactivo|550VA/300W:1999, 750VA/450W:2499, 900VA/480W:2799|||Contactos=12
    Tripp Lite|SmartPro|con Pantalla LCD para Rack|1000VA/900W:12999, 1500VA/1440W:16999|||Montaje=Rack 2U
    Koblenz|52 Series|Interactivo|520VA/240W:999, 700VA/350W:1299, 1000VA/500W:1699|||Contactos=6; Hecho en=México
    Koblenz|9011 USB/R|Interactivo|900VA/500W:1999, 1000VA/600W:2299|||Contactos=10; Hecho en=México
    Koblenz|15017 OnLine|Doble Conversión|1500VA/1050W:9999, 2000VA/1400W:13999|||Topología=En línea
    Complet|MTR|Interactivo|500VA/250W:899, 650VA/325W:1049, 850VA/425W:1299, 1200VA/600W:1799|||Contactos=6
    Complet|ERV|con Regulador|650VA/325W:1099, 1000VA/500W:1599|||Contactos=8
    Sola Basic|Micro SR Inet|Interactivo|480VA/240W:1399, 800VA/400W:1899, 1000VA/500W:2399, 1600VA/800W:3499|||Hecho en=México
    Sola Basic|XRT|Onda Senoidal|1000VA/900W:9999, 1500VA/1200W:13999|||Topología=En línea
    Forza|NT|Interactivo|500VA/250W:949, 750VA/375W:1249, 1000VA/500W:1699|||Contactos=6
    Forza|SL|con Pantalla LCD|600VA/300W:1199, 800VA/480W:1599, 1000VA/600W:1999, 1500VA/900W:2999|||Contactos=8
    Vica|S|Interactivo|600VA/360W:1099, 800VA/480W:1399, 1000VA/600W:1799, 1200VA/720W:2199|||Contactos=8
    Vica|Optima|con Pantalla LCD|1000VA/600W:2199, 1500VA/900W:3199, 2000VA/1200W:4299|||Contactos=8
    Smartbitt|NB|Interactivo|500VA/275W:899, 600VA/360W:1099, 750VA/400W:1299, 900VA/540W:1599|||Contactos=8
    Smartbitt|NBOL|Doble Conversión|1000VA/900W:7499, 2000VA/1800W:12999, 3000VA/2700W:16999|||Topología=En línea
    DataShield|KS|Interactivo|500VA/250W:849, 800VA/400W:1199, 1000VA/500W:1599|||Contactos=6
    Vorago|UPS-100|Interactivo|600VA/360W:1049, 850VA/480W:1349|||Contactos=6
    Ghia|GVU|Interactivo|500VA/250W:849, 700VA/360W:1049, 1000VA/600W:1549|||Contactos=8
    `,
  ),
  ...lineup(
    {
      kind: 'ups',
      category: 'reguladores',
      noun: 'Regulador de Voltaje',
      group: 'Energía',
      variant: 'Capacidad',
      warrantyDays: 1095,
      art: () => ({ form: 'regulator' }),
    },
    `
    Koblenz|RS|8 Contactos|1400VA/700W:499, 1500VA/750W:549, 2000VA/1000W:649, 2600VA/1300W:799|||Contactos=8; Hecho en=México
    Koblenz|ER|para Refrigerador|1500VA/1000W:599, 2000VA/1500W:749, 2550VA/1550W:899|||Contactos=1
    Koblenz|Línea Blanca RI|para Electrodomésticos|2500VA/2000W:1199, 3000VA/2500W:1599|||Contactos=2
    Complet|R|8 Contactos|1300VA/650W:399, 1500VA/750W:429, 2000VA/1000W:549|||Contactos=8
    Sola Basic|Microvolt|8 Contactos|1300VA/720W:599, 2000VA/1000W:799|||Hecho en=México
    Sola Basic|ISB DN-21|4 Contactos|1000VA/700W:899, 1500VA/1050W:1199, 2000VA/1400W:1499|||Hecho en=México
    Forza|FVR|8 Contactos|1000VA/500W:329, 1200VA/600W:379, 1500VA/750W:449, 2200VA/1100W:649|||Contactos=8
    Vica|T-02|8 Contactos|1200VA/600W:389, 1500VA/750W:439, 2000VA/1000W:549|||Contactos=8
    Vica|Safe|para Línea Blanca|2000VA/1500W:749, 3000VA/2200W:1199|||Contactos=2
    APC|Line-R LS|4 Contactos|600VA/300W:549, 1200VA/600W:749, 1500VA/750W:899|||Contactos=4
    CyberPower|CL|8 Contactos|1000VA/500W:449, 1500VA/750W:549|||Contactos=8
    Smartbitt|SBAVR|8 Contactos|1200VA/600W:349, 1500VA/750W:399, 2250VA/1125W:549|||Contactos=8
    DataShield|RG|8 Contactos|1200VA/600W:339, 2000VA/1000W:499|||Contactos=8
    Industronic|AMCR|Ferrorresonante|500VA/400W:4999, 1000VA/800W:7499|||Tecnología=Acondicionador
    Tripp Lite|LS|4 Contactos|604WM:1299, 606M:1599|||Contactos=4
    Steren|920|8 Contactos|1000VA/500W:449, 1300VA/650W:549, 2000VA/1000W:749|||Contactos=8
    Ghia|GVR|8 Contactos|1000VA/500W:329, 1500VA/750W:429|||Contactos=8
    Vorago|AVR-100|8 Contactos|1000VA/500W:349, 1200VA/600W:399|||Contactos=8
    `,
  ),
  ...lineup(
    {
      kind: 'strip',
      category: 'multicontactos',
      noun: 'Multicontacto',
      group: 'Energía',
      variant: 'Contactos',
      option: 'Cable',
      art: (_row, variant) => ({ count: Number.parseInt(variant, 10) || 6 }),
    },
    `
    APC|SurgeArrest|Supresor de Picos|6 Contactos:449, 8 Contactos:599, 11 Contactos:999||Negro,Blanco|Protección=1080 joules
    APC|SurgeArrest Essential|Supresor con USB|6 Contactos + 2 USB:699|||Protección=1080 joules
    Tripp Lite|Protect It|Supresor de Picos|6 Contactos:349, 7 Contactos:399, 8 Contactos:549|1.2 m:1, 2.4 m:1.15|Negro,Gris|Protección=990 joules
    CyberPower|CSB|Supresor de Picos|6 Contactos:299, 7 Contactos:399|||Protección=900 joules
    Koblenz|MC|Supresor de Picos|6 Contactos:149, 8 Contactos:199||Negro,Blanco|Hecho en=México
    Forza|FSP|Supresor de Picos|6 Contactos:149, 6 Contactos + USB:229, 8 Contactos:249||Negro,Blanco|Protección=220 joules
    Xiaomi|Mi Power Strip|con USB|3 Contactos + 3 USB:349, 5 Contactos + 3 USB:449|||Cable=1.8 m
    Anker|PowerExtend|con USB-C|3 Contactos + 3 USB:699, 6 Contactos + 3 USB:899, 12 Contactos + 3 USB:1099||Negro,Blanco|Potencia USB=20 W
    TP-Link|Kasa|Inteligente Wi-Fi|HS300 6 Contactos:1299, KP303 3 Contactos:749, EP40 2 Contactos Exterior:499|||Asistente=Alexa y Google
    Steren|905|Supresor de Picos|6 Contactos:199, 8 Contactos:279, 10 Contactos:379|0.9 m:1, 3 m:1.35|Negro,Blanco|Protección=300 joules
    Steren|CONT|de Pared con USB|3 Contactos + 2 USB:249, 6 Contactos + 2 USB:349||Blanco|Montaje=Pared
    Manhattan|PDU|para Rack|6 Contactos:899, 8 Contactos:1099, 12 Contactos:1499|||Montaje=Rack 1U
    Linkedpro|PDU|para Rack|8 Contactos:699, 10 Contactos:849|||Montaje=Rack 1U
    Vorago|MC-100|Supresor de Picos|6 Contactos:119, 8 Contactos:169||Negro,Blanco|Protección=150 joules
    Smartbitt|SBMC|Supresor de Picos|6 Contactos:119, 8 Contactos:149||Negro,Blanco|Protección=150 joules
    Volteck|MUL|Reforzado|4 Contactos:149, 6 Contactos:189, 8 Contactos:249|1 m:1, 3 m:1.3|Naranja,Negro|Uso=Rudo
    Volteck|Barra|de Aluminio|6 Contactos:229, 10 Contactos:349||Plata|Uso=Taller
    `,
  ),
  ...lineup(
    {
      kind: 'battery',
      category: 'baterias-de-reemplazo',
      noun: 'Batería de Reemplazo',
      group: 'Batería',
      variant: 'Modelo',
      art: (row) => ({
        form: /Laptop/.test(row.detail) ? 'laptop' : /Pilas/.test(row.detail) ? 'cells' : 'ups',
      }),
      route: (row) => (/Pilas/.test(row.detail) ? { noun: 'Paquete' } : {}),
    },
    `
    APC|RBC~|para No Break|2:749, 17:899, 32:1499, 33:1799, 110:799, 123:2499, 124:2699|||Tipo=Plomo ácido
    CyberPower|RB~|para No Break|1270B:649, 1290X2:1699, 0690X2:1299|||Tipo=Plomo ácido
    Koblenz|BAT|para No Break|12V 4.5Ah:349, 12V 7Ah:449, 12V 9Ah:599|||Tipo=Plomo ácido
    Epcom|PL|Sellada|12V 4.5Ah:299, 12V 7Ah:379, 12V 9Ah:499, 12V 12Ah:749, 12V 18Ah:1099, 12V 26Ah:1599|||Tipo=AGM
    Vica|VIC|Sellada|12V 7Ah:349, 12V 9Ah:449|||Tipo=AGM
    Steren|BR|Sellada|6V 4Ah:199, 12V 1.3Ah:249, 12V 4Ah:329, 12V 7Ah:449|||Tipo=Plomo ácido
    Ovaltech|OT|para Laptop|HP HS04:499, HP JC04:549, HP LA04:549, Dell M5Y1K:599, Dell WDX0R:699, Lenovo L16C2PB2:649, Acer AC14B8K:649, ASUS A41-X550:599|||Tipo=Ion de litio
    Ghia|GBL|para Laptop|HP HT03:549, Dell 3521:549, Lenovo G400S:599|||Tipo=Ion de litio
    Duracell|AA|Pilas Alcalinas|4 Piezas:99, 8 Piezas:179, 16 Piezas:299|||Tamaño=AA
    Duracell|AAA|Pilas Alcalinas|4 Piezas:99, 8 Piezas:179|||Tamaño=AAA
    Energizer|Max AA|Pilas Alcalinas|4 Piezas:89, 8 Piezas:169|||Tamaño=AA
    Energizer|Recharge AA|Pilas Recargables|2 Piezas:249, 4 Piezas:429|||Tamaño=AA
    Energizer|CR2032|Pilas de Litio|1 Pieza:39, 2 Piezas:69|||Tamaño=CR2032
    Panasonic|Eneloop|Pilas Recargables|AA 4 Piezas:449, AAA 4 Piezas:399|||Ciclos=2100
    `,
  ),
];
