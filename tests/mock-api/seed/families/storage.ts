import type { Draft } from '../../catalogue/types';
import { driveFacts } from './fits';
import { lineup } from './lineup';

const ssd = () =>
  lineup(
    {
      kind: 'm2',
      category: 'ssd',
      noun: 'Unidad SSD',
      group: 'Almacenamiento',
      variant: 'Capacidad',
      option: 'Disipador',
      warrantyDays: 1825,
      facts: driveFacts,
      art: (row, variant) => ({ label: variant, form: row.model.includes('2.5') ? 'sata' : 'm2' }),
      route: (row) => (row.detail.includes('SATA') ? { kind: 'ssd' } : {}),
    },
    `
    Kingston|NV2|NVMe M.2 PCIe 4.0|250GB:549, 500GB:749, 1TB:1149, 2TB:2199, 4TB:4899|||Lectura=3500 MB/s; Escritura=2800 MB/s; Interfaz=PCIe 4.0 x4
    Kingston|NV3|NVMe M.2 PCIe 4.0|500GB:799, 1TB:1199, 2TB:2249, 4TB:4999|||Lectura=6000 MB/s; Escritura=5000 MB/s; Interfaz=PCIe 4.0 x4
    Kingston|KC3000|NVMe M.2 PCIe 4.0|512GB:1199, 1TB:1799, 2TB:3299, 4TB:7499|||Lectura=7000 MB/s; Escritura=6000 MB/s; Interfaz=PCIe 4.0 x4
    Kingston|FURY Renegade|NVMe M.2 PCIe 4.0|500GB:1299, 1TB:1999, 2TB:3599, 4TB:7999|:1, con Disipador:1.08||Lectura=7300 MB/s; Escritura=7000 MB/s; Interfaz=PCIe 4.0 x4
    Kingston|A400|SATA III 2.5"|120GB:399, 240GB:499, 480GB:749, 960GB:1299|||Lectura=500 MB/s; Escritura=450 MB/s; Interfaz=SATA III
    Kingston|KC600|SATA III 2.5"|256GB:749, 512GB:1149, 1TB:1749, 2TB:3499|||Lectura=550 MB/s; Escritura=520 MB/s; Interfaz=SATA III
    Western Digital|Green SN350|NVMe M.2 PCIe 3.0|240GB:499, 500GB:699, 1TB:1149, 2TB:2299|||Lectura=2400 MB/s; Escritura=1650 MB/s; Interfaz=PCIe 3.0 x4
    Western Digital|Blue SN580|NVMe M.2 PCIe 4.0|250GB:649, 500GB:849, 1TB:1399, 2TB:2699|||Lectura=4150 MB/s; Escritura=4150 MB/s; Interfaz=PCIe 4.0 x4
    Western Digital|Blue SN5000|NVMe M.2 PCIe 4.0|500GB:949, 1TB:1499, 2TB:2899, 4TB:5999|||Lectura=5150 MB/s; Escritura=4900 MB/s; Interfaz=PCIe 4.0 x4
    Western Digital|Black SN770|NVMe M.2 PCIe 4.0|250GB:799, 500GB:999, 1TB:1599, 2TB:2999|||Lectura=5150 MB/s; Escritura=4900 MB/s; Interfaz=PCIe 4.0 x4
    Western Digital|Black SN850X|NVMe M.2 PCIe 4.0|1TB:2199, 2TB:3799, 4TB:7999, 8TB:17999|:1, con Disipador:1.1||Lectura=7300 MB/s; Escritura=6600 MB/s; Interfaz=PCIe 4.0 x4
    Western Digital|Green|SATA III 2.5"|240GB:499, 480GB:729, 1TB:1299, 2TB:2599|||Lectura=545 MB/s; Interfaz=SATA III
    Western Digital|Blue SA510|SATA III 2.5"|250GB:699, 500GB:999, 1TB:1699, 2TB:3299|||Lectura=560 MB/s; Interfaz=SATA III
    Western Digital|Red SA500 NAS|SATA III 2.5"|500GB:1499, 1TB:2299, 2TB:3999, 4TB:7999|||Lectura=560 MB/s; Interfaz=SATA III
    Samsung|980|NVMe M.2 PCIe 3.0|250GB:899, 500GB:1199, 1TB:1899|||Lectura=3500 MB/s; Interfaz=PCIe 3.0 x4
    Samsung|990 EVO Plus|NVMe M.2 PCIe 4.0|1TB:1999, 2TB:3399, 4TB:6799|||Lectura=7250 MB/s; Interfaz=PCIe 4.0 x4
    Samsung|990 PRO|NVMe M.2 PCIe 4.0|1TB:2399, 2TB:3999, 4TB:7999|:1, con Disipador:1.1||Lectura=7450 MB/s; Escritura=6900 MB/s; Interfaz=PCIe 4.0 x4
    Samsung|9100 PRO|NVMe M.2 PCIe 5.0|1TB:3999, 2TB:6299, 4TB:11999|:1, con Disipador:1.08||Lectura=14700 MB/s; Interfaz=PCIe 5.0 x4
    Samsung|870 EVO|SATA III 2.5"|250GB:1099, 500GB:1399, 1TB:2299, 2TB:4299, 4TB:7999|||Lectura=560 MB/s; Interfaz=SATA III
    Adata|Legend 710|NVMe M.2 PCIe 3.0|256GB:499, 512GB:699, 1TB:1099, 2TB:2099|||Lectura=2400 MB/s; Interfaz=PCIe 3.0 x4
    Adata|Legend 800|NVMe M.2 PCIe 4.0|500GB:749, 1TB:1199, 2TB:2199|||Lectura=3500 MB/s; Interfaz=PCIe 4.0 x4
    Adata|Legend 860|NVMe M.2 PCIe 4.0|500GB:849, 1TB:1349, 2TB:2499, 4TB:5199|||Lectura=6000 MB/s; Interfaz=PCIe 4.0 x4
    Adata|Legend 960 MAX|NVMe M.2 PCIe 4.0|1TB:1899, 2TB:3399, 4TB:6999|||Lectura=7400 MB/s; Interfaz=PCIe 4.0 x4
    Adata|SU650|SATA III 2.5"|120GB:379, 240GB:479, 256GB:499, 480GB:699, 512GB:749, 1TB:1249|||Lectura=520 MB/s; Interfaz=SATA III
    Adata|SU800|SATA III 2.5"|256GB:649, 512GB:999, 1TB:1599, 2TB:2999|||Lectura=560 MB/s; Interfaz=SATA III
    XPG|Gammix S70 Blade|NVMe M.2 PCIe 4.0|512GB:1199, 1TB:1799, 2TB:3299, 4TB:6999|||Lectura=7400 MB/s; Interfaz=PCIe 4.0 x4
    XPG|Gammix S60|NVMe M.2 PCIe 4.0|512GB:899, 1TB:1399, 2TB:2599|||Lectura=5000 MB/s; Interfaz=PCIe 4.0 x4
    XPG|Mars 980 Blade|NVMe M.2 PCIe 5.0|1TB:3499, 2TB:5499, 4TB:9999|||Lectura=14000 MB/s; Interfaz=PCIe 5.0 x4
    Crucial|BX500|SATA III 2.5"|240GB:549, 500GB:799, 1TB:1349, 2TB:2499, 4TB:4999|||Lectura=540 MB/s; Interfaz=SATA III
    Crucial|MX500|SATA III 2.5"|500GB:1099, 1TB:1799, 2TB:3199, 4TB:5999|||Lectura=560 MB/s; Interfaz=SATA III
    Crucial|P3|NVMe M.2 PCIe 3.0|500GB:749, 1TB:1199, 2TB:2299, 4TB:4799|||Lectura=3500 MB/s; Interfaz=PCIe 3.0 x4
    Crucial|P3 Plus|NVMe M.2 PCIe 4.0|500GB:849, 1TB:1299, 2TB:2399, 4TB:4999|||Lectura=5000 MB/s; Interfaz=PCIe 4.0 x4
    Crucial|P310|NVMe M.2 PCIe 4.0|500GB:949, 1TB:1499, 2TB:2699, 4TB:5499|:1, con Disipador:1.1||Lectura=7100 MB/s; Interfaz=PCIe 4.0 x4
    Crucial|T500|NVMe M.2 PCIe 4.0|500GB:1299, 1TB:1799, 2TB:3199, 4TB:6799|:1, con Disipador:1.1||Lectura=7400 MB/s; Interfaz=PCIe 4.0 x4
    Crucial|T705|NVMe M.2 PCIe 5.0|1TB:3799, 2TB:5999, 4TB:10999|:1, con Disipador:1.1||Lectura=14500 MB/s; Interfaz=PCIe 5.0 x4
    Seagate|BarraCuda 510|NVMe M.2 PCIe 3.0|256GB:649, 512GB:949, 1TB:1599|||Lectura=3400 MB/s; Interfaz=PCIe 3.0 x4
    Seagate|FireCuda 530R|NVMe M.2 PCIe 4.0|1TB:2199, 2TB:3899, 4TB:7999|:1, con Disipador:1.1||Lectura=7400 MB/s; Interfaz=PCIe 4.0 x4
    Lexar|NM620|NVMe M.2 PCIe 3.0|256GB:499, 512GB:699, 1TB:1099, 2TB:2099|||Lectura=3500 MB/s; Interfaz=PCIe 3.0 x4
    Lexar|NM790|NVMe M.2 PCIe 4.0|512GB:899, 1TB:1499, 2TB:2699, 4TB:5499|||Lectura=7400 MB/s; Interfaz=PCIe 4.0 x4
    Lexar|NQ100|SATA III 2.5"|240GB:449, 480GB:649, 960GB:1149, 1.92TB:2199|||Lectura=550 MB/s; Interfaz=SATA III
    TeamGroup|MP33|NVMe M.2 PCIe 3.0|256GB:479, 512GB:679, 1TB:1049, 2TB:2049|||Lectura=1800 MB/s; Interfaz=PCIe 3.0 x4
    TeamGroup|G50|NVMe M.2 PCIe 4.0|512GB:849, 1TB:1249, 2TB:2349|||Lectura=5000 MB/s; Interfaz=PCIe 4.0 x4
    TeamGroup|CX2|SATA III 2.5"|256GB:449, 512GB:649, 1TB:1149, 2TB:2199|||Lectura=540 MB/s; Interfaz=SATA III
    Patriot|P300|NVMe M.2 PCIe 3.0|128GB:349, 256GB:479, 512GB:679, 1TB:1099, 2TB:2099|||Lectura=2100 MB/s; Interfaz=PCIe 3.0 x4
    Patriot|Viper VP4300 Lite|NVMe M.2 PCIe 4.0|500GB:899, 1TB:1399, 2TB:2599, 4TB:5299|||Lectura=7400 MB/s; Interfaz=PCIe 4.0 x4
    PNY|CS900|SATA III 2.5"|120GB:359, 250GB:479, 500GB:699, 1TB:1199, 2TB:2299|||Lectura=535 MB/s; Interfaz=SATA III
    PNY|CS1031|NVMe M.2 PCIe 3.0|256GB:499, 500GB:679, 1TB:1099, 2TB:2099|||Lectura=2200 MB/s; Interfaz=PCIe 3.0 x4
    PNY|CS2241|NVMe M.2 PCIe 4.0|500GB:799, 1TB:1249, 2TB:2299, 4TB:4899|||Lectura=5000 MB/s; Interfaz=PCIe 4.0 x4
    Gigabyte|Gen3 2500E|NVMe M.2 PCIe 3.0|256GB:479, 500GB:679, 1TB:1099|||Lectura=2400 MB/s; Interfaz=PCIe 3.0 x4
    Gigabyte|Aorus Gen4 7300|NVMe M.2 PCIe 4.0|1TB:1799, 2TB:3199|||Lectura=7300 MB/s; Interfaz=PCIe 4.0 x4
    MSI|Spatium M390|NVMe M.2 PCIe 3.0|250GB:499, 500GB:699, 1TB:1149|||Lectura=3300 MB/s; Interfaz=PCIe 3.0 x4
    MSI|Spatium M480 Pro|NVMe M.2 PCIe 4.0|1TB:1799, 2TB:3199, 4TB:6499|||Lectura=7400 MB/s; Interfaz=PCIe 4.0 x4
    Corsair|MP600 Elite|NVMe M.2 PCIe 4.0|1TB:1699, 2TB:2999, 4TB:6199|:1, con Disipador:1.08||Lectura=7000 MB/s; Interfaz=PCIe 4.0 x4
    Hikvision|E100|SATA III 2.5"|128GB:339, 256GB:449, 512GB:649, 1TB:1099|||Lectura=550 MB/s; Interfaz=SATA III
    Hikvision|E3000|NVMe M.2 PCIe 3.0|256GB:459, 512GB:649, 1TB:1099|||Lectura=3500 MB/s; Interfaz=PCIe 3.0 x4
    `,
  );

