import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

const memories = (variant: string) => ({
  'Memoria RAM': /(\d+GB) \d+[GT]B/.exec(variant)?.[1],
  Almacenamiento: /\d+[GT]B$/.exec(variant)?.[0],
});

const phones = () =>
  lineup(
    {
      kind: 'phone',
      category: 'celulares',
      noun: 'Celular',
      group: 'Celular',
      variant: 'Memoria',
      warrantyDays: 365,
      facts: memories,
      art: (row) => ({
        form: /Flip|Razr/.test(row.model) ? 'flip' : /Fold/.test(row.model) ? 'fold' : 'phone',
        count: /Pro|Ultra|Plus/.test(row.model) ? 3 : 2,
      }),
    },
    `
    Samsung|Galaxy A06|6.7" Dual SIM Liberado|4GB 64GB:1999, 4GB 128GB:2399||Negro,Azul,Blanco|Batería=5000 mAh; Cámara=50 MP
    Samsung|Galaxy A16|6.7" Dual SIM Liberado|4GB 128GB:2999, 8GB 256GB:3999||Negro,Azul,Gris|Batería=5000 mAh; Cámara=50 MP
    Samsung|Galaxy A26 5G|6.7" Dual SIM Liberado|6GB 128GB:4299, 8GB 256GB:5299||Negro,Blanco,Rosa,Verde|Batería=5000 mAh; Cámara=50 MP
    Samsung|Galaxy A36 5G|6.7" Dual SIM Liberado|6GB 128GB:5499, 8GB 256GB:6499||Negro,Blanco,Morado|Batería=5000 mAh; Cámara=50 MP
    Samsung|Galaxy A56 5G|6.7" Dual SIM Liberado|8GB 128GB:6999, 8GB 256GB:7999||Grafito,Rosa,Verde|Batería=5000 mAh; Cámara=50 MP
    Samsung|Galaxy S24 FE|6.7" 5G Liberado|8GB 128GB:9999, 8GB 256GB:10999||Negro,Azul,Gris|Batería=4700 mAh; Cámara=50 MP
    Samsung|Galaxy S25|6.2" 5G Liberado|12GB 128GB:15999, 12GB 256GB:17499||Azul,Plata,Verde,Negro|Batería=4000 mAh; Cámara=50 MP
    Samsung|Galaxy S25+|6.7" 5G Liberado|12GB 256GB:20999, 12GB 512GB:23499||Azul,Plata,Negro|Batería=4900 mAh; Cámara=50 MP
    Samsung|Galaxy S25 Ultra|6.9" 5G Liberado|12GB 256GB:25999, 12GB 512GB:28999, 12GB 1TB:33999||Negro,Gris,Azul,Plata|Batería=5000 mAh; Cámara=200 MP
    Samsung|Galaxy Z Flip7|6.9" 5G Liberado|12GB 256GB:23999, 12GB 512GB:26499||Negro,Azul,Rojo|Batería=4300 mAh; Cámara=50 MP
    Samsung|Galaxy Z Fold7|8" 5G Liberado|12GB 256GB:41999, 12GB 512GB:44999||Negro,Azul,Plata|Batería=4400 mAh; Cámara=200 MP
    Apple|iPhone 13|6.1" 5G Liberado|128GB:9999, 256GB:11999||Negro,Blanco,Azul,Rosa|Chip=A15 Bionic; Cámara=12 MP
    Apple|iPhone 14|6.1" 5G Liberado|128GB:11999, 256GB:13999||Negro,Blanco,Azul,Morado|Chip=A15 Bionic; Cámara=12 MP
    Apple|iPhone 15|6.1" 5G Liberado|128GB:14499, 256GB:16499||Negro,Azul,Rosa,Verde,Amarillo|Chip=A16 Bionic; Cámara=48 MP
    Apple|iPhone 16e|6.1" 5G Liberado|128GB:13499, 256GB:15999||Negro,Blanco|Chip=A18; Cámara=48 MP
    Apple|iPhone 16|6.1" 5G Liberado|128GB:16999, 256GB:19499||Negro,Blanco,Rosa,Verde,Azul|Chip=A18; Cámara=48 MP
    Apple|iPhone 16 Pro|6.3" 5G Liberado|128GB:22499, 256GB:24999, 512GB:29499||Negro,Blanco,Titanio|Chip=A18 Pro; Cámara=48 MP
    Apple|iPhone 17|6.3" 5G Liberado|256GB:19999, 512GB:24499||Negro,Blanco,Azul,Morado,Verde|Chip=A19; Cámara=48 MP
    Apple|iPhone 17 Pro|6.3" 5G Liberado|256GB:27499, 512GB:31999, 1TB:36499||Plata,Naranja,Azul|Chip=A19 Pro; Cámara=48 MP
    Apple|iPhone 17 Pro Max|6.9" 5G Liberado|256GB:29999, 512GB:34499, 1TB:38999||Plata,Naranja,Azul|Chip=A19 Pro; Cámara=48 MP
    Xiaomi|Redmi A5|6.88" Dual SIM Liberado|3GB 64GB:1599, 4GB 128GB:1999||Negro,Azul,Verde|Batería=5200 mAh; Cámara=32 MP
    Xiaomi|Redmi 14C|6.88" Dual SIM Liberado|4GB 128GB:2299, 8GB 256GB:2999||Negro,Azul,Verde,Morado|Batería=5160 mAh; Cámara=50 MP
    Xiaomi|Redmi Note 14|6.67" Dual SIM Liberado|6GB 128GB:3499, 8GB 256GB:4299||Negro,Azul,Verde,Morado|Batería=5500 mAh; Cámara=108 MP
    Xiaomi|Redmi Note 14 Pro|6.67" 5G Liberado|8GB 256GB:5999, 12GB 512GB:7499||Negro,Verde,Morado|Batería=5110 mAh; Cámara=200 MP
    Xiaomi|Poco C75|6.88" Dual SIM Liberado|6GB 128GB:2299, 8GB 256GB:2799||Negro,Verde,Amarillo|Batería=5160 mAh; Cámara=50 MP
    Xiaomi|Poco X7 Pro|6.67" 5G Liberado|8GB 256GB:6999, 12GB 512GB:8499||Negro,Verde,Amarillo|Batería=6000 mAh; Cámara=50 MP
    Xiaomi|Poco F7|6.83" 5G Liberado|12GB 256GB:8999, 12GB 512GB:10499||Negro,Blanco,Plata|Batería=6500 mAh; Cámara=50 MP
    Xiaomi|15T|6.83" 5G Liberado|12GB 256GB:10999, 12GB 512GB:12499||Negro,Gris,Rosa|Batería=5500 mAh; Cámara=50 MP
    Motorola|Moto E15|6.67" Dual SIM Liberado|2GB 64GB:1599, 4GB 64GB:1899||Azul,Morado,Verde|Batería=5200 mAh; Cámara=32 MP
    Motorola|Moto G05|6.67" Dual SIM Liberado|4GB 128GB:2199, 4GB 256GB:2599||Verde,Azul,Morado|Batería=5200 mAh; Cámara=50 MP
    Motorola|Moto G15|6.72" Dual SIM Liberado|4GB 256GB:2799, 8GB 256GB:3199||Verde,Gris,Naranja|Batería=5200 mAh; Cámara=50 MP
    Motorola|Moto G35 5G|6.72" Dual SIM Liberado|4GB 128GB:3299, 8GB 256GB:3999||Negro,Verde,Rojo|Batería=5000 mAh; Cámara=50 MP
    Motorola|Moto G86 5G|6.67" Dual SIM Liberado|8GB 256GB:5499, 12GB 256GB:5999||Azul,Rojo,Morado|Batería=5200 mAh; Cámara=50 MP
    Motorola|Edge 60 Fusion|6.7" 5G Liberado|8GB 256GB:6999, 12GB 512GB:8499||Azul,Gris,Rosa|Batería=5200 mAh; Cámara=50 MP
    Motorola|Edge 60 Pro|6.7" 5G Liberado|12GB 256GB:9999, 12GB 512GB:11499||Azul,Morado,Verde|Batería=6000 mAh; Cámara=50 MP
    Motorola|Razr 60|6.9" 5G Liberado|8GB 256GB:13999, Ultra 16GB 512GB:24999||Verde,Rosa,Gris|Batería=4500 mAh; Cámara=50 MP
    OPPO|A40|6.67" Dual SIM Liberado|4GB 128GB:2499, 6GB 256GB:2999||Negro,Morado,Blanco|Batería=5100 mAh; Cámara=50 MP
    OPPO|A5 Pro|6.67" Dual SIM Liberado|8GB 128GB:3999, 8GB 256GB:4599||Verde,Café|Batería=5800 mAh; Cámara=50 MP
    OPPO|Reno 13|6.59" 5G Liberado|8GB 256GB:7499, 12GB 512GB:8999||Azul,Blanco,Gris|Batería=5600 mAh; Cámara=50 MP
    Honor|X5b|6.56" Dual SIM Liberado|4GB 64GB:1799, 4GB 128GB:2099||Negro,Azul,Morado|Batería=5200 mAh; Cámara=13 MP
    Honor|X7c|6.77" Dual SIM Liberado|8GB 128GB:3699, 8GB 256GB:4199||Negro,Verde,Blanco|Batería=6000 mAh; Cámara=108 MP
    Honor|Magic7 Lite|6.78" 5G Liberado|8GB 256GB:6999, 8GB 512GB:7999||Negro,Morado|Batería=6600 mAh; Cámara=108 MP
    Honor|400|6.55" 5G Liberado|8GB 256GB:8499, 12GB 512GB:9999||Negro,Gris,Azul|Batería=5300 mAh; Cámara=200 MP
    Huawei|Nova 13|6.7" Dual SIM Liberado|12GB 256GB:7499||Negro,Verde,Blanco|Batería=5000 mAh; Cámara=50 MP
    Huawei|Pura 80|6.6" Liberado|12GB 256GB:15999, Pro 12GB 512GB:22999||Negro,Blanco,Rojo|Batería=5170 mAh; Cámara=50 MP
    vivo|Y29|6.68" Dual SIM Liberado|8GB 128GB:3499, 8GB 256GB:3999||Café,Verde|Batería=6500 mAh; Cámara=50 MP
    vivo|V50|6.77" 5G Liberado|8GB 256GB:8999, 12GB 512GB:10499||Negro,Morado,Azul|Batería=6000 mAh; Cámara=50 MP
    realme|C75|6.72" Dual SIM Liberado|8GB 128GB:3299, 8GB 256GB:3799||Negro,Dorado|Batería=6000 mAh; Cámara=50 MP
    ZTE|Blade A75|6.6" Dual SIM Liberado|4GB 128GB:1899, 4GB 256GB:2299||Negro,Azul,Gris|Batería=5000 mAh; Cámara=50 MP
    ZTE|Nubia Neo 3|6.8" Gamer Liberado|8GB 256GB:3999, GT 12GB 256GB:5499||Negro,Dorado,Plata|Batería=6000 mAh; Cámara=50 MP
    Infinix|Hot 50|6.78" Dual SIM Liberado|6GB 128GB:2599, 8GB 256GB:3099||Negro,Verde,Gris|Batería=5000 mAh; Cámara=50 MP
    Nokia|105 4G|1.8" Teclas Liberado|:499||Negro,Azul,Rojo|Batería=1450 mAh; Radio=FM
    Google|Pixel 9a|6.3" 5G Liberado|8GB 128GB:10999, 8GB 256GB:12499||Negro,Blanco,Rosa,Morado|Batería=5100 mAh; Cámara=48 MP
    `,
  );

