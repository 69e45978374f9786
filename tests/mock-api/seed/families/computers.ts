import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

/** `16GB 512GB SSD` → memory and drive; the graphics card stands in the variant. */
const configuration = (variant: string, option: string) => ({
  'Memoria RAM': /(\d+)GB/.exec(option)?.[0],
  Almacenamiento: /\S+ (?:SSD|HDD|eMMC)/.exec(option)?.[0],
  'Tarjeta de video': /(RTX|GTX|RX|Arc) \w+( Ti)?/.exec(variant)?.[0] ?? 'Integrada',
});

const COMPUTER = {
  variant: 'Procesador',
  option: 'Memoria y almacenamiento',
  warrantyDays: 365,
  facts: configuration,
};
const BASIC = '8GB 256GB SSD:0.92, 8GB 512GB SSD:1';
const COMMON = '8GB 512GB SSD:1, 16GB 512GB SSD:1.1, 16GB 1TB SSD:1.18';
const WORK = '8GB 512GB SSD:0.92, 16GB 512GB SSD:1, 16GB 1TB SSD:1.08, 32GB 1TB SSD:1.22';
const FAST = '16GB 512GB SSD:1, 16GB 1TB SSD:1.06, 32GB 1TB SSD:1.16';

const laptops = () =>
  lineup(
    {
      kind: 'laptop',
      category: 'laptops',
      noun: 'Laptop',
      group: 'Computadora',
      ...COMPUTER,
      art: (row) => ({
        form: /2 en 1|360|Flip|Yoga/.test(row.model + row.detail) ? 'convertible' : 'laptop',
      }),
    },
    `
    ASUS|Vivobook Go 15 E1504|15.6" Full HD Windows 11 Home|Ryzen 3 7320U:7499, Ryzen 5 7520U:8999, Core i3-N305:7999|${BASIC}|Negro,Plata|Pantalla=15.6" 1920 x 1080; Peso=1.63 kg
    ASUS|Vivobook 15 X1504|15.6" Full HD Windows 11 Home|Core i3-1215U:8999, Core i5-1334U:11499, Core i7-1355U:14499|${COMMON}|Azul,Plata|Pantalla=15.6" 1920 x 1080; Peso=1.7 kg
    ASUS|Vivobook S 14 OLED S5406|14" OLED Windows 11 Home|Core Ultra 5 226V:19999, Core Ultra 7 258V:24999|16GB 512GB SSD:1, 32GB 1TB SSD:1.15|Negro,Plata|Pantalla=14" OLED 1920 x 1200; Peso=1.3 kg
    ASUS|Zenbook 14 OLED UX3405|14" OLED Windows 11 Home|Core Ultra 5 125H:21999, Core Ultra 7 155H:26499|16GB 512GB SSD:1, 32GB 1TB SSD:1.15|Azul,Gris|Pantalla=14" OLED 2880 x 1800; Peso=1.2 kg
    ASUS|ExpertBook B1 B1503|15.6" Full HD Windows 11 Pro|Core i5-13420H:15499, Core i7-13620H:18999|${WORK}|Negro|Pantalla=15.6" 1920 x 1080; Uso=Empresarial
    ASUS|Chromebook CX1|14" HD Chrome OS|Celeron N4500:4299|4GB 64GB eMMC:0.9, 8GB 64GB eMMC:1|Plata|Pantalla=14" 1366 x 768; Sistema operativo=Chrome OS
    HP|14-dq|14" HD Windows 11 Home|Celeron N4500:5499, Core i3-1215U:7999, Core i5-1235U:10499|${BASIC}|Plata,Azul|Pantalla=14" 1366 x 768; Peso=1.46 kg
    HP|15-fd|15.6" Full HD Windows 11 Home|Core i3-1315U:8999, Core i5-1334U:11999, Core i7-1355U:15499|${COMMON}|Plata,Azul|Pantalla=15.6" 1920 x 1080; Peso=1.59 kg
    HP|15-fc|15.6" Full HD Windows 11 Home|Ryzen 3 7320U:7999, Ryzen 5 7520U:9499, Ryzen 7 7730U:12499|${COMMON}|Plata,Negro|Pantalla=15.6" 1920 x 1080; Peso=1.59 kg
    HP|Pavilion Plus 14|14" 2.8K OLED Windows 11 Home|Core Ultra 5 125H:18999, Core Ultra 7 155H:22999, Ryzen 7 8840U:19999|16GB 512GB SSD:1, 16GB 1TB SSD:1.06|Plata,Azul|Pantalla=14" OLED 2880 x 1800
    HP|Envy x360 14|14" Táctil 2 en 1 Windows 11 Home|Core Ultra 5 125U:18499, Core Ultra 7 155U:22999, Ryzen 5 8640HS:17999|16GB 512GB SSD:1, 16GB 1TB SSD:1.06|Plata,Azul|Pantalla=14" táctil 1920 x 1200
    HP|ProBook 440 G11|14" WUXGA Windows 11 Pro|Core Ultra 5 125U:20999, Core Ultra 7 155U:25999|${WORK}|Plata|Pantalla=14" 1920 x 1200; Uso=Empresarial
    HP|EliteBook 640 G11|14" WUXGA Windows 11 Pro|Core Ultra 5 125U:25999, Core Ultra 7 165U:31999|${FAST}|Plata|Pantalla=14" 1920 x 1200; Uso=Empresarial
    Lenovo|IdeaPad 1 15|15.6" Full HD Windows 11 Home|Celeron N4020:5299, Ryzen 3 7320U:7299, Ryzen 5 7520U:8799, Core i5-1235U:9999|${BASIC}|Gris,Azul|Pantalla=15.6" 1920 x 1080; Peso=1.55 kg
    Lenovo|IdeaPad Slim 3 15|15.6" Full HD Windows 11 Home|Core i3-1315U:8799, Core i5-13420H:11999, Core i7-13620H:14999, Ryzen 5 7530U:10999, Ryzen 7 7730U:12999|${COMMON}|Gris,Azul|Pantalla=15.6" 1920 x 1080; Peso=1.62 kg
    Lenovo|IdeaPad Slim 5 14|14" WUXGA OLED Windows 11 Home|Core Ultra 5 125H:17999, Ryzen 5 8645HS:16499, Ryzen 7 8845HS:18999|16GB 512GB SSD:1, 16GB 1TB SSD:1.06|Gris,Azul|Pantalla=14" OLED 1920 x 1200
    Lenovo|Yoga 7i 14|14" Táctil 2 en 1 Windows 11 Home|Core Ultra 5 125U:19999, Core Ultra 7 155U:23999|16GB 512GB SSD:1, 16GB 1TB SSD:1.06|Gris|Pantalla=14" OLED táctil 1920 x 1200
    Lenovo|V15 G4|15.6" Full HD Windows 11 Pro|Core i3-1315U:9499, Core i5-13420H:12999, Core i7-13620H:15999, Ryzen 5 7520U:10499|${COMMON}|Negro|Pantalla=15.6" 1920 x 1080; Uso=Empresarial
    Lenovo|ThinkBook 16 G7|16" WUXGA Windows 11 Pro|Core Ultra 5 125U:18999, Core Ultra 7 155H:23499|${WORK}|Gris|Pantalla=16" 1920 x 1200; Uso=Empresarial
    Lenovo|ThinkPad E14 G6|14" WUXGA Windows 11 Pro|Core Ultra 5 125U:20499, Core Ultra 7 155U:25499, Ryzen 5 7535HS:18499|${WORK}|Negro|Pantalla=14" 1920 x 1200; Uso=Empresarial
    Lenovo|ThinkPad X1 Carbon G12|14" WUXGA Windows 11 Pro|Core Ultra 5 125U:38999, Core Ultra 7 155U:44999|16GB 512GB SSD:1, 32GB 1TB SSD:1.15|Negro|Pantalla=14" 1920 x 1200; Peso=1.09 kg
    Dell|Inspiron 15 3520|15.6" Full HD 120Hz Windows 11 Home|Core i3-1215U:8999, Core i5-1235U:11499, Core i7-1255U:14999|${COMMON}|Negro,Plata|Pantalla=15.6" 1920 x 1080; Peso=1.66 kg
    Dell|Inspiron 14 5440|14" QHD+ Windows 11 Home|Core 5 120U:14999, Core 7 150U:18499|16GB 512GB SSD:1, 16GB 1TB SSD:1.06|Azul,Plata|Pantalla=14" 2240 x 1400
    Dell|Vostro 3530|15.6" Full HD Windows 11 Pro|Core i3-1305U:10499, Core i5-1334U:13499, Core i7-1355U:16999|${COMMON}|Negro|Pantalla=15.6" 1920 x 1080; Uso=Empresarial
    Dell|Latitude 3450|14" Full HD Windows 11 Pro|Core i5-1335U:18999, Core Ultra 5 125U:21999, Core Ultra 7 155U:26999|${WORK}|Gris|Pantalla=14" 1920 x 1080; Uso=Empresarial
    Dell|XPS 13 9340|13.4" FHD+ Windows 11 Home|Core Ultra 5 125H:30999, Core Ultra 7 155H:35999|16GB 512GB SSD:1, 32GB 1TB SSD:1.15|Plata,Grafito|Pantalla=13.4" 1920 x 1200; Peso=1.19 kg
    Acer|Aspire 3 A315|15.6" Full HD Windows 11 Home|Core i3-N305:6999, Core i5-1235U:9999, Ryzen 3 7320U:7299, Ryzen 5 7520U:8499|${BASIC}|Plata|Pantalla=15.6" 1920 x 1080; Peso=1.78 kg
    Acer|Aspire Go 15 AG15|15.6" Full HD Windows 11 Home|Core i3-1305U:7999, Core i5-13420H:10999, Core i7-13620H:13499|${COMMON}|Plata|Pantalla=15.6" 1920 x 1080
    Acer|Swift Go 14|14" WUXGA OLED Windows 11 Home|Core Ultra 5 125H:17999, Core Ultra 7 155H:21499|16GB 512GB SSD:1, 16GB 1TB SSD:1.06|Plata|Pantalla=14" OLED 1920 x 1200; Peso=1.32 kg
    Acer|TravelMate P2 TMP214|14" Full HD Windows 11 Pro|Core i5-1335U:15999, Core i7-1355U:19499|${WORK}|Negro|Pantalla=14" 1920 x 1080; Uso=Empresarial
    Apple|MacBook Air 13|13.6" Liquid Retina|M2:18999, M3:20999, M4:22499|16GB 256GB SSD:1, 16GB 512GB SSD:1.18, 24GB 512GB SSD:1.34|Plata,Gris,Azul|Pantalla=13.6" 2560 x 1664; Sistema operativo=macOS
    Apple|MacBook Air 15|15.3" Liquid Retina|M3:25499, M4:26499|16GB 256GB SSD:1, 16GB 512GB SSD:1.16, 24GB 512GB SSD:1.3|Plata,Gris,Azul|Pantalla=15.3" 2880 x 1864; Sistema operativo=macOS
    Apple|MacBook Pro 14|14.2" Liquid Retina XDR|M4:33999, M4 Pro:43999|16GB 512GB SSD:1, 24GB 1TB SSD:1.18|Plata,Negro|Pantalla=14.2" 3024 x 1964; Sistema operativo=macOS
    MSI|Modern 14 C13M|14" Full HD Windows 11 Home|Core i3-1315U:8999, Core i5-1335U:11499, Core i7-1355U:13999|${COMMON}|Negro,Azul|Pantalla=14" 1920 x 1080; Peso=1.4 kg
    MSI|Prestige 13 AI Evo|13.3" OLED Windows 11 Pro|Core Ultra 5 125H:21999, Core Ultra 7 155H:25999|16GB 512GB SSD:1, 32GB 1TB SSD:1.13|Gris,Blanco|Pantalla=13.3" OLED 2880 x 1800; Peso=0.99 kg
    Huawei|MateBook D 14|14" FHD+ Windows 11 Home|Core i5-12450H:12499, Core i5-13420H:13999|8GB 512GB SSD:0.93, 16GB 512GB SSD:1, 16GB 1TB SSD:1.07|Gris,Plata|Pantalla=14" 1920 x 1200; Peso=1.39 kg
    Huawei|MateBook D 16|16" FHD+ Windows 11 Home|Core i5-12450H:13999, Core i5-13420H:15499, Core i9-13900H:21999|16GB 512GB SSD:1, 16GB 1TB SSD:1.07|Gris,Plata|Pantalla=16" 1920 x 1200; Peso=1.68 kg
    Microsoft|Surface Laptop 7|13.8" Táctil Windows 11 Home|Snapdragon X Plus:22999, Snapdragon X Elite:28999|16GB 256GB SSD:0.95, 16GB 512GB SSD:1, 16GB 1TB SSD:1.12|Negro,Plata,Azul|Pantalla=13.8" 2304 x 1536
    LG|gram 16|16" WQXGA Windows 11 Home|Core Ultra 5 125H:27999, Core Ultra 7 155H:32999|16GB 512GB SSD:1, 16GB 1TB SSD:1.05|Negro,Blanco|Pantalla=16" 2560 x 1600; Peso=1.2 kg
    Ghia|Libero|14.1" HD Windows 11 Home|Celeron N4020:3999, Celeron N4120:4399|4GB 128GB SSD:0.92, 8GB 256GB SSD:1.05|Gris|Pantalla=14.1" 1366 x 768
    Lanix|Neuron A|14.1" HD Windows 11 Home|Celeron N4020:3899, Pentium N5030:4499|4GB 128GB SSD:0.92, 8GB 128GB SSD:1|Gris|Pantalla=14.1" 1366 x 768
    Hyundai|HyBook Plus|15.6" Full HD Windows 11 Home|Core i3-1215U:6999, Core i5-1235U:8999|${BASIC}|Gris|Pantalla=15.6" 1920 x 1080
    `,
  );