const hdd = () =>
  lineup(
    {
      kind: 'hdd',
      category: 'discos-duros',
      noun: 'Disco Duro Interno',
      group: 'Almacenamiento',
      variant: 'Capacidad',
      warrantyDays: 1095,
      facts: driveFacts,
      art: (_row, variant) => ({ label: variant }),
    },
    `
    Seagate|BarraCuda|3.5" SATA III|500GB:699, 1TB:949, 2TB:1299, 4TB:2099, 6TB:2999, 8TB:3699|||Velocidad=5400 RPM; Caché=256 MB; Uso=Escritorio
    Seagate|BarraCuda|2.5" SATA III para Laptop|500GB:899, 1TB:1199, 2TB:1899|||Velocidad=5400 RPM; Caché=128 MB; Uso=Laptop
    Seagate|SkyHawk|3.5" SATA III para Videovigilancia|1TB:1199, 2TB:1599, 3TB:2099, 4TB:2399, 6TB:3499, 8TB:4499|||Velocidad=5400 RPM; Uso=Videovigilancia 24/7
    Seagate|IronWolf|3.5" SATA III para NAS|1TB:1399, 2TB:1899, 4TB:2699, 6TB:4199, 8TB:5299, 10TB:6999, 12TB:7999|||Velocidad=7200 RPM; Uso=NAS
    Seagate|IronWolf Pro|3.5" SATA III para NAS|4TB:3999, 8TB:6299, 12TB:8499, 16TB:9999, 20TB:12499, 24TB:15499|||Velocidad=7200 RPM; Uso=NAS empresarial
    Seagate|Exos X|3.5" SATA III Empresarial|8TB:5999, 12TB:7499, 16TB:8999, 18TB:9999, 20TB:10999, 24TB:13999|||Velocidad=7200 RPM; Uso=Servidor
    Western Digital|Blue|3.5" SATA III|500GB:699, 1TB:979, 2TB:1349, 4TB:2199, 6TB:3099, 8TB:3799|||Velocidad=5400 RPM; Uso=Escritorio
    Western Digital|Purple|3.5" SATA III para Videovigilancia|1TB:1249, 2TB:1649, 4TB:2449, 6TB:3599, 8TB:4599|||Velocidad=5400 RPM; Uso=Videovigilancia 24/7
    Western Digital|Purple Pro|3.5" SATA III para Videovigilancia|8TB:5499, 10TB:6999, 12TB:7999, 14TB:9499, 18TB:11999|||Velocidad=7200 RPM; Uso=Videovigilancia IA
    Western Digital|Red Plus|3.5" SATA III para NAS|2TB:1999, 4TB:2899, 6TB:4299, 8TB:5399, 10TB:6999, 12TB:8199|||Velocidad=5640 RPM; Uso=NAS
    Western Digital|Red Pro|3.5" SATA III para NAS|4TB:4199, 8TB:6499, 12TB:8799, 16TB:10499, 20TB:12999|||Velocidad=7200 RPM; Uso=NAS empresarial
    Western Digital|Black|3.5" SATA III Gamer|1TB:1799, 2TB:2699, 4TB:4299, 6TB:5799, 8TB:6999|||Velocidad=7200 RPM; Uso=Alto rendimiento
    Western Digital|Ultrastar DC HC330|3.5" SATA III Empresarial|10TB:6999, 12TB:7999, 14TB:8999, 18TB:10499|||Velocidad=7200 RPM; Uso=Servidor
    Toshiba|P300|3.5" SATA III|500GB:679, 1TB:899, 2TB:1249, 4TB:2049, 6TB:2899|||Velocidad=7200 RPM; Uso=Escritorio
    Toshiba|S300|3.5" SATA III para Videovigilancia|1TB:1149, 2TB:1549, 4TB:2299, 6TB:3299, 8TB:4299|||Velocidad=5400 RPM; Uso=Videovigilancia 24/7
    Toshiba|N300|3.5" SATA III para NAS|4TB:2799, 6TB:3999, 8TB:4999, 10TB:6499, 12TB:7499, 16TB:9499|||Velocidad=7200 RPM; Uso=NAS
    Toshiba|L200|2.5" SATA III para Laptop|500GB:849, 1TB:1099, 2TB:1799|||Velocidad=5400 RPM; Uso=Laptop
    `,
  );