const tablets = () =>
  lineup(
    {
      kind: 'tablet',
      category: 'tablets',
      noun: 'Tablet',
      group: 'Tablet',
      variant: 'Memoria',
      option: 'Conexión',
      facts: memories,
    },
    `
    Apple|iPad 11"|Liquid Retina|128GB:7499, 256GB:9499, 512GB:13499|Wi-Fi:1|Plata,Azul,Rosa,Amarillo|Chip=A16
    Apple|iPad mini|8.3" Liquid Retina|128GB:10999, 256GB:12999, 512GB:16999|Wi-Fi:1|Gris,Azul,Morado,Blanco|Chip=A17 Pro
    Apple|iPad Air 11"|Liquid Retina|128GB:12999, 256GB:14999, 512GB:18999|Wi-Fi:1, Wi-Fi + Celular:1.2|Gris,Azul,Morado,Blanco|Chip=M3
    Apple|iPad Pro 11"|Ultra Retina XDR|256GB:22999, 512GB:27499|Wi-Fi:1, Wi-Fi + Celular:1.16|Negro,Plata|Chip=M4
    Samsung|Galaxy Tab A9|8.7"|4GB 64GB:2699, 8GB 128GB:3499|Wi-Fi:1, LTE:1.2|Grafito,Plata,Azul|Batería=5100 mAh
    Samsung|Galaxy Tab A9+|11"|4GB 64GB:3799, 8GB 128GB:4799|Wi-Fi:1, 5G:1.25|Grafito,Plata,Azul|Batería=7040 mAh
    Samsung|Galaxy Tab S6 Lite 2024|10.4" con S Pen|4GB 64GB:5499, 4GB 128GB:6299|Wi-Fi:1|Gris,Rosa,Verde|Batería=7040 mAh
    Samsung|Galaxy Tab S10 FE|10.9" con S Pen|8GB 128GB:9499, 12GB 256GB:11499|Wi-Fi:1|Gris,Plata,Azul|Batería=8000 mAh
    Samsung|Galaxy Tab S10+|12.4" con S Pen|12GB 256GB:18999, 12GB 512GB:21499|Wi-Fi:1|Gris,Plata|Batería=10090 mAh
    Lenovo|Tab M9|9"|4GB 64GB:2299, 4GB 128GB:2799|Wi-Fi:1|Gris,Azul|Batería=5100 mAh
    Lenovo|Tab M11|11"|4GB 128GB:3499, 8GB 128GB:3999|Wi-Fi:1, LTE:1.15|Gris,Verde|Batería=7040 mAh
    Lenovo|Idea Tab Pro|12.7" 3K|8GB 128GB:7499, 12GB 256GB:8999|Wi-Fi:1|Gris|Batería=10200 mAh
    Lenovo|Tab Plus|11.5" 2K|8GB 128GB:5499, 8GB 256GB:6299|Wi-Fi:1|Gris|Bocinas=8 JBL
    Xiaomi|Redmi Pad SE|11"|4GB 128GB:3299, 6GB 128GB:3699, 8GB 256GB:4299|Wi-Fi:1|Gris,Verde,Morado|Batería=8000 mAh
    Xiaomi|Redmi Pad SE 8.7|8.7"|4GB 64GB:2199, 4GB 128GB:2599|Wi-Fi:1, LTE:1.15|Gris,Azul,Verde|Batería=6650 mAh
    Xiaomi|Redmi Pad Pro|12.1"|6GB 128GB:4799, 8GB 256GB:5799|Wi-Fi:1, 5G:1.15|Gris,Azul,Verde|Batería=10000 mAh
    Xiaomi|Pad 7|11.2" 3.2K|8GB 128GB:7499, 8GB 256GB:8499|Wi-Fi:1|Gris,Azul,Verde|Batería=8850 mAh
    Huawei|MatePad SE 11|11"|4GB 128GB:3499, 6GB 128GB:3999|Wi-Fi:1|Gris,Azul|Batería=7700 mAh
    Huawei|MatePad 11.5|11.5" PaperMatte|8GB 128GB:6999, 8GB 256GB:7999|Wi-Fi:1|Gris,Azul|Batería=7700 mAh
    Honor|Pad X8a|11"|4GB 128GB:3299|Wi-Fi:1|Gris|Batería=8300 mAh
    Honor|Pad X9a|11.5"|8GB 128GB:4299|Wi-Fi:1|Gris|Batería=8300 mAh
    Amazon|Fire HD 8|8"|3GB 32GB:1799, 4GB 64GB:2199|Wi-Fi:1|Negro,Azul,Rosa|Asistente=Alexa
    Amazon|Fire Max 11|11"|4GB 64GB:4499, 4GB 128GB:5199|Wi-Fi:1|Gris|Asistente=Alexa
    TCL|Tab 10 Gen 3|10.1"|4GB 64GB:2499, 6GB 128GB:2999|Wi-Fi:1|Gris|Batería=6000 mAh
    Ghia|Stylus|10.1"|4GB 64GB:1999, 4GB 128GB:2399|Wi-Fi:1|Negro,Gris,Azul|Batería=6000 mAh
    Ghia|A7|7"|2GB 32GB:999|Wi-Fi:1|Negro,Azul,Rosa|Batería=2500 mAh
    Stylos|Cerea|10.1"|4GB 64GB:1799, 4GB 128GB:2199|Wi-Fi:1|Negro,Azul,Morado|Batería=6000 mAh
    `,
  );