const gamerLaptops = () =>
  lineup(
    {
      kind: 'laptop',
      category: 'laptops-gamer',
      noun: 'Laptop Gamer',
      group: 'Computadora',
      ...COMPUTER,
      art: () => ({ form: 'gamer', rgb: true }),
    },
    `
    ASUS|TUF Gaming F15 FX507|15.6" Full HD 144Hz|Core i5-12500H RTX 4050:18999, Core i7-12700H RTX 4060:23499, Core i7-13620H RTX 4070:28999|${COMMON}|Gris|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    ASUS|TUF Gaming A15 FA507|15.6" Full HD 144Hz|Ryzen 5 7535HS RTX 3050:15999, Ryzen 7 7735HS RTX 4050:19999, Ryzen 9 8945H RTX 4070:31999|${COMMON}|Gris,Negro|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    ASUS|TUF Gaming A16 FA608|16" WUXGA 165Hz|Ryzen 7 260 RTX 5050:25999, Ryzen 7 260 RTX 5060:29999, Ryzen 9 270 RTX 5070:36999|${FAST}|Gris|Pantalla=16" 165 Hz; Sistema operativo=Windows 11 Home
    ASUS|ROG Strix G16 G614|16" WUXGA 165Hz|Core i7-13650HX RTX 4060:29999, Core i9-14900HX RTX 4070:39999, Core Ultra 9 275HX RTX 5070 Ti:49999|${FAST}|Gris,Negro|Pantalla=16" 165 Hz; Sistema operativo=Windows 11 Home
    ASUS|ROG Zephyrus G14 GA403|14" 3K OLED 120Hz|Ryzen 9 8945HS RTX 4060:36999, Ryzen 9 270 RTX 5060:41999|16GB 1TB SSD:1, 32GB 1TB SSD:1.1|Blanco,Gris|Pantalla=14" OLED 2880 x 1800
    Acer|Nitro V 15 ANV15|15.6" Full HD 144Hz|Core i5-13420H RTX 2050:14499, Core i5-13420H RTX 4050:17999, Core i7-13620H RTX 4060:21999|${COMMON}|Negro|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    Acer|Nitro V 16 ANV16|16" WUXGA 165Hz|Ryzen 5 8645HS RTX 4050:19999, Ryzen 7 8845HS RTX 4060:24999, Core i7-14650HX RTX 5060:29999|${FAST}|Negro|Pantalla=16" 165 Hz; Sistema operativo=Windows 11 Home
    Acer|Predator Helios Neo 16|16" WQXGA 165Hz|Core i7-14650HX RTX 4060:29999, Core i9-14900HX RTX 4070:38999, Core Ultra 9 275HX RTX 5070 Ti:48999|${FAST}|Negro|Pantalla=16" 2560 x 1600
    Lenovo|LOQ 15IAX9|15.6" Full HD 144Hz|Core i5-12450HX RTX 3050:16499, Core i5-12450HX RTX 4050:18999, Core i7-13650HX RTX 4060:23999|${COMMON}|Gris|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    Lenovo|LOQ 15ARP9|15.6" Full HD 144Hz|Ryzen 5 7235HS RTX 3050:15499, Ryzen 7 7435HS RTX 4050:18499, Ryzen 7 7435HS RTX 4060:21999|${COMMON}|Gris|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    Lenovo|Legion 5 15|15.1" WQXGA OLED 165Hz|Core i7-14700HX RTX 5060:33999, Ryzen 7 260 RTX 5060:31999, Core i9-14900HX RTX 5070:42999|${FAST}|Negro|Pantalla=15.1" OLED 2560 x 1600
    Lenovo|Legion Pro 7i 16|16" WQXGA 240Hz|Core i9-14900HX RTX 4080:64999, Core Ultra 9 275HX RTX 5080:74999|32GB 1TB SSD:1, 32GB 2TB SSD:1.06|Negro|Pantalla=16" 2560 x 1600
    HP|Victus 15-fa|15.6" Full HD 144Hz|Core i5-12450H RTX 2050:14499, Core i5-13420H RTX 3050:15999, Core i5-13420H RTX 4050:18499, Core i7-13620H RTX 4050:20999|${COMMON}|Azul,Plata|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    HP|Victus 15-fb|15.6" Full HD 144Hz|Ryzen 5 7535HS RX 6550M:13999, Ryzen 5 8645HS RTX 3050:15999, Ryzen 7 8845HS RTX 4060:21999|${COMMON}|Azul,Plata|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    HP|Omen 16|16.1" QHD 240Hz|Core i7-14700HX RTX 4060:33999, Core i9-14900HX RTX 4070:42999, Ryzen 9 8940HX RTX 5070:44999|${FAST}|Negro|Pantalla=16.1" 2560 x 1440
    MSI|Thin 15 B13|15.6" Full HD 144Hz|Core i5-13420H RTX 2050:13999, Core i5-13420H RTX 3050:15499, Core i7-13620H RTX 4050:18499, Core i7-13620H RTX 4060:21499|${COMMON}|Gris|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    MSI|Cyborg 15 A13|15.6" Full HD 144Hz|Core i5-13420H RTX 4050:18499, Core i7-13620H RTX 4050:20499, Core i7-13620H RTX 4060:23499|${COMMON}|Negro|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    MSI|Katana 15 B13|15.6" Full HD 144Hz|Core i7-13620H RTX 4050:20999, Core i7-13620H RTX 4060:24499, Core i7-13620H RTX 4070:29499|${FAST}|Negro|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    MSI|Stealth 16 AI|16" QHD+ 240Hz|Core Ultra 7 155H RTX 4060:36999, Core Ultra 9 185H RTX 4070:44999|16GB 1TB SSD:1, 32GB 1TB SSD:1.1|Azul,Negro|Pantalla=16" 2560 x 1600
    MSI|Vector 16 HX|16" QHD+ 240Hz|Core i9-14900HX RTX 4070:43999, Core Ultra 7 255HX RTX 5070 Ti:49999, Core Ultra 9 275HX RTX 5080:62999|${FAST}|Gris|Pantalla=16" 2560 x 1600
    Gigabyte|G5 KF|15.6" Full HD 144Hz|Core i5-12500H RTX 4060:18999, Core i7-12650H RTX 4060:20999|${COMMON}|Negro|Pantalla=15.6" 144 Hz; Sistema operativo=Windows 11 Home
    Gigabyte|G6X 9KG|16" WUXGA 165Hz|Core i7-13650HX RTX 4050:22999, Core i7-13650HX RTX 4060:25999|${FAST}|Gris|Pantalla=16" 165 Hz; Sistema operativo=Windows 11 Home
    Gigabyte|Aorus 16X|16" QHD+ 165Hz|Core i7-14650HX RTX 4060:30999, Core i7-14650HX RTX 4070:36999|${FAST}|Gris|Pantalla=16" 2560 x 1600
    Dell|G15 5530|15.6" Full HD 165Hz|Core i5-13450HX RTX 3050:17999, Core i5-13450HX RTX 4050:19999, Core i7-13650HX RTX 4060:24999|${COMMON}|Gris|Pantalla=15.6" 165 Hz; Sistema operativo=Windows 11 Home
    Alienware|16 Aurora|16" WQXGA 120Hz|Core 7 240H RTX 5050:31999, Core 7 240H RTX 5060:35999, Core 9 270H RTX 5070:43999|${FAST}|Azul|Pantalla=16" 2560 x 1600
    Razer|Blade 16|16" QHD+ OLED 240Hz|Core i9-14900HX RTX 4070:69999, Ryzen AI 9 HX 370 RTX 5080:84999|32GB 1TB SSD:1, 32GB 2TB SSD:1.06|Negro|Pantalla=16" OLED 2560 x 1600
    `,
  );