const external = () =>
  lineup(
    {
      kind: 'externaldrive',
      category: 'almacenamiento-externo',
      noun: 'Disco Duro Externo',
      group: 'Almacenamiento',
      variant: 'Capacidad',
      warrantyDays: 1095,
      art: (row, variant) => ({ label: variant, form: row.detail.includes('SSD') ? 'ssd' : 'hdd' }),
      route: (row) =>
        row.detail.includes('SSD')
          ? { noun: 'SSD Externo', detail: row.detail.replace('SSD ', '') }
          : {},
    },
    `
    Seagate|Expansion Portátil|USB 3.0|1TB:1199, 2TB:1599, 4TB:2499, 5TB:2899||Negro|Interfaz=USB 3.0
    Seagate|One Touch|USB 3.0|1TB:1349, 2TB:1799, 4TB:2699, 5TB:3099||Negro,Azul,Rojo,Plata|Interfaz=USB 3.0; Cifrado=Por contraseña
    Seagate|Expansion Desktop|USB 3.0|8TB:3999, 10TB:4999, 16TB:6999||Negro|Interfaz=USB 3.0
    Western Digital|Elements|USB 3.0|1TB:1199, 2TB:1599, 4TB:2499, 5TB:2899||Negro|Interfaz=USB 3.0
    Western Digital|My Passport|USB 3.0|1TB:1399, 2TB:1849, 4TB:2699, 5TB:3099||Negro,Azul,Rojo,Gris|Interfaz=USB 3.0; Cifrado=AES 256 bits
    Western Digital|My Book|USB 3.0|4TB:2999, 8TB:4499, 12TB:5999, 18TB:8499||Negro|Interfaz=USB 3.0
    Western Digital|Black P10 Game Drive|USB 3.0|2TB:1999, 4TB:2899, 5TB:3299||Negro|Interfaz=USB 3.0
    Toshiba|Canvio Basics|USB 3.0|1TB:1149, 2TB:1549, 4TB:2399||Negro|Interfaz=USB 3.0
    Toshiba|Canvio Advance|USB 3.0|1TB:1249, 2TB:1649, 4TB:2499||Negro,Blanco,Rojo,Verde|Interfaz=USB 3.0
    Toshiba|Canvio Flex|USB-C|1TB:1349, 2TB:1749, 4TB:2599||Plata|Interfaz=USB 3.2
    Adata|HV320|USB 3.1|1TB:1149, 2TB:1549, 4TB:2399, 5TB:2799||Negro,Azul,Blanco|Interfaz=USB 3.2
    Adata|HD710 Pro|USB 3.2 Resistente al Agua|1TB:1349, 2TB:1799, 4TB:2699, 5TB:3199||Negro,Azul,Rojo,Amarillo|Certificación=IP68
    Adata|HD330|USB 3.2|1TB:1249, 2TB:1649, 4TB:2499||Negro,Azul,Rojo|Interfaz=USB 3.2
    Adata|SE880|SSD USB-C 3.2|500GB:1199, 1TB:1799, 2TB:3199||Gris,Titanio|Lectura=2000 MB/s
    Adata|SC750|SSD USB-C 3.2|500GB:1049, 1TB:1599, 2TB:2899||Negro,Blanco|Lectura=1050 MB/s
    Kingston|XS1000|SSD USB-C 3.2|1TB:1599, 2TB:2799||Negro,Rojo|Lectura=1050 MB/s
    Kingston|XS2000|SSD USB-C 3.2|500GB:1299, 1TB:1999, 2TB:3399, 4TB:6499||Plata|Lectura=2000 MB/s; Certificación=IP55
    Samsung|T7|SSD USB-C 3.2|500GB:1599, 1TB:2199, 2TB:3599||Gris,Azul,Rojo|Lectura=1050 MB/s
    Samsung|T7 Shield|SSD USB-C 3.2|1TB:2399, 2TB:3899, 4TB:7499||Negro,Azul,Beige|Certificación=IP65
    Samsung|T9|SSD USB-C 3.2|1TB:2899, 2TB:4499, 4TB:8499||Negro|Lectura=2000 MB/s
    SanDisk|Portable SSD|SSD USB-C 3.2|480GB:1149, 1TB:1699, 2TB:2999||Negro,Azul|Lectura=800 MB/s
    SanDisk|Extreme Portable|SSD USB-C 3.2|500GB:1599, 1TB:2199, 2TB:3699, 4TB:6999||Negro,Azul|Lectura=1050 MB/s; Certificación=IP65
    SanDisk|Extreme Pro Portable|SSD USB-C 3.2|1TB:2999, 2TB:4799, 4TB:8999||Negro|Lectura=2000 MB/s
    Crucial|X6|SSD USB-C 3.2|500GB:999, 1TB:1499, 2TB:2599, 4TB:5299||Negro|Lectura=800 MB/s
    Crucial|X9 Pro|SSD USB-C 3.2|1TB:1999, 2TB:3299, 4TB:5999||Plata|Lectura=1050 MB/s
    Crucial|X10 Pro|SSD USB-C 3.2|1TB:2499, 2TB:3999, 4TB:7299||Negro|Lectura=2100 MB/s
    Lexar|SL500|SSD USB-C 3.2|512GB:1199, 1TB:1799, 2TB:3099||Plata|Lectura=2000 MB/s
    `,
  );

