import 'server-only';

/**
 * Batteries, drones, binoculars and satellite dishes by their everyday, market and brand names. `read-vocabulary.ts`
 * describes the format.
 */
export const EVERYDAY_DEVICES = `
# binoculars: binoculars
en: opera glass, nvg, thermal imager, thermal camera, rangefinder, range finder, golf rangefinder, laser rangefinder,
    sniper scope, periscope, field glass
zh-CN: 天文镜, 红外夜视, 热成像, 热像仪, 倍镜, 观鸟镜, 寻星镜, 潜望镜
fr: lunette astronomique, monoculaire, caméra thermique, lunettes nocturnes
ar: كاميرا حرارية, تلسكوبات
ur: تھرمل کیمرہ, سنائپر سکوپ, doorbeen, durbeen, doorbin, dorbeen
tr: termal kamera, gece görüş gözlüğü, monoküler
# drones: drones
en: helicopter with camera, uas, autel evo, rc glider, remote controlled aeroplane, fpv goggles
zh-CN: 航拍, 航模, 航模飞机, 遥控飞机玩具, 四轴飞机, 无人直升机, 固定翼, 遥控直升飞机
fr: quadrirotor, hélicoptère rc, avion rc, aéromodélisme avion
ar: درونات, طيارة مسيرة, طائرة لعبة بكاميرا, طيارة ريموت, طائرة ريموت, طائرة رش, دي جي اي, مافيك
ur: ڈرونز, کیمرے والا ہیلی کاپٹر, ریموٹ والا جہاز, ڈی جے آئی, remote wala jahaz, remote wala helicopter
tr: kumandalı helikopter, kumandalı uçak, rc helikopter, rc uçak, model uçak, siha
# measures-charge: device
en: 0mah
ar: مللي أمبير, ملي أمبير
ur: ایم اے ایچ
# power-bank: battery
en: battery charger pack, aa cells, lr41, li po, nicd, nickel cadmium, watch cell, d cell, smart battery case
zh-CN: 启动电源, 移动充电器
ar: حجارة قلم, بيل, بيلات, باتري, لابيل, شارجور بورتابل, مركم
ur: گھڑی کا سیل, ریموٹ کے سیل, چارجنگ بینک, ghari ka cell, cell remote wale
tr: araç aküsü, matkap aküsü, marş takviye
# satellite: satellite
en: gotv, startimes dish, free to air decoder, strong decoder, starlink router, vsat modem, bgan terminal, azam dish,
    zuku dish, sky dish
zh-CN: 卫星电视, 小锅盖, 卫星锅盖, 户户通, 中星九号
ar: طبق ستلايت, صحن دش, البارابول, بارابول, راس لاقط, ال ان بي, طبق دش, طبق دش ستالايت, ستالايت, لاقط هوائي
ur: dish antena, lnb dish
`;