const desktops = () => [
  ...lineup(
    {
      kind: 'desktop',
      category: 'computadoras-de-escritorio',
      noun: 'Computadora',
      group: 'Computadora',
      ...COMPUTER,
      art: (row) => ({ form: /SFF|Slim|Neo 50s/.test(row.model + row.detail) ? 'slim' : 'tower' }),
    },
    `
    Dell|OptiPlex 7020 Micro Torre|Windows 11 Pro|Core i3-14100:13499, Core i5-14500:17499, Core i7-14700:22999|${WORK}|Negro|Formato=Micro torre; Teclado y mouse=Incluidos
    Dell|OptiPlex 3000 SFF|Windows 11 Pro|Core i3-12100:10999, Core i5-12500:14999|${COMMON}|Negro|Formato=Compacto; Teclado y mouse=Incluidos
    Dell|Vostro 3030|Windows 11 Pro|Core i3-14100:12499, Core i5-14400:15999, Core i7-14700:20999|${COMMON}|Negro|Formato=Micro torre
    Dell|Inspiron 3030|Windows 11 Home|Core i5-14400:15499, Core i7-14700:19999|${COMMON}|Blanco|Formato=Micro torre
    HP|Pro Tower 290 G9|Windows 11 Pro|Core i3-13100:11499, Core i5-13500:14999, Core i7-13700:19499|${COMMON}|Negro|Formato=Micro torre; Teclado y mouse=Incluidos
    HP|Pro SFF 400 G9|Windows 11 Pro|Core i3-13100:12999, Core i5-13500:16499, Core i7-13700:21499|${WORK}|Negro|Formato=Compacto; Teclado y mouse=Incluidos
    HP|Slim Desktop S01|Windows 11 Home|Core i3-12100:8999, Core i5-12400:11499, Core i7-12700:14499|${BASIC}|Negro,Blanco|Formato=Compacto
    Lenovo|ThinkCentre Neo 50s G4|Windows 11 Pro|Core i3-13100:11499, Core i5-13400:14499, Core i7-13700:18999|${WORK}|Negro|Formato=Compacto; Teclado y mouse=Incluidos
    Lenovo|ThinkCentre Neo 50t G5|Windows 11 Pro|Core i5-14400:15999, Core i7-14700:20499|${WORK}|Negro|Formato=Torre; Teclado y mouse=Incluidos
    Lenovo|IdeaCentre 3|Windows 11 Home|Ryzen 3 5300G:8499, Ryzen 5 5600G:10499, Core i5-12400:10999|${BASIC}|Negro|Formato=Compacto
    ASUS|ExpertCenter D5|Windows 11 Pro|Core i3-13100:11999, Core i5-13400:14999, Core i7-13700:18999|${COMMON}|Negro|Formato=Torre
    Acer|Aspire TC|Windows 11 Home|Core i3-13100:9999, Core i5-13400:12499, Core i7-13700:16999|${COMMON}|Negro|Formato=Torre
    Acer|Veriton X|Windows 11 Pro|Core i3-13100:11499, Core i5-13400:14499|${COMMON}|Negro|Formato=Compacto
    Apple|Mac Studio|macOS|M4 Max:49999|36GB 512GB SSD:1, 36GB 1TB SSD:1.1|Plata|Formato=Compacto; Sistema operativo=macOS
    Ghia|Frontier|sin Sistema Operativo|Core i3-10105:6499, Core i5-10400:7999, Ryzen 5 4600G:7499|${BASIC}|Negro|Formato=Torre
    Lanix|Titan HX|Windows 11 Pro|Core i3-12100:8999, Core i5-12400:10999|${BASIC}|Negro|Formato=Torre
    Vorago|SlimBay|sin Sistema Operativo|Celeron J4025:3999, Core i3-10100:5999, Core i5-10400:7499|${BASIC}|Negro|Formato=Compacto
    `,
  ),
  ...lineup(
    {
      kind: 'desktop',
      category: 'pc-gamer',
      noun: 'PC Gamer',
      group: 'Computadora',
      ...COMPUTER,
      art: () => ({ form: 'tower', rgb: true }),
    },
    `
    ASUS|TUF Gaming T500|Windows 11 Home|Core i5-13420H RTX 4060:22999, Core i7-13620H RTX 5060 Ti:28999|${FAST}|Negro|Formato=Compacto
    ASUS|ROG G700|Windows 11 Home|Core Ultra 7 265KF RTX 5070:49999, Ryzen 9 9900X RTX 5080:69999|32GB 1TB SSD:1, 32GB 2TB SSD:1.05|Negro|Formato=Torre
    HP|Victus 15L|Windows 11 Home|Core i5-14400F RTX 4060:22999, Ryzen 5 8500G RTX 4060:20999, Core i7-14700F RTX 4060 Ti:28999|${FAST}|Negro,Blanco|Formato=Torre
    HP|Omen 35L|Windows 11 Home|Core Ultra 7 265K RTX 5070:44999, Ryzen 7 9800X3D RTX 5080:64999|32GB 1TB SSD:1, 32GB 2TB SSD:1.05|Negro,Blanco|Formato=Torre
    Lenovo|Legion Tower 5i|Windows 11 Home|Core i5-14400F RTX 4060:25999, Core i7-14700F RTX 4070:34999, Core Ultra 7 265F RTX 5070:38999|${FAST}|Negro|Formato=Torre
    Lenovo|LOQ Tower|Windows 11 Home|Core i5-13400F RTX 3050:17999, Core i5-14400F RTX 4060:21999|${FAST}|Gris|Formato=Torre
    MSI|Codex R2|Windows 11 Home|Core i5-14400F RTX 4060:23999, Core i7-14700F RTX 4060 Ti:28999|${FAST}|Negro|Formato=Torre
    MSI|Infinite S3|Windows 11 Home|Core i5-14400F RTX 4060:23499, Core i7-14700F RTX 4070:33999|${FAST}|Negro|Formato=Torre
    Alienware|Aurora R16|Windows 11 Home|Core i7-14700F RTX 4070:41999, Core i9-14900F RTX 4080:59999, Core Ultra 9 285 RTX 5080:69999|${FAST}|Gris|Formato=Torre
    Acer|Predator Orion 3000|Windows 11 Home|Core i5-14400F RTX 4060:24999, Core i7-14700F RTX 4070:35999|${FAST}|Negro|Formato=Torre
    Acer|Nitro 60|Windows 11 Home|Core i5-14400F RTX 4060:22499, Core i7-14700F RTX 5070:33999|${FAST}|Negro|Formato=Torre
    Corsair|Vengeance a7500|Windows 11 Home|Ryzen 7 7800X3D RTX 4070:45999, Ryzen 7 9800X3D RTX 5080:69999|32GB 1TB SSD:1, 32GB 2TB SSD:1.05|Negro,Blanco|Formato=Torre
    Yeyian|Tanto|Windows 11 Home|Core i5-12400F RTX 3050:14999, Core i5-14400F RTX 4060:18999, Ryzen 5 5600 RTX 4060:16999|${FAST}|Negro,Blanco|Formato=Torre
    Yeyian|Yumi|Windows 11 Home|Ryzen 5 5600G RX 6600:13999, Ryzen 7 5700X RTX 4060:18499, Core i7-14700F RTX 5070:32999|${FAST}|Negro,Blanco|Formato=Torre
    XZEAL|XZ-PC|Windows 11 Home|Ryzen 5 5600G RX 6500:10999, Ryzen 5 5500 RTX 3050:12999, Core i5-12400F RTX 4060:16999|${COMMON}|Negro,Blanco|Formato=Torre
    Balam Rush|Olympus|Windows 11 Home|Ryzen 5 4600G RX 6500:10499, Ryzen 5 5600 RTX 3050:12999|${COMMON}|Negro|Formato=Torre
    `,
  ),
];

