import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

const ports = (variant: string) => Number.parseInt(variant, 10) || 8;

const wireless = () => [
  ...lineup(
    {
      kind: 'router',
      category: 'routers',
      noun: 'Router',
      group: 'Red',
      warrantyDays: 730,
      art: (row) => ({
        count: /7|BE/.test(row.model) ? 6 : 4,
        form: /4G|5G/.test(row.detail) ? 'mobile' : 'router',
      }),
    },
    `
    TP-Link|TL-WR~|Wi-Fi 4 N300|820N:249, 840N:279, 850N:299|||Velocidad=300 Mbps; Puertos LAN=4
    TP-Link|Archer|Wi-Fi 5 Doble Banda|C24 AC750:399, C50 AC1200:499, C6 AC1200 Gigabit:699, A8 AC1900:899, C80 AC1900:999|||Puertos LAN=4; Bandas=2.4 y 5 GHz
    TP-Link|Archer|Wi-Fi 6 Doble Banda|AX10 AX1500:949, AX12 AX1500:899, AX23 AX1800:1199, AX53 AX3000:1499, AX55 Pro AX3000:1899, AX72 AX5400:2299|||Puertos LAN=4 Gigabit; Bandas=2.4 y 5 GHz
    TP-Link|Archer|Wi-Fi 7|BE230 BE3600:1999, BE400 BE6500:2999, BE550 BE9300:5499, BE800 BE19000:10999|||Puertos=2.5 Gb; Bandas=2.4, 5 y 6 GHz
    TP-Link|TL-MR~|4G LTE|100:1299, 105:1399, 6400:1799|||SIM=Nano SIM; Puertos LAN=4
    TP-Link|M7~|Portátil 4G LTE|000:1199, 200:1599, 350:1999|||SIM=Micro SIM; Batería=2000 mAh
    TP-Link|Omada ER~|VPN Gigabit|605:1099, 7206:2999, 8411:7999|||Uso=Empresarial; Montaje=Rack
    Mercusys|MW~|Wi-Fi 4 N300|301R:219, 305R:239, 325R:279|||Velocidad=300 Mbps
    Mercusys|AC~|Wi-Fi 5 Doble Banda|10 AC1200:349, 12G AC1200 Gigabit:499|||Puertos LAN=4
    Mercusys|MR~|Wi-Fi 6 Doble Banda|60X AX1500:699, 70X AX1800:849, 80X AX3000:1149, 90X AX6000:2199|||Puertos LAN=3 Gigabit
    Mercusys|MR47BE|Wi-Fi 7|BE9300:3299|||Puertos=2.5 Gb
    ASUS|RT-~|Wi-Fi 5 Doble Banda|AC1200 V2:749, AC59U V2:1299|||Puertos LAN=4
    ASUS|RT-~|Wi-Fi 6 Doble Banda|AX52 AX1800:1499, AX55 AX1800:1799, AX58U AX3000:2299, AX82U AX5400:3499, AX86U Pro AX5700:4299||Negro,Blanco|AiMesh=Sí
    ASUS|RT-~|Wi-Fi 7|BE58U BE3600:2999, BE88U BE7200:6499, BE96U BE19000:12999||Negro|AiMesh=Sí
    ASUS|ROG Rapture GT-~|Wi-Fi 7 Gamer|BE19000:13999, BE98:17999, AX6000:6499||Negro|Iluminación=Aura RGB
    ASUS|TUF Gaming|Gamer|AX3000 V2 Wi-Fi 6:2299, AX6000 Wi-Fi 6:3999, BE3600 Wi-Fi 7:3299||Negro|AiMesh=Sí
    Linksys|Hydra|Doble Banda|Pro 6 AX5400:3499, 7 BE5000:4499|||Mesh=Sí
    Tenda|AC~|Wi-Fi 5 Doble Banda|5 AC1200:399, 6 AC1200:429, 8 AC1200 Gigabit:549, 23 AC2100:999|||Puertos LAN=3
    Tenda|RX~|Wi-Fi 6 Doble Banda|2 AX1500:699, 3 AX1800:899, 12 Pro AX3000:1299|||Puertos LAN=3 Gigabit
    Tenda|4G~|4G LTE|03 N300:1099, 06 N300:1299, 07 AC1200:1599, 09 AC1200:2199|||SIM=Nano SIM
    D-Link|R15|Wi-Fi 6 AX1500|Eagle Pro AI:1099|||Mesh=Sí
    D-Link|DIR-~|Wi-Fi 5 Doble Banda|825 AC1200:649, 842 AC1200:799, 1260 AC1200:849|||Puertos LAN=4
    Huawei|AX~|Wi-Fi 6 Doble Banda|2 AX1500:749, 3S AX3000:1199|||Puertos LAN=3 Gigabit
    Huawei|4G CPE|4G LTE|3 B535:1899, 5s B320:1499|||SIM=Micro SIM
    Xiaomi|Router|Wi-Fi 6 Doble Banda|AX1500:649, AX3000T:899, AX3200:1299|||Puertos LAN=3 Gigabit
    Xiaomi|Router BE|Wi-Fi 7|BE3600 Pro:1799, BE6500 Pro:2999|||Puertos=2.5 Gb
    MikroTik|hAP|Wi-Fi Doble Banda|ac²:1399, ac³:2199, ax²:2199, ax³:2999, ax lite:1199|||Sistema=RouterOS
    MikroTik|RB~|de Red Gigabit|750Gr3 hEX:1299, 760iGS hEX S:1599, 5009UG:4499, 4011iGS:4699|||Sistema=RouterOS
    Ubiquiti|UniFi|Gateway|Express 7:4499, Cloud Gateway Ultra:2799, Cloud Gateway Max:4499, Dream Machine Pro:8499|||Uso=Empresarial
    Netgear|Nighthawk|Wi-Fi|RAX30 AX2400:2199, RAX50 AX5400:3499, RS200 BE6500:4299, RS300 BE9300:6499|||Puertos LAN=4 Gigabit
    Cisco|RV~|VPN Gigabit|160:3999, 260:5499, 345:8999|||Uso=Empresarial
    Steren|COM-8200|Wi-Fi 4 N300|:549, Pro AC1200:899|||Velocidad=300 Mbps
    `,
  ),
  ...lineup(
    {
      kind: 'mesh',
      category: 'sistemas-mesh',
      noun: 'Sistema Wi-Fi Mesh',
      group: 'Red',
      option: 'Paquete',
      warrantyDays: 730,
      pieces: (_v, option) => Number(/\d/.exec(option)?.[0] ?? 1),
      art: (_row, _v, option) => ({ count: Number(/\d/.exec(option)?.[0] ?? 1) }),
    },
    `
    TP-Link|Deco|Doble Banda|E4 AC1200:749, M4 AC1200:999, S7 AC1900:1199|1 Pieza:1, Paquete de 2:1.75, Paquete de 3:2.4|Blanco|Wi-Fi=5
    TP-Link|Deco|Wi-Fi 6|X10 AX1500:1099, X20 AX1800:1399, X50 AX3000:1799, X55 AX3000:1999|1 Pieza:1, Paquete de 2:1.75, Paquete de 3:2.4|Blanco|Wi-Fi=6
    TP-Link|Deco|Wi-Fi 7|BE25 BE5000:2599, BE65 BE9300:4499, BE85 BE19000:9499|1 Pieza:1, Paquete de 2:1.8, Paquete de 3:2.5|Blanco|Wi-Fi=7
    Mercusys|Halo|Doble Banda|S3 N300:499, H30G AC1300:699, H50G AC1900:899, H60X AX1500:999, H80X AX3000:1299|Paquete de 2:1.6, Paquete de 3:2.2|Blanco|App=Mercusys
    ASUS|ZenWiFi|Tribanda|XD4 AX1800:1999, XT8 AX6600:4499, BT8 BE14000:6999|1 Pieza:1, Paquete de 2:1.8|Blanco,Negro|AiMesh=Sí
    Tenda|Nova|Doble Banda|MW3 AC1200:599, MW6 AC1200:749, MX3 AX1500:849|Paquete de 2:1.7, Paquete de 3:2.3|Blanco|App=Tenda WiFi
    Linksys|Velop|Doble Banda|Micro 6 AX3000:1799, Pro 6E AXE5400:4299, Pro 7 BE11000:6999|1 Pieza:1, Paquete de 2:1.7, Paquete de 3:2.4|Blanco|App=Linksys
    Google|Nest Wifi Pro|Wi-Fi 6E|AXE5400:3499|1 Pieza:1, Paquete de 2:1.7, Paquete de 3:2.2|Blanco|Asistente=Google
    Amazon|eero|Mesh|6 AX1800:1799, 6+ AX3000:2499, Max 7 BE20800:9999|1 Pieza:1, Paquete de 3:2.4|Blanco|Asistente=Alexa
    Netgear|Orbi|Tribanda|RBK753 AX4200:8999, 770 BE11000:14999|Paquete de 3:1|Blanco|Wi-Fi=6
    Huawei|WiFi Mesh|Wi-Fi 6|3 AX3000:1799, 7 AX6600:3499|1 Pieza:1, Paquete de 2:1.7|Blanco|App=AI Life
    Xiaomi|Mesh System|Wi-Fi 6|AX3000:1299|1 Pieza:1, Paquete de 2:1.7|Blanco|App=Xiaomi Home
    `,
  ),
  ...lineup(
    {
      kind: 'ap',
      category: 'puntos-de-acceso',
      noun: 'Punto de Acceso',
      group: 'Red',
      warrantyDays: 1095,
      art: (row) => ({ form: /Exterior|CPE|Enlace/.test(row.detail) ? 'outdoor' : 'ceiling' }),
    },
    `
    Ubiquiti|UniFi|Interior PoE|U6 Lite:2199, U6+:2299, U6 Pro:3299, U6 Long Range:3699, U7 Lite:2399, U7 Pro:4299, U7 Pro Max:6299|||Montaje=Techo; Uso=Empresarial
    Ubiquiti|UniFi|Exterior PoE|U6 Mesh:3899, U7 Outdoor:4499, Swiss Army Knife:2499|||Montaje=Poste
    Ubiquiti|airMAX|CPE Exterior|LiteBeam 5AC:1499, NanoStation 5AC:2299, NanoBeam 5AC:1999, PowerBeam 5AC:2699, Rocket 5AC:3199|||Frecuencia=5 GHz
    TP-Link|Omada EAP~|Interior PoE|110:799, 225:1299, 245:1699, 610:1899, 613:1999, 650:2399, 670:2899, 723:2699, 773:4999|||Montaje=Techo; Uso=Empresarial
    TP-Link|Omada EAP~|Exterior PoE|110-Outdoor:899, 225-Outdoor:1499, 610-Outdoor:2499, 650-Outdoor:2999|||Montaje=Poste
    TP-Link|Pharos CPE~|CPE Exterior|210:849, 510:999, 605:949, 710:1399|||Frecuencia=5 GHz
    TP-Link|RE~|Extensor de Cobertura|205 AC750:399, 315 AC1200:599, 505X AX1500:1199, 605X AX1800:1499, 655BE BE11000:3299|||Montaje=Contacto
    Mercusys|ME~|Extensor de Cobertura|10 N300:249, 20 AC750:349, 30 AC1200:449, 60X AX1500:799|||Montaje=Contacto
    MikroTik|cAP|Interior PoE|lite:999, ac:1799, XL ac:2099, ax:2599|||Sistema=RouterOS
    MikroTik|SXT|CPE Exterior|sq 5 ac:1499, LTE6:3699, Lite5:1199|||Sistema=RouterOS
    Cisco|Business|Interior PoE|140AC:2499, 145AC:2699, 150AX:3299|||Montaje=Techo
    Grandstream|GWN~|Interior PoE|7615:1799, 7660:2399, 7664:3499|||Montaje=Techo
    Tenda|i~|Interior PoE|9 N300:549, 24 AC1200:1199, 27 AX3000:1899|||Montaje=Techo
    Ruijie|Reyee RG-RAP~|Interior PoE|1200(F):1099, 2200(E):1499, 2260(G):1899, 6262:3499|||Montaje=Techo
    D-Link|DAP-~|Extensor de Cobertura|1610 AC1200:549, X1870 AX1800:1399|||Montaje=Contacto
    Xiaomi|Mi WiFi Range Extender|Extensor de Cobertura|Pro N300:249, AC1200:449|||Montaje=Contacto
    `,
  ),
  ...lineup(
    {
      kind: 'dongle',
      category: 'adaptadores-de-red',
      noun: 'Adaptador de Red',
      group: 'Red',
      warrantyDays: 730,
      art: (row) => ({
        form: /Antena/.test(row.detail)
          ? 'antenna'
          : /Ethernet/.test(row.detail)
            ? 'ethernet'
            : 'nano',
      }),
    },
    `
    TP-Link|TL-WN~|USB Wi-Fi N|725N Nano:149, 823N Mini:179, 722N con Antena:229, 8200ND:399|||Velocidad=300 Mbps
    TP-Link|Archer T~|USB Wi-Fi 5|2U Nano AC600:229, 2U Plus AC600:279, 3U AC1300:349, 3U Plus AC1300:399, 4U Plus AC1300:449|||Bandas=2.4 y 5 GHz
    TP-Link|Archer TX~|USB Wi-Fi 6|1U Nano AX900:349, 10UB Nano:379, 20U AX1800:699, 20U Plus AX1800:799, 20UH:849|||Interfaz=USB 3.0
    TP-Link|UE~|USB a Ethernet Gigabit|200:249, 300:299, 306:279, 300C:349, 302C 2.5 Gb:549|||Interfaz=USB 3.0
    TP-Link|UB~|USB Bluetooth|400 4.0:149, 500 5.0:179, 500 Plus:219|||Alcance=20 m
    Mercusys|MU~|USB Wi-Fi 5|6H AC650:199, 600D AC600:189|||Bandas=2.4 y 5 GHz
    Mercusys|MA~|USB Wi-Fi 6|14N N300:119, 60XNB AX900:299, 86XH AX1800:499|||Interfaz=USB
    ASUS|USB-~|USB Wi-Fi|N10 Nano:199, AC53 Nano AC1200:449, AC57 AC1300:599, AX56 AX1800:1199|||Interfaz=USB 3.0
    ASUS|USB-BT500|USB Bluetooth|5.0:279, =USB-BT540:299|||Alcance=20 m
    D-Link|DWA-~|USB Wi-Fi|131 N300:219, 171 AC600:299, X1850 AX1800:899|||Interfaz=USB
    Tenda|U~|USB Wi-Fi|2 N150:149, 6 N300:219, 9 AC650:229, 12 AC1300:349, 18 AX1800:599|||Interfaz=USB
    Ugreen|CM~|USB a Ethernet|209 Gigabit:299, 475 2.5 Gb:549|||Interfaz=USB-C
    Ugreen|CM390|USB Bluetooth|5.0:169, 5.4:199|||Alcance=20 m
    Manhattan|506~|USB a Ethernet|731 Fast:199, 847 Gigabit:329|||Interfaz=USB
    Startech|USB~|USB a Ethernet Gigabit|31000S:749, 1GC30B:899|||Interfaz=USB 3.0
    Steren|COM-~|USB Wi-Fi|823 N150:199, 866 AC600:329|||Interfaz=USB
    TP-Link|AV|PLC Powerline|600 TL-PA4010 Kit:899, 1000 TL-PA7017 Kit:1399, 1000 TL-WPA7517 Kit:1999|||Piezas=2
    `,
  ),
];