const flash = () =>
  lineup(
    {
      kind: 'usbdrive',
      category: 'memorias-usb',
      noun: 'Memoria USB',
      group: 'Almacenamiento',
      variant: 'Capacidad',
      warrantyDays: 1825,
      art: (row, variant) => ({ label: variant, form: row.detail.includes('USB-C') ? 'c' : 'a' }),
    },
    `
    Kingston|DataTraveler Exodia|USB 3.2|32GB:89, 64GB:119, 128GB:189, 256GB:349||Negro,Blanco|Interfaz=USB 3.2 Gen 1
    Kingston|DataTraveler Exodia M|USB 3.2|64GB:129, 128GB:199, 256GB:359||Negro,Azul,Rojo|Interfaz=USB 3.2 Gen 1
    Kingston|DataTraveler Exodia S|USB 3.2|64GB:139, 128GB:209, 256GB:369, 512GB:749||Gris|Interfaz=USB 3.2 Gen 1
    Kingston|DataTraveler Kyson|USB 3.2|32GB:139, 64GB:189, 128GB:289, 256GB:499, 512GB:949||Plata|Lectura=200 MB/s
    Kingston|DataTraveler 70|USB-C 3.2|32GB:129, 64GB:169, 128GB:259, 256GB:449||Negro|Interfaz=USB-C
    Kingston|DataTraveler Max|USB-C 3.2|256GB:899, 512GB:1499, 1TB:2499||Negro|Lectura=1000 MB/s
    Kingston|IronKey Locker+ 50|USB 3.2 Cifrada|16GB:699, 32GB:899, 64GB:1199, 128GB:1699||Plata|Cifrado=XTS-AES
    SanDisk|Cruzer Blade|USB 2.0|16GB:75, 32GB:85, 64GB:109, 128GB:189||Negro,Rojo|Interfaz=USB 2.0
    SanDisk|Ultra Flair|USB 3.0|32GB:129, 64GB:159, 128GB:249, 256GB:459, 512GB:899||Plata,Azul|Lectura=150 MB/s
    SanDisk|Ultra Dual Drive Go|USB-C y USB-A|32GB:149, 64GB:189, 128GB:289, 256GB:499, 512GB:949, 1TB:1899||Negro,Azul,Rosa,Verde|Lectura=400 MB/s
    SanDisk|Ultra Fit|USB 3.2|32GB:139, 64GB:179, 128GB:269, 256GB:479, 512GB:929||Negro|Lectura=400 MB/s
    SanDisk|Extreme Pro|USB 3.2|128GB:699, 256GB:999, 512GB:1699, 1TB:2899||Negro|Lectura=420 MB/s
    Adata|C906|USB 2.0|16GB:69, 32GB:79, 64GB:99, 128GB:169||Negro,Blanco|Interfaz=USB 2.0
    Adata|UV128|USB 3.2|16GB:79, 32GB:89, 64GB:119, 128GB:189, 256GB:349||Negro,Azul,Amarillo|Interfaz=USB 3.2
    Adata|UV320|USB 3.2|32GB:89, 64GB:119, 128GB:189, 256GB:349||Negro,Blanco|Interfaz=USB 3.2
    Adata|UV210|USB 2.0 Metálica|16GB:79, 32GB:89, 64GB:119||Plata,Dorado|Interfaz=USB 2.0
    Adata|UR340|USB 3.2|32GB:99, 64GB:129, 128GB:209, 256GB:379, 512GB:749||Plata,Negro|Interfaz=USB 3.2
    Samsung|BAR Plus|USB 3.1|64GB:249, 128GB:349, 256GB:599, 512GB:1099||Plata,Gris|Lectura=400 MB/s
    Samsung|FIT Plus|USB 3.1|64GB:259, 128GB:359, 256GB:619, 512GB:1149||Negro|Lectura=400 MB/s
    Lexar|JumpDrive S80|USB 3.1|32GB:99, 64GB:129, 128GB:199, 256GB:369||Negro|Lectura=150 MB/s
    Lexar|JumpDrive D400|USB-C y USB-A|64GB:189, 128GB:289, 256GB:489||Plata|Lectura=130 MB/s
    PNY|Attaché 4|USB 2.0|16GB:69, 32GB:79, 64GB:99||Negro,Azul,Rojo|Interfaz=USB 2.0
    PNY|Turbo Attaché R|USB 3.2|64GB:129, 128GB:199, 256GB:369, 512GB:769||Negro|Interfaz=USB 3.2
    `,
  );