const compact = () => [
  ...lineup(
    {
      kind: 'allinone',
      category: 'todo-en-uno',
      noun: 'Computadora Todo en Uno',
      group: 'Computadora',
      ...COMPUTER,
      art: (row) => ({ count: Number.parseFloat(row.detail) || 24 }),
    },
    `
    HP|All-in-One 24-cb|23.8" Full HD|Celeron J4025:8999, Core i3-1215U:11499, Core i5-1235U:13999, Ryzen 5 5625U:12999|${BASIC}|Blanco,Negro|Teclado y mouse=Incluidos
    HP|All-in-One 27-cr|27" Full HD|Core i5-1335U:17499, Core i7-1355U:20999|16GB 512GB SSD:1, 16GB 1TB SSD:1.05|Blanco|Teclado y mouse=Incluidos
    HP|ProOne 440 G9|23.8" Full HD Windows 11 Pro|Core i5-13500T:19999, Core i7-13700T:24499|${WORK}|Negro|Uso=Empresarial
    Lenovo|IdeaCentre AIO 3|23.8" Full HD|Core i3-1215U:10999, Core i5-13420H:14499, Ryzen 5 7430U:12999|${COMMON}|Blanco,Negro|Teclado y mouse=Incluidos
    Lenovo|ThinkCentre Neo 50a G5|23.8" Full HD Windows 11 Pro|Core i5-13420H:18499, Core i7-13620H:22499|${WORK}|Negro|Uso=Empresarial
    Dell|Inspiron 24 5430|23.8" Full HD|Core 3 100U:13499, Core 5 120U:16499, Core 7 150U:19999|${COMMON}|Blanco,Negro|Teclado y mouse=Incluidos
    Dell|OptiPlex 7420 AIO|23.8" Full HD Windows 11 Pro|Core i5-14500:24999, Core i7-14700:29999|${FAST}|Negro|Uso=Empresarial
    ASUS|A3402 AIO|23.8" Full HD|Core i3-1215U:11499, Core i5-1235U:13499, Core i7-1255U:16499|${COMMON}|Blanco,Negro|Teclado y mouse=Incluidos
    Acer|Aspire C24|23.8" Full HD|Core i3-1305U:10999, Core i5-1335U:13499|${COMMON}|Negro|Teclado y mouse=Incluidos
    Apple|iMac 24|24" Retina 4.5K|M4:28999|16GB 256GB SSD:1, 16GB 512GB SSD:1.14, 24GB 512GB SSD:1.28|Azul,Verde,Rosa,Plata,Morado|Sistema operativo=macOS
    Lanix|AIO 220|21.5" Full HD|Celeron J4125:6499, Core i3-1115G4:8499|${BASIC}|Negro|Teclado y mouse=Incluidos
    Ghia|Libra AIO|23.8" Full HD|Celeron N5095:6999, Core i5-1135G7:10499|${BASIC}|Negro,Blanco|Teclado y mouse=Incluidos
    `,
  ),
  ...lineup(
    { kind: 'minipc', category: 'mini-pc', noun: 'Mini PC', group: 'Computadora', ...COMPUTER },
    `
    ASUS|NUC 14 Pro||Core 3 100U:8499, Core Ultra 5 125H:12999, Core Ultra 7 155H:16999|8GB 256GB SSD:0.95, 16GB 512GB SSD:1.05, 32GB 1TB SSD:1.25|Negro|Red=2.5 GbE; Wi-Fi=6E
    ASUS|ExpertCenter PN42||Intel N100:4299, Intel N200:4999|4GB 128GB SSD:0.95, 8GB 256GB SSD:1.05|Negro|Red=2.5 GbE; Enfriamiento=Pasivo
    MSI|Cubi 5 12M||Core i3-1215U:6999, Core i5-1235U:8999, Core i7-1255U:11999|8GB 256GB SSD:1, 16GB 512GB SSD:1.15|Negro,Blanco|Red=2.5 GbE + 1 GbE
    MSI|Cubi N ADL||Intel N100:3999, Intel N200:4599|4GB 128GB SSD:1, 8GB 256GB SSD:1.15|Negro|Enfriamiento=Pasivo
    Gigabyte|Brix GB-BRi||Core i3-1315U:7499, Core i5-1335U:9999, Core i7-1355U:12999|8GB 256GB SSD:1, 16GB 512GB SSD:1.15|Negro|Red=2.5 GbE
    HP|Pro Mini 400 G9|Windows 11 Pro|Core i3-13100T:11499, Core i5-13500T:14999, Core i7-13700T:19999|${WORK}|Negro|Uso=Empresarial
    HP|Elite Mini 800 G9|Windows 11 Pro|Core i5-14500T:20999, Core i7-14700T:26999|${FAST}|Negro|Uso=Empresarial
    Lenovo|ThinkCentre Neo 50q G4|Windows 11 Pro|Core i3-1215U:9999, Core i5-13420H:12999, Core i7-13620H:16499|${WORK}|Negro|Uso=Empresarial
    Dell|OptiPlex 7020 Micro|Windows 11 Pro|Core i3-14100T:12999, Core i5-14500T:16999, Core i7-14700T:21999|${WORK}|Negro|Uso=Empresarial
    Apple|Mac mini|macOS|M4:13499, M4 Pro:29999|16GB 256GB SSD:1, 16GB 512GB SSD:1.25, 24GB 512GB SSD:1.5|Plata|Red=1 GbE
    Beelink|Mini S12 Pro|Windows 11 Pro|Intel N100:3699|8GB 256GB SSD:0.95, 16GB 500GB SSD:1.05|Azul,Negro|Red=1 GbE
    Beelink|SER8|Windows 11 Pro|Ryzen 7 8745HS:9999, Ryzen 7 8845HS:11499|24GB 1TB SSD:1, 32GB 1TB SSD:1.06|Gris|Red=2.5 GbE
    Geekom|A6|Windows 11 Pro|Ryzen 7 6800H:8999|16GB 1TB SSD:1, 32GB 1TB SSD:1.1|Plata|Red=2.5 GbE
    Geekom|Mini IT13|Windows 11 Pro|Core i5-13500H:9499, Core i9-13900HK:13999|16GB 512GB SSD:1, 32GB 1TB SSD:1.15|Azul|Red=2.5 GbE
    Minisforum|UM760 Slim|Windows 11 Pro|Ryzen 5 7640HS:7999|16GB 512GB SSD:1, 32GB 1TB SSD:1.15|Gris|Red=2.5 GbE
    Acer|Revo Box RB610||Core i3-1315U:7999, Core i5-1335U:10499|8GB 256GB SSD:1, 16GB 512GB SSD:1.12|Negro|Red=1 GbE
    Ghia|NetBox||Celeron N4020:2799, Intel N100:3499|4GB 128GB SSD:0.95, 8GB 256GB SSD:1.08|Negro|Red=1 GbE
    `,
  ),
];

/** Laptops, desktops, all-in-ones and mini computers. */
export const computers = (): Draft[] => [
  ...laptops(),
  ...gamerLaptops(),
  ...desktops(),
  ...compact(),
];