const wired = () => [
  ...lineup(
    {
      kind: 'switch',
      category: 'switches',
      noun: 'Switch',
      group: 'Red',
      variant: 'Puertos',
      option: 'Alimentación',
      warrantyDays: 1095,
      art: (_row, variant) => ({ count: ports(variant) }),
    },
    `
    TP-Link|LiteWave LS|de Escritorio|5 Puertos Fast:169, 8 Puertos Fast:219, 16 Puertos Fast:549|||Velocidad=10/100 Mbps
    TP-Link|TL-SG100|Gigabit|5 Puertos:299, 8 Puertos:399, 16 Puertos:1199, 24 Puertos:1699|||Velocidad=10/100/1000 Mbps
    TP-Link|TL-SG100P|Gigabit PoE+|5 Puertos:899, 8 Puertos:1499, 16 Puertos:3299|||Presupuesto PoE=65 W
    TP-Link|TL-SG10 Easy Smart|Gigabit|5 Puertos:449, 8 Puertos:599, 16 Puertos:1499, 24 Puertos:2199|||Administración=Web
    TP-Link|TL-SG105-M2|2.5 Gb|5 Puertos:1799, 8 Puertos:2599|||Velocidad=2.5 Gb
    TP-Link|Omada SG|Administrable|8 Puertos:1699, 24 Puertos:4499, 48 Puertos:8499|:1, PoE+:1.6||Capa=L2+
    TP-Link|Omada SX|Administrable 10 Gb|8 Puertos:8999, 16 Puertos:16999|||Capa=L2+
    Mercusys|MS10|de Escritorio|5 Puertos Fast:149, 8 Puertos Fast:189|||Velocidad=10/100 Mbps
    Mercusys|MS10G|Gigabit|5 Puertos:249, 8 Puertos:329, 16 Puertos:999|||Velocidad=10/100/1000 Mbps
    Ubiquiti|UniFi Lite|Administrable PoE|8 Puertos:2299, 16 Puertos:4299|||Capa=L2
    Ubiquiti|UniFi Flex|Administrable|5 Puertos Mini:799, 5 Puertos 2.5 Gb:1199, 8 Puertos 2.5 Gb:3999|:1, PoE:1.4||Capa=L2
    Ubiquiti|UniFi Standard|Administrable|16 Puertos:4999, 24 Puertos:5499, 48 Puertos:8999|:1, PoE:1.65||Capa=L2
    Ubiquiti|UniFi Pro|Administrable|24 Puertos:9499, 48 Puertos:14999|:1, PoE:1.6||Capa=L3
    Cisco|Business CBS110|Gigabit|5 Puertos:1199, 8 Puertos:1599, 16 Puertos:2799, 24 Puertos:3999|:1, PoE:1.5||Administración=No
    Cisco|Business CBS220|Administrable Gigabit|8 Puertos:3299, 16 Puertos:4799, 24 Puertos:5999, 48 Puertos:10999|:1, PoE:1.6||Capa=L2
    Cisco|Catalyst 1300|Administrable Gigabit|8 Puertos:6999, 24 Puertos:13999, 48 Puertos:24999|:1, PoE:1.5||Capa=L3
    HPE Networking|Instant On 1430|Gigabit|5 Puertos:999, 8 Puertos:1399, 16 Puertos:2599, 24 Puertos:3699|:1, PoE:1.6||Administración=No
    HPE Networking|Instant On 1930|Administrable Gigabit|8 Puertos:3499, 24 Puertos:6999, 48 Puertos:12999|:1, PoE:1.6||Capa=L2+
    D-Link|DGS-100|Gigabit|5 Puertos:349, 8 Puertos:479, 16 Puertos:1299, 24 Puertos:1799|||Velocidad=10/100/1000 Mbps
    D-Link|DES-100|de Escritorio|5 Puertos Fast:189, 8 Puertos Fast:249, 16 Puertos Fast:699|||Velocidad=10/100 Mbps
    Tenda|SG|Gigabit|5 Puertos:259, 8 Puertos:349, 16 Puertos:1099, 24 Puertos:1499|||Velocidad=10/100/1000 Mbps
    Tenda|TEF PoE|PoE+|6 Puertos:749, 10 Puertos:1199, 18 Puertos:2499|||Presupuesto PoE=58 W
    Netgear|GS300|Gigabit|5 Puertos:499, 8 Puertos:699, 16 Puertos:1799, 24 Puertos:2499|:1, PoE+:2.1||Velocidad=10/100/1000 Mbps
    MikroTik|CRS|Administrable|5 Puertos 10 Gb:3299, 8 Puertos 10 Gb:5799, 24 Puertos Gigabit:4299|||Sistema=RouterOS
    Linksys|LGS|Gigabit|5 Puertos:599, 8 Puertos:799, 16 Puertos:1799, 24 Puertos:2599|:1, PoE+:1.9||Velocidad=10/100/1000 Mbps
    Hikvision|DS-3E|PoE para CCTV|4 Puertos:699, 8 Puertos:1199, 16 Puertos:2699, 24 Puertos:3999|||Alcance PoE=250 m
    Dahua|PFS|PoE para CCTV|4 Puertos:679, 8 Puertos:1149, 16 Puertos:2599, 24 Puertos:3899|||Alcance PoE=250 m
    Ruijie|Reyee RG-ES|Gigabit|5 Puertos:279, 8 Puertos:379, 16 Puertos:1199, 24 Puertos:1699|:1, PoE:2.1||Administración=Nube
    Steren|SWI|de Escritorio|5 Puertos Fast:229, 8 Puertos Fast:299|||Velocidad=10/100 Mbps
    `,
  ),
  ...lineup(
    {
      kind: 'cable',
      category: 'cables-de-red',
      noun: 'Cable de Red',
      group: 'Cable',
      variant: 'Longitud',
      art: () => ({ form: 'network' }),
    },
    `
    Belden|UTP Cat5e|Patch Cord|1 m:89, 2 m:119, 3 m:149||Azul,Gris|Categoría=5e
    Panduit|NetKey Cat6|Patch Cord|0.5 m:109, 1 m:129, 2 m:169, 3 m:209, 5 m:299||Azul,Blanco,Rojo|Categoría=6
    Panduit|TX6A Cat6A|Patch Cord|1 m:289, 2 m:349, 3 m:399||Azul,Blanco|Categoría=6A
    Linkedpro|Ultra Flex Cat6|Patch Cord|0.5 m:49, 1 m:59, 2 m:79, 3 m:99||Azul,Gris,Rojo,Negro|Categoría=6
    Linkedpro|Cat6A S/FTP|Patch Cord|1 m:99, 2 m:129, 3 m:169||Azul,Negro|Categoría=6A
    Intellinet|Cat5e UTP|Patch Cord|1 m:39, 2 m:49, 3 m:69, 5 m:99, 10 m:169||Gris,Azul|Categoría=5e
    Intellinet|Cat6 UTP|Patch Cord|0.5 m:39, 1 m:49, 2 m:69, 3 m:89, 5 m:129, 10 m:219||Gris,Azul,Rojo,Negro|Categoría=6
    Manhattan|Cat6 UTP|Patch Cord|1 m:55, 2 m:75, 3 m:95, 7.5 m:189||Gris,Negro|Categoría=6
    Manhattan|Cat8 S/FTP|Patch Cord|1 m:199, 2 m:249, 3 m:299, 5 m:429||Negro|Categoría=8
    Ugreen|NW Cat7|Plano|1 m:89, 2 m:109, 3 m:139, 5 m:199, 10 m:349, 15 m:479||Negro,Blanco|Categoría=7
    Ugreen|NW Cat8|Trenzado|1 m:119, 2 m:149, 3 m:189, 5 m:279, 10 m:499, 15 m:699||Negro|Categoría=8
    Vention|IB Cat6A|Plano|1 m:69, 2 m:89, 3 m:109, 5 m:159, 10 m:269, 15 m:389||Negro,Gris|Categoría=6A
    Vention|IK Cat8|Trenzado|0.5 m:79, 1 m:99, 2 m:129, 3 m:169, 5 m:249, 10 m:449||Negro|Categoría=8
    Steren|302 Cat5e|Patch Cord|2 m:69, 5 m:119, 10 m:189, 15 m:269, 20 m:349, 30 m:499||Gris|Categoría=5e
    Steren|303 Cat6|Patch Cord|1 m:79, 2 m:109, 5 m:169, 10 m:289, 15 m:399||Azul|Categoría=6
    Xcase|Cat5e UTP|Patch Cord|1 m:19, 2 m:29, 3 m:39, 5 m:55, 10 m:89, 20 m:169||Azul,Gris|Categoría=5e
    Xcase|Cat6 UTP|Patch Cord|1 m:29, 2 m:39, 3 m:55, 5 m:79, 10 m:139, 20 m:259||Azul,Gris,Negro|Categoría=6
    Startech|N6PATCH Cat6|Patch Cord|0.3 m:99, 1 m:119, 2 m:149, 3 m:189, 5 m:269||Negro,Azul,Blanco|Categoría=6
    Vorago|CAB-200 Cat6|Patch Cord|1 m:45, 2 m:59, 5 m:99, 10 m:179||Gris|Categoría=6
    Linkedpro|Bobina Cat5e|UTP|100 m:799, 305 m:1899||Gris,Negro|Categoría=5e
    Linkedpro|Bobina Cat6|UTP 100% Cobre|100 m:1399, 305 m:3299||Azul,Gris,Negro|Categoría=6
    Panduit|Bobina Cat6|UTP 100% Cobre|305 m:5299||Azul,Gris|Categoría=6
    Hikvision|Bobina Cat5e|UTP para CCTV|305 m:1799||Negro,Blanco|Categoría=5e
    Belden|Bobina Cat6|UTP 100% Cobre|305 m:5899||Azul,Gris,Negro|Categoría=6
    `,
  ),
];

/** Routers, mesh systems, access points, adapters, switches and network cables. */
export const network = (): Draft[] => [...wireless(), ...wired()];