const watches = () =>
  lineup(
    {
      kind: 'watch',
      category: 'relojes-inteligentes',
      noun: 'Reloj Inteligente',
      group: 'Reloj',
      variant: 'Tamaño',
      art: (row) => ({
        form: /Apple|Redmi Watch|Fit|Band|Bip/.test(row.brand + row.model) ? 'square' : 'round',
      }),
    },
    `
    Apple|Watch SE 3|GPS|40 mm:4999, 44 mm:5799||Negro,Blanco|Resistencia=50 m
    Apple|Watch Series 11|GPS|42 mm:8999, 46 mm:9999||Negro,Plata,Rosa,Gris|Resistencia=50 m
    Apple|Watch Ultra 3|GPS + Celular|49 mm:18999||Negro,Titanio|Resistencia=100 m
    Samsung|Galaxy Watch7|Bluetooth|40 mm:3999, 44 mm:4499||Verde,Plata,Blanco|Resistencia=5 ATM
    Samsung|Galaxy Watch8|Bluetooth|40 mm:6499, 44 mm:6999||Grafito,Plata|Resistencia=5 ATM
    Samsung|Galaxy Fit3|Bluetooth|1.6":999||Gris,Plata,Rosa|Autonomía=13 días
    Huawei|Watch Fit 4|GPS|1.82":2499, Pro:4299||Negro,Blanco,Morado|Autonomía=10 días
    Huawei|Watch GT 5|GPS|41 mm:3499, 46 mm:3699||Negro,Azul,Blanco|Autonomía=14 días
    Huawei|Band 10|Bluetooth|1.47":899||Negro,Rosa,Azul,Blanco,Verde|Autonomía=14 días
    Xiaomi|Smart Band 9|Bluetooth|1.62":649, Pro:1199, Active:399||Negro,Plata,Rosa|Autonomía=21 días
    Xiaomi|Redmi Watch 5|GPS|Active:749, Lite:949, 2.07":1799||Negro,Plata|Autonomía=18 días
    Xiaomi|Watch S4|GPS|1.43":2499||Negro,Plata|Autonomía=15 días
    Amazfit|Bip 6|GPS|1.97":1599||Negro,Gris,Rojo|Autonomía=14 días
    Amazfit|GTR 4|GPS|46 mm:2999||Negro,Café,Plata|Autonomía=14 días
    Amazfit|T-Rex 3|GPS|48 mm:4999||Negro,Naranja|Resistencia=10 ATM
    Garmin|Forerunner 55|GPS|42 mm:3299||Negro,Blanco,Turquesa|Autonomía=14 días
    Garmin|Forerunner 165|GPS AMOLED|43 mm:4999, Music:5799||Negro,Blanco,Azul|Autonomía=11 días
    Garmin|Venu 3|GPS AMOLED|41 mm:8499, 45 mm:8499||Negro,Blanco|Autonomía=14 días
    Garmin|Instinct 3|GPS Solar|45 mm:7499, 50 mm:8499||Negro,Verde|Resistencia=10 ATM
    Fitbit|Charge 6|GPS|1.04":2999||Negro,Blanco,Rojo|Autonomía=7 días
    Honor|Watch 4|GPS|1.75":1999||Negro,Dorado|Autonomía=14 días
    Motorola|Moto Watch|Bluetooth|40:799, 70:999, 120:1499||Negro,Rosa|Autonomía=10 días
    Kieslect|Kr2|Bluetooth|1.43":899||Negro,Plata|Autonomía=7 días
    Perfect Choice|Karvon|Bluetooth|1.83":499||Negro,Rosa,Azul|Autonomía=7 días
    Vorago|SW-500|Bluetooth|1.69":399||Negro,Rosa|Autonomía=5 días
    Steren|Watch-500|Bluetooth|1.4":699||Negro,Café|Autonomía=7 días
    `,
  );