const cards = () =>
  lineup(
    {
      kind: 'card',
      category: 'memorias-micro-sd',
      noun: 'Memoria',
      group: 'Almacenamiento',
      variant: 'Capacidad',
      warrantyDays: 1825,
      art: (row, variant) => ({
        label: variant,
        form: row.detail.includes('MicroSD') ? 'micro' : 'sd',
      }),
    },
    `
    Kingston|Canvas Select Plus|MicroSD Clase 10 A1 con Adaptador|32GB:99, 64GB:139, 128GB:219, 256GB:399, 512GB:799|||Lectura=100 MB/s
    Kingston|Canvas Go! Plus|MicroSD V30 A2 con Adaptador|64GB:199, 128GB:309, 256GB:549, 512GB:999, 1TB:2199|||Lectura=170 MB/s
    Kingston|Canvas React Plus|MicroSD UHS-II V90|64GB:999, 128GB:1699, 256GB:2999|||Lectura=285 MB/s
    Kingston|High Endurance|MicroSD para Cámara de Seguridad|32GB:169, 64GB:239, 128GB:399, 256GB:699|||Lectura=95 MB/s
    Kingston|Canvas Go! Plus SD|SDXC V30|64GB:249, 128GB:349, 256GB:599, 512GB:1099|||Lectura=170 MB/s
    SanDisk|Ultra|MicroSD A1 con Adaptador|32GB:119, 64GB:159, 128GB:239, 256GB:429, 512GB:849, 1TB:1899|||Lectura=150 MB/s
    SanDisk|Extreme|MicroSD V30 A2|64GB:249, 128GB:369, 256GB:629, 512GB:1199, 1TB:2499|||Lectura=190 MB/s
    SanDisk|Extreme Pro|MicroSD V30 A2|64GB:329, 128GB:459, 256GB:799, 512GB:1499, 1TB:2999|||Lectura=200 MB/s
    SanDisk|Extreme Pro SD|SDXC V30|64GB:399, 128GB:549, 256GB:949, 512GB:1799|||Lectura=200 MB/s
    SanDisk|Max Endurance|MicroSD para Cámara de Seguridad|32GB:259, 64GB:389, 128GB:649, 256GB:1149|||Lectura=100 MB/s
    Samsung|EVO Plus|MicroSD A2 con Adaptador|64GB:169, 128GB:259, 256GB:459, 512GB:899|||Lectura=160 MB/s
    Samsung|PRO Plus|MicroSD V30 A2|128GB:349, 256GB:599, 512GB:1149, 1TB:2399|||Lectura=180 MB/s
    Samsung|PRO Endurance|MicroSD para Cámara de Seguridad|32GB:229, 64GB:329, 128GB:559, 256GB:999|||Lectura=100 MB/s
    Adata|Premier|MicroSD Clase 10 con Adaptador|16GB:79, 32GB:89, 64GB:119, 128GB:189, 256GB:369|||Lectura=100 MB/s
    Adata|Premier Pro|MicroSD V30 A2|64GB:159, 128GB:249, 256GB:449, 512GB:899|||Lectura=100 MB/s
    Adata|High Endurance|MicroSD para Cámara de Seguridad|32GB:159, 64GB:229, 128GB:379, 256GB:679|||Lectura=100 MB/s
    Lexar|E-Series|MicroSD A1|32GB:89, 64GB:119, 128GB:199, 256GB:389|||Lectura=100 MB/s
    Lexar|Professional 1066x|MicroSD V30|64GB:199, 128GB:299, 256GB:529, 512GB:1049|||Lectura=160 MB/s
    PNY|Elite-X|MicroSD V30|64GB:139, 128GB:229, 256GB:419, 512GB:849, 1TB:1799|||Lectura=100 MB/s
    Hikvision|C1|MicroSD Clase 10|32GB:89, 64GB:119, 128GB:199|||Lectura=92 MB/s
    `,
  );

