import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

const LICENCE = {
  kind: 'software',
  noun: 'Licencia',
  group: 'Licencia',
  variant: 'Edición',
  option: 'Duración',
  warrantyDays: 30,
  common: { Entrega: 'Digital', Idioma: 'Español' },
} as const;
const YEARS = '1 Año:1, 2 Años:1.7';

/** Licences, tools and cleaning. */
export const software = (): Draft[] => [
  ...lineup(
    { ...LICENCE, category: 'sistemas-operativos', art: (row) => ({ label: row.model }) },
    `
    Microsoft|Windows 11|Sistema Operativo|Home OEM:2499, Home FPP:3299, Home ESD:2999, Pro OEM:3299, Pro FPP:4799, Pro ESD:4299, Pro Workstations:6999|||Arquitectura=64 bits
    Microsoft|Windows 10 ESU|Sistema Operativo|Consumidor:599, Empresas:1199|||Tipo=Actualizaciones extendidas
    Microsoft|Windows Server 2022|Sistema Operativo para Servidor|Standard 16 Núcleos:17999, Essentials:9999|||Arquitectura=64 bits
    Microsoft|Windows Server 2025|Sistema Operativo para Servidor|Standard 16 Núcleos:19999, Datacenter 16 Núcleos:109999|||Arquitectura=64 bits
    Microsoft|Windows Server CAL|Acceso de Usuario|1 Usuario:799, 5 Usuarios:3499, 1 Dispositivo:749, 5 Dispositivos:3299|||Tipo=CAL
    Microsoft|SQL Server 2022|Base de Datos|Standard Servidor:18999, CAL 1 Usuario:4499|||Arquitectura=64 bits
    Red Hat|Enterprise Linux|Sistema Operativo para Servidor|Self-Support:7499, Standard:16999, Premium:26999|1 Año:1||Arquitectura=x86-64
    SUSE|Linux Enterprise Server|Sistema Operativo para Servidor|Standard:16499, Priority:28999|1 Año:1||Arquitectura=x86-64
    Canonical|Ubuntu Pro|Sistema Operativo|Desktop:549, Servidor:9999|1 Año:1||Soporte=10 años de parches
    VMware|vSphere|Virtualización|Standard 16 Núcleos:14999, Foundation 16 Núcleos:29999|1 Año:1||Tipo=Suscripción
    Parallels|Desktop para Mac|Virtualización|Standard:1999, Pro:2399, Business:2999|1 Año:1||Sistema=macOS
    `,
  ),
  ...lineup(
    {
      ...LICENCE,
      category: 'antivirus-y-seguridad',
      art: (row) => ({ label: row.brand }),
      facts: (variant) => ({ Dispositivos: /\d+/.exec(variant)?.[0] }),
    },
    `
    Norton|AntiVirus Plus|Antivirus|1 Dispositivo:299|${YEARS}||Respaldo en la nube=2 GB
    Norton|360 Standard|Antivirus|1 Dispositivo:349, 3 Dispositivos:549|${YEARS}||VPN=Sí
    Norton|360 Deluxe|Antivirus|5 Dispositivos:699|${YEARS}||VPN=Sí
    Norton|360 Premium|Antivirus|10 Dispositivos:899|${YEARS}||VPN=Sí
    ESET|NOD32|Antivirus|1 Dispositivo:349, 2 Dispositivos:499, 3 Dispositivos:599, 5 Dispositivos:799|${YEARS}||Sistema=Windows y Mac
    ESET|Internet Security|Antivirus|1 Dispositivo:449, 3 Dispositivos:749, 5 Dispositivos:999|${YEARS}||Banca segura=Sí
    ESET|Small Business Security|Antivirus Empresarial|5 Dispositivos:1499, 10 Dispositivos:2499|${YEARS}||Consola=Nube
    Kaspersky|Standard|Antivirus|1 Dispositivo:299, 3 Dispositivos:449, 5 Dispositivos:599|${YEARS}||Sistema=Windows, Mac y móvil
    Kaspersky|Plus|Antivirus|1 Dispositivo:399, 3 Dispositivos:599, 5 Dispositivos:799|${YEARS}||VPN=Ilimitada
    Kaspersky|Premium|Antivirus|3 Dispositivos:749, 10 Dispositivos:1199|${YEARS}||Gestor de contraseñas=Sí
    Kaspersky|Small Office Security|Antivirus Empresarial|5 Dispositivos:1999, 10 Dispositivos:3499|1 Año:1||Servidores=1
    Bitdefender|Antivirus Plus|Antivirus|1 Dispositivo:279, 3 Dispositivos:399|${YEARS}||Sistema=Windows
    Bitdefender|Internet Security|Antivirus|1 Dispositivo:349, 3 Dispositivos:499, 5 Dispositivos:649|${YEARS}||Sistema=Windows
    Bitdefender|Total Security|Antivirus|5 Dispositivos:799, 10 Dispositivos:999|${YEARS}||VPN=200 MB al día
    Bitdefender|GravityZone|Antivirus Empresarial|5 Dispositivos:1799, 10 Dispositivos:2999|1 Año:1||Consola=Nube
    McAfee|AntiVirus|Antivirus|1 Dispositivo:249, 3 Dispositivos:349|1 Año:1||Sistema=Windows
    McAfee|Total Protection|Antivirus|1 Dispositivo:349, 3 Dispositivos:499, 5 Dispositivos:599, 10 Dispositivos:799|1 Año:1||VPN=Sí
    Trend Micro|Internet Security|Antivirus|1 Dispositivo:299, 3 Dispositivos:499|1 Año:1||Sistema=Windows
    Trend Micro|Maximum Security|Antivirus|3 Dispositivos:599, 5 Dispositivos:799|1 Año:1||Sistema=Windows, Mac y móvil
    Avast|Premium Security|Antivirus|1 Dispositivo:349, 10 Dispositivos:699|${YEARS}||Firewall=Sí
    Avast|Ultimate|Antivirus|1 Dispositivo:549, 10 Dispositivos:999|${YEARS}||VPN=Sí
    `,
  ),
  ...lineup(
    { ...LICENCE, category: 'oficina-y-productividad', art: (row) => ({ label: row.brand }) },
    `
    Microsoft|365|Suite de Oficina|Personal:1799, Familia:2299|1 Año:1||Nube=1 TB por persona
    Microsoft|365 Empresa|Suite de Oficina|Básico:1499, Estándar:3299, Premium:5499|1 Año:1||Usuarios=1
    Microsoft|Office 2024|Suite de Oficina|Hogar:3499, Hogar y Empresas:5999|Perpetua:1||Equipos=1
    Microsoft|Office LTSC 2024|Suite de Oficina|Standard:8999, Professional Plus:11999|Perpetua:1||Equipos=1
    Microsoft|Project 2024|Administración de Proyectos|Standard:12999, Professional:21999|Perpetua:1||Equipos=1
    Microsoft|Visio 2024|Diagramas|Standard:5999, Professional:10999|Perpetua:1||Equipos=1
    Adobe|Creative Cloud|Diseño|Todas las Apps:16999, Photoshop:6499, Illustrator:6499, Premiere Pro:6499|1 Año:1||Usuarios=1
    Adobe|Acrobat|Documentos PDF|Standard:3499, Pro:4999|1 Año:1||Usuarios=1
    Autodesk|AutoCAD|Diseño|LT:9999, Completo:36999|1 Año:1||Usuarios=1
    Corel|CorelDRAW Graphics Suite|Diseño|Suscripción:6999, Estudiante:2499|1 Año:1||Sistema=Windows y Mac
    Aspel|SAE|Sistema Administrativo|1 Usuario:4999, 2 Usuarios Adicionales:3499, 5 Usuarios Adicionales:6999|1 Año:1||Versión=9.0
    Aspel|COI|Contabilidad|1 Usuario 999 Empresas:5499, 1 Usuario Adicional:1999|1 Año:1||Versión=10.0
    Aspel|NOI|Nómina|1 Usuario 99 Empresas:5499, 1 Usuario Adicional:1999|1 Año:1||Versión=11.0
    Aspel|Caja|Punto de Venta|1 Usuario:2499, 1 Usuario Adicional:999|1 Año:1||Versión=5.0
    Contpaqi|Contabilidad|Contabilidad|Monoempresa:4299, Multiempresa:7999|1 Año:1||Usuarios=1
    Contpaqi|Nóminas|Nómina|Monoempresa:4499, Multiempresa:8299|1 Año:1||Usuarios=1
    Contpaqi|Comercial|Sistema Administrativo|Start:2499, Pro:6999, Premium:12999|1 Año:1||Usuarios=1
    Nitro|PDF Pro|Documentos PDF|Individual:3299, Equipo de 5:13999|1 Año:1||Sistema=Windows
    `,
  ),
  ...lineup(
    {
      kind: 'tool',
      category: 'herramientas',
      noun: 'Herramienta',
      group: 'Herramienta',
      variant: 'Modelo',
      art: (row) => ({ form: row.detail }),
      route: (row) => ({ noun: row.detail, detail: '' }),
    },
    `
    iFixit|Kit|Kit de Destornilladores|Essential:649, Moray:549, Mako:899, Pro Tech:1799, Minnow:399|||Puntas=64 (según modelo)
    Xiaomi|Precision|Kit de Destornilladores|24 en 1:349, Eléctrico:899|||Material=Acero S2
    Truper|DES|Juego de Destornilladores|6 Piezas:149, 10 Piezas:229, 32 Piezas:299|||Garantía del fabricante=De por vida
    Pretul|JOY|Juego de Destornilladores|Relojero 6 Piezas:59, 31 Piezas:129|||Material=Acero al carbono
    Steren|HER|Kit de Destornilladores|32 Piezas:249, 45 Piezas:349, 57 Piezas:449|||Estuche=Sí
    Stanley|Básico|Juego de Destornilladores|6 Piezas:249, 10 Piezas:399|||Material=Cromo vanadio
    Vorago|TK-100|Kit de Destornilladores|30 Piezas:179, 60 Piezas:299|||Estuche=Sí
    Ugreen|Kit|Kit de Destornilladores|38 en 1:329, 49 en 1:449|||Material=Acero S2
    Manhattan|Técnico|Kit de Herramientas para PC|11 Piezas:249, 23 Piezas:449|||Estuche=Sí
    Startech|CTK|Kit de Herramientas para PC|100 11 Piezas:549, 500 19 Piezas:1099|||Estuche=Sí
    Intellinet|Red|Kit de Herramientas para Red|4 Piezas:549, 9 Piezas:1299|||Incluye=Ponchadora y probador
    Linkedpro|LP|Pinza Ponchadora|RJ45:249, RJ45 Pass Through:449, RJ45 y RJ11:349|||Material=Acero
    Steren|HER-260|Pinza Ponchadora|RJ45:299, RJ45 y RJ11:399|||Material=Acero
    Truper|PIN|Pinza Ponchadora|RJ45:349, RJ45 y RJ11:429|||Material=Acero
    Linkedpro|Tester|Probador de Cable de Red|Básico:149, con Tonos:549, PoE:899|||Conectores=RJ45 y RJ11
    Steren|PRO|Probador de Cable de Red|RJ45:299, RJ45 y Coaxial:449|||Batería=9 V
    Fluke|MT|Probador de Cable de Red|MicroScanner2:9999, IntelliTone Pro 200:6499|||Uso=Profesional
    Fluke|Multímetro|Multímetro Digital|101:1299, 107:2499, 117:4999|||Categoría=CAT III
    Steren|MUL|Multímetro Digital|040:299, 100:449, 285:649, 630:999|||Funciones=Voltaje, corriente y resistencia
    Truper|MUT|Multímetro Digital|105:199, 202:349, 39:549|||Pantalla=LCD
    Steren|CAU|Cautín|20W:199, 40W:249, Estación 60W:899|||Voltaje=127 V
    Truper|CAU|Cautín|30W:149, 60W:199|||Voltaje=127 V
    Weller|WLC|Cautín|WE1010 Estación:3999, WLC100 Estación:1499|||Voltaje=120 V
    Steren|ESD|Pulsera Antiestática|con Cable:99, Inalámbrica:149|||Ajustable=Sí
    iFixit|ESD|Pulsera Antiestática|con Cable:249|||Ajustable=Sí
    Dremel|Rotativa|Herramienta Rotativa|3000:1899, 4000:2699, Lite 7760:1799|||Velocidad=35,000 RPM
    Bosch|Go|Destornillador Eléctrico|2:1099, 3:1399|||Voltaje=3.6 V
    Velcro|One-Wrap|Sujetacables|10 Piezas:149, 25 Piezas:249, Rollo 5 m:299||Negro,Blanco|Reutilizable=Sí
    Truper|CIN|Sujetacables|100 Piezas 10 cm:39, 100 Piezas 20 cm:69, 100 Piezas 30 cm:119||Negro,Blanco|Material=Nylon
    Manhattan|Organizador|Sujetacables|6 Piezas:99, Espiral 2 m:129||Negro,Gris|Reutilizable=Sí
    `,
  ),
  ...lineup(
    {
      kind: 'tool',
      category: 'limpieza',
      noun: 'Limpieza',
      group: 'Limpieza',
      variant: 'Contenido',
      warrantyDays: 30,
      art: (row) => ({ form: row.detail }),
      route: (row) => ({ noun: row.detail, detail: '' }),
    },
    `
    Perfect Choice|Prolicom|Aire Comprimido|165 ml:69, 440 ml:119, 660 ml:169|||Inflamable=No
    Perfect Choice|Prolicom|Espuma Limpiadora|170 ml:59, 454 ml:109|||Uso=Gabinetes y plásticos
    Perfect Choice|Prolicom|Limpiador de Pantallas|60 ml:69, 250 ml:109|||Incluye=Paño
    Perfect Choice|Prolicom|Alcohol Isopropílico|250 ml:89, 1 L:219|||Pureza=99%
    Silimex|Aerojet|Aire Comprimido|330 ml:109, 660 ml:179|||Hecho en=México
    Silimex|Silijet|Limpiador de Contactos|170 ml:99, 454 ml:189|||Hecho en=México
    Silimex|Alcohol|Alcohol Isopropílico|250 ml:79, 500 ml:119, 1 L:189|||Pureza=99%
    Silimex|Espuma|Espuma Limpiadora|170 ml:69, 454 ml:119|||Hecho en=México
    Silimex|Clearjet|Limpiador de Pantallas|60 ml:59, 250 ml:99|||Hecho en=México
    Steren|LIM|Aire Comprimido|330 ml:139, 600 ml:199|||Inflamable=No
    Steren|LIM-PAN|Limpiador de Pantallas|120 ml:129, 250 ml:169|||Incluye=Paño
    Manhattan|LCD|Limpiador de Pantallas|60 ml:79, 200 ml:129|||Incluye=Paño y brocha
    Manhattan|Aire|Aire Comprimido|400 ml:149|||Inflamable=No
    Vorago|CLN-100|Limpiador de Pantallas|60 ml:49, 250 ml:79|||Incluye=Paño
    Vorago|CLN-105|Aire Comprimido|400 ml:99|||Inflamable=No
    Vorago|CLN-200|Toallitas Limpiadoras|50 Piezas:79, 100 Piezas:119|||Uso=Pantallas
    Fellowes|Limpieza|Toallitas Limpiadoras|50 Piezas:129, 100 Piezas:179|||Uso=Pantallas
    Fellowes|Aire|Aire Comprimido|350 ml:189|||Inflamable=No
    WD-40|Specialist|Limpiador de Contactos|155 ml:129, 311 ml:199|||Secado=Rápido
    Dust-Off|XL|Aire Comprimido|283 ml:199, 340 ml:239|||Inflamable=No
    Xpower|A-2|Soplador Eléctrico|Airrow Pro:2499, Basic:1899||Negro,Azul,Rosa|Potencia=1/2 HP
    Baseus|A|Soplador Eléctrico|Car 2 en 1:649, Orange Dot:899||Negro,Blanco|Batería=Recargable
    Ugreen|Kit|Kit de Limpieza para Audífonos|7 en 1:149, 20 en 1:249||Blanco|Incluye=Brochas y pluma
    Hagibis|Cleaning Pen|Kit de Limpieza para Audífonos|3 en 1:119, 7 en 1:179||Blanco,Negro|Incluye=Brochas
    `,
  ),
];