const power = () => [
  ...lineup(
    {
      kind: 'charger',
      category: 'cargadores',
      noun: 'Cargador',
      group: 'Carga',
      variant: 'Potencia',
      option: 'Cable',
      art: (row) => ({
        form: /Inalámbrico/.test(row.detail)
          ? 'pad'
          : /Auto/.test(row.detail)
            ? 'car'
            : /Laptop/.test(row.detail)
              ? 'brick'
              : 'wall',
      }),
    },
    `
    Apple|Adaptador USB-C|de Pared|20W:399, 30W:749, 35W Doble:1149, 70W:1199|||Puertos=USB-C
    Apple|MagSafe|Inalámbrico|15W:899, 25W:1099|1 m:1, 2 m:1.15||Conector=USB-C
    Samsung|EP-T|de Pared USB-C|15W:249, 25W:349, 45W:649|sin Cable:1, con Cable:1.4|Negro,Blanco|Carga rápida=PPS
    Samsung|EP-P|Inalámbrico|15W:799, Duo 15W:1299||Negro,Blanco|Estándar=Qi
    Anker|Nano|de Pared USB-C|20W:299, 30W:399, 45W:599|:1, con Cable:1.25|Negro,Blanco,Azul|Tecnología=GaN
    Anker|Prime|de Pared GaN 3 Puertos|67W:1199, 100W:1699||Negro|Puertos=2 USB-C + 1 USB-A
    Anker|PowerDrive|para Auto|24W:249, 40W:449||Negro|Puertos=2
    Anker|MagGo|Inalámbrico|7.5W:499, 15W:899, 3 en 1:1999||Negro,Blanco|Estándar=Qi2
    Ugreen|Nexode|de Pared GaN|20W:229, 30W:349, 65W:699, 100W:999, 140W:1599||Negro,Gris|Tecnología=GaN
    Ugreen|Robot|de Pared GaN|30W:399, 65W:799||Morado,Verde|Tecnología=GaN
    Ugreen|CD130|para Auto|36W:199, 69W:449||Negro|Puertos=USB-C + USB-A
    Baseus|GaN5|de Pared|30W:329, 65W:649, 100W:899||Negro,Blanco|Tecnología=GaN
    Baseus|Simple|Inalámbrico|10W:249, 15W:299||Negro,Blanco|Estándar=Qi
    Belkin|BoostCharge|de Pared USB-C|20W:349, 30W:499, 65W:899, 108W:1499||Blanco|Tecnología=GaN
    Belkin|BoostCharge Pro|Inalámbrico|2 en 1:1999, 3 en 1:2999||Negro,Blanco|Estándar=Qi2
    Xiaomi|Mi|de Pared|33W:349, 67W:549, 120W:899|con Cable:1||Tecnología=HyperCharge
    Motorola|TurboPower|de Pared USB-C|20W:299, 30W:399, 68W:699|con Cable:1|Negro,Blanco|Carga rápida=PD
    HP|Adaptador|para Laptop|45W:599, 65W:699, 90W:899|Punta Azul:1, USB-C:1.1||Voltaje=19.5 V
    Dell|Adaptador|para Laptop|45W:649, 65W:749, 130W:1299|Punta 4.5 mm:1, USB-C:1.1||Voltaje=19.5 V
    Lenovo|Adaptador|para Laptop|45W:599, 65W:699, 135W:1499|Punta Rectangular:1, USB-C:1.1||Voltaje=20 V
    Manhattan|Universal|para Laptop|65W:549, 90W:649|||Puntas=10
    Vorago|AU-105|de Pared|10W:79, 20W:149|sin Cable:1, con Cable USB-C:1.3, con Cable Lightning:1.4|Blanco|Puertos=USB-A
    Vorago|AU-302|para Auto|12W:69, 20W:139||Negro|Puertos=2
    Perfect Choice|Titan|de Pared|20W:179, 35W:299, 65W:499||Negro,Blanco|Carga rápida=PD
    Steren|ELI-2600|de Pared|12W:149, 20W:229, 45W:449||Negro,Blanco|Puertos=USB-C
    Acteck|Energon|de Pared|20W:139, 35W:229, 65W:399||Negro,Blanco|Tecnología=GaN
    Ghia|GCP|de Pared|10W:69, 20W:129||Negro,Blanco|Puertos=USB-C
    `,
  ),
  ...lineup(
    {
      kind: 'powerbank',
      category: 'baterias-portatiles',
      noun: 'Batería Portátil',
      group: 'Carga',
      variant: 'Capacidad',
      art: (_row, variant) => ({ label: variant }),
    },
    `
    Anker|PowerCore Essential|Power Bank USB-C|10000mAh:499, 20000mAh:799||Negro,Blanco,Azul|Salida=20 W
    Anker|Zolo|Power Bank con Cable USB-C|10000mAh:649, 20000mAh:899||Negro,Blanco,Morado|Salida=30 W
    Anker|MagGo|Power Bank Magnético|5000mAh:799, 10000mAh:1399||Negro,Blanco,Azul|Estándar=Qi2
    Anker|Prime|Power Bank con Pantalla|20000mAh:2299, 27650mAh:3299||Negro|Salida=250 W
    Xiaomi|Redmi|Power Bank USB|10000mAh:349, 20000mAh:549||Negro,Blanco|Salida=18 W
    Xiaomi|33W Integrado|Power Bank con Cable USB-C|10000mAh:499, 20000mAh:749||Azul,Beige|Salida=33 W
    Ugreen|PB|Power Bank USB-C|10000mAh:399, 20000mAh:699, 25000mAh:1799||Negro,Gris|Salida=22.5 W
    Baseus|Bipow|Power Bank con Pantalla|10000mAh:349, 20000mAh:549, 30000mAh:799||Negro,Blanco|Salida=20 W
    Baseus|Blade HD|Power Bank para Laptop|20000mAh:1499||Negro,Gris|Salida=100 W
    Samsung|EB-P|Power Bank USB-C|10000mAh:699, 20000mAh:1099||Beige|Salida=25 W
    Belkin|BoostCharge|Power Bank USB-C|5000mAh:399, 10000mAh:549, 20000mAh:849||Negro,Blanco,Azul|Salida=15 W
    Adata|P10000QCD|Power Bank con Pantalla|10000mAh:329||Negro,Blanco|Salida=18 W
    Adata|C20|Power Bank USB-C|20000mAh:499||Negro,Blanco|Salida=15 W
    Perfect Choice|Volt|Power Bank USB-C|5000mAh:199, 10000mAh:299, 20000mAh:499||Negro,Blanco,Azul|Salida=20 W
    Vorago|PB-450|Power Bank USB|5000mAh:149, 10000mAh:229, 20000mAh:399||Negro,Blanco,Azul,Rosa|Salida=10 W
    Acteck|Energy Pack|Power Bank USB-C|10000mAh:259, 20000mAh:429||Negro,Blanco|Salida=20 W
    Steren|MOV-110|Power Bank USB-C|5000mAh:299, 10000mAh:449, 20000mAh:799||Negro|Salida=20 W
    Ghia|GAC|Power Bank USB|10000mAh:199, 20000mAh:349||Negro,Blanco|Salida=10 W
    Motorola|Moto Power|Power Bank USB-C|10000mAh:449||Negro,Azul|Salida=18 W
    Energizer|UE|Power Bank USB-C|10000mAh:349, 20000mAh:599, 30000mAh:899||Negro,Blanco|Salida=22.5 W
    `,
  ),
];

/** Phones, tablets, watches, chargers and power banks. */
export const mobile = (): Draft[] => [...phones(), ...tablets(), ...watches(), ...power()];