const nas = () => [
  ...lineup(
    {
      kind: 'nas',
      category: 'servidores-nas',
      noun: 'Servidor NAS',
      group: 'General',
      variant: 'Bahías',
      option: 'Memoria',
      warrantyDays: 730,
      art: (_row, variant) => ({ count: Number.parseInt(variant, 10) }),
    },
    `
    Synology|DiskStation DS124|sin Discos|1 Bahía:3699||Negro|Red=1 x 1 GbE
    Synology|DiskStation DS223j|sin Discos|2 Bahías:4499||Blanco|Red=1 x 1 GbE
    Synology|DiskStation DS223|sin Discos|2 Bahías:5899||Negro|Red=1 x 1 GbE
    Synology|DiskStation DS224+|sin Discos|2 Bahías:7999||Negro|Red=2 x 1 GbE
    Synology|DiskStation DS423|sin Discos|4 Bahías:9499||Negro|Red=2 x 1 GbE
    Synology|DiskStation DS923+|sin Discos|4 Bahías:14499||Negro|Red=2 x 1 GbE
    Synology|DiskStation DS1522+|sin Discos|5 Bahías:17999||Negro|Red=4 x 1 GbE
    Synology|DiskStation DS1823xs+|sin Discos|8 Bahías:38999||Negro|Red=1 x 10 GbE
    QNAP|TS-133|sin Discos|1 Bahía:3299||Blanco|Red=1 x 1 GbE
    QNAP|TS-233|sin Discos|2 Bahías:4299||Blanco|Red=1 x 1 GbE
    QNAP|TS-264|sin Discos|2 Bahías:8499|4GB:1, 8GB:1.12|Negro|Red=2 x 2.5 GbE
    QNAP|TS-433|sin Discos|4 Bahías:8999||Blanco|Red=1 x 2.5 GbE
    QNAP|TS-464|sin Discos|4 Bahías:12999|4GB:1, 8GB:1.1|Negro|Red=2 x 2.5 GbE
    QNAP|TS-873A|sin Discos|8 Bahías:22999|8GB:1|Negro|Red=2 x 2.5 GbE
    Asustor|Drivestor 2 AS1102TL|sin Discos|2 Bahías:3899||Negro|Red=1 x 1 GbE
    Asustor|Drivestor 4 AS1104T|sin Discos|4 Bahías:7499||Negro|Red=1 x 2.5 GbE
    Asustor|Lockerstor 4 Gen2|sin Discos|4 Bahías:14999||Negro|Red=2 x 2.5 GbE
    Western Digital|My Cloud EX2 Ultra|con Discos|4TB:6999, 8TB:8999, 12TB:11499||Gris|Red=1 x 1 GbE
    `,
  ),
  ...lineup(
    {
      kind: 'enclosure',
      category: 'accesorios-de-almacenamiento',
      noun: 'Gabinete para Disco',
      group: 'General',
      variant: 'Tamaño',
      art: (_row, variant) => ({ form: variant }),
    },
    `
    Ugreen|CM300||2.5" USB-C:349||Negro,Gris|Interfaz=USB 3.1
    Ugreen|CM400||M.2 NVMe USB-C:649||Gris|Interfaz=USB 3.2 Gen 2
    Ugreen|CM559||M.2 NVMe y SATA:749||Gris,Negro|Interfaz=USB 3.2 Gen 2
    Orico|2139U3||2.5" USB 3.0:199||Transparente,Negro,Azul|Interfaz=USB 3.0
    Orico|M2PV-C3||M.2 NVMe USB-C:549||Gris,Negro|Interfaz=USB 3.1 Gen 2
    Orico|6218US3|Base Docking|2.5" y 3.5" 1 Bahía:599, 2.5" y 3.5" 2 Bahías:899||Negro|Interfaz=USB 3.0
    Orico|3559U3|con RAID|5 Bahías 3.5":5499||Negro,Plata|Interfaz=USB 3.0
    Startech|SAT2510BU32||2.5" USB 3.0:429||Negro|Interfaz=USB 3.0
    Startech|M2E1BRU31C||M.2 SATA USB-C:899||Negro|Interfaz=USB 3.1
    Adata|EX500||2.5" USB 3.1:249||Negro|Interfaz=USB 3.1
    Adata|ED600|Resistente|2.5" USB 3.1:329||Negro,Azul|Interfaz=USB 3.1
    Vorago|HDD-102||2.5" USB 2.0:99||Negro,Azul,Rojo,Blanco|Interfaz=USB 2.0
    Vorago|HDD-201||2.5" USB 3.0:149||Negro|Interfaz=USB 3.0
    Manhattan|130295||2.5" USB 3.0:249||Negro|Interfaz=USB 3.0
    ASUS|TUF Gaming A1||M.2 NVMe USB-C:1199||Negro|Interfaz=USB 3.2 Gen 2
    ASUS|ROG Strix Arion|RGB|M.2 NVMe USB-C:1499||Negro,Blanco|Interfaz=USB 3.2 Gen 2
    `,
  ),
];

/** Drives, cards, network storage and their enclosures. */
export function storage(): Draft[] {
  return [...ssd(), ...hdd(), ...external(), ...flash(), ...cards(), ...nas()];
}
