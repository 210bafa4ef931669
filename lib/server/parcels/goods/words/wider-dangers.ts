import 'server-only';

/** Weapons, explosives, flammable and toxic goods as senders name them. `read-vocabulary.ts` describes the format. */
export const WIDER_DANGERS = `
# ammunition: ammunition
en: 9mm rounds, 9mm ammo, rounds of ammunition, 5.56 rounds, 12 gauge shells, empty shell casings, spent cartridges,
    blank rounds, primers ammunition, reloading powder, airsoft bbs, bb pellets, air gun pellets, lead pellets,
    magazine for ak47, rifle magazine, glock magazine, speed loader
zh-CN: 气枪子弹, 霰弹, 空包弹, 弹头
fr: balles 9mm, chargeur de pistolet, cartouches à blanc, billes airsoft
ar: طلقة, ذخيرة حية, خرطوش صيد, مخزن رصاص, فشنك, رصاص حي, طلقات صوت
ur: گولی بندوق, چھرے ائیر گن, میگزین پستول
tr: kurusıkı mermi, av fişeği, havalı tüfek saçması, şarjör, kuru sıkı mermisi
# dry-ice: toxic
en: dry ice, liquid nitrogen, infectious samples, medical waste, asbestos sheets, mercury switch, lead acid solution,
    radioisotope, uranium ore, smoke detector radioactive, dichlorvos, ota piapia, gramoxone, paraquat, glyphosate,
    roundup, malathion, fumigant, phostoxin, aluminium phosphide, naphthalene balls, moth balls, camphor balls,
    cockroach powder, bedbug killer, termite killer, mortein, flit, rambo insecticide, mosquito repellent lotion,
    odomos, mouse poison, slug pellets, izal, lysol, jik, harpic, toilet cleaner, descaler, hydrochloric, sulphuric,
    acetic acid, oxalic acid, potassium cyanide, lab reagent, caustic potash, quicklime, bleaching powder, pool shock
zh-CN: 干冰, 液氮, 蚂蚁药, 灭蟑, 蚊香液, 驱蚊水, 卫生球, 草甘膦, 84消毒液, 洁厕灵, 醋酸, 甲醛溶液, 医疗废物
fr: glace carbonique, azote liquide, anti-cafards, spirales anti-moustiques, détartrant, chaux vive, déchets médicaux
ar: ثلج جاف, ثلج جاف مبرد, نيتروجين سائل, سم فار, كرات النفتالين, فلاش, كلور مبيض, حمض كبريتيك, حامض, جير حي, برمنجنات
ur: خشک برف, کیڑے مار سپرے, چوہے مار, فینائل گولیاں, جراثیم کش, نائٹروجن مائع, گھاس مار دوا, زرعی ادویات, کھٹمل مار
tr: kuru buz, sıvı azot, hamamböceği ilacı, sivrisinek kovucu, kireç çözücü, tıbbi atık, böcek ilaçları
# explosives: explosive
en: knockouts, knock outs, firecrackers, roman candle fireworks, bottle rockets, sky rockets, cold spark powder,
    sparkular powder, hand flare, smoke flares, detonators, c4 explosive, gun powder, blasting caps, airbag, airbags,
    airbag inflator, seat belt pretensioner, gender reveal powder cannon, sparklers, cap gun caps, grenades,
    rocket launcher, safety fuse
zh-CN: 礼花筒, 安全气囊
fr: feux artifice, cierges magiques, fusée de détresse, détonateurs, grenade, grenades, airbag, airbags
ar: صواريخ العيد, صواريخ, قنابل دخان, فتيل, وسادة هوائية, ايرباج, ألعاب نارية أطفال
ur: انار پٹاخہ, بارودی مواد, ایئر بیگ, دھواں بم
tr: volkan havai, hava yastığı airbag, hava yastığı, konfeti havai fişek, maytaplar
# flammable: flammable
en: zippo fluid, lighter fuel, cigarette lighters, bic lighter, bic lighters, match sticks, box of matches,
    fire lighters, bbq charcoal, coconut charcoal, paraffin, ipa alcohol, ethyl alcohol, paint stripper, xylene,
    hexane, nail acetone, emulsion paint, oil paints, oil colours, marine paint, spray cans, silly string,
    hair spray can, air freshners, febreze, contact cleaner, starter fluid, tyre sealant, contact adhesive, evostik,
    evo stik, bostik, rubber cement, gas canisters, propane tank, camping stove fuel, gel fuel, hexamine tablets,
    fuel tablets, oxygen tank, oxygen cylinders, scuba tank filled, acetylene, argon gas, carbon dioxide cylinder,
    co2 cartridges, whipped cream chargers, helium gas, refrigerant gas, r410a, gas refill can, sulphur, phosphorus,
    ping pong ball celluloid bulk, nitrocellulose, camping stove gas, spirit white, helium balloon gas, drain opener,
    balloon gas, stove fuel, gas cartridge, gas cartridges
zh-CN: 打火机油, 安全火柴, 无水乙醇, 松香水, 二甲苯, 汽车漆, 发胶喷雾, 化清剂, 氧气罐, 乙炔, 白磷
fr: charbon à chicha, alcool à 90, peintures, bombe de laque, désodorisant spray, gaz butane, bouteille d'oxygène,
    cartouches de gaz, soufre, colle néoprène, dégrippant
ar: عود كبريت, كحول طبي, ايثانول, بويه, تربنتين, بخاخ معطر, بنزين ولاعة, أنبوبة أكسجين, كبريت أصفر, زيوت نفطية
ur: پینٹ ڈبہ, روم سپرے, لائٹر گیس, سلوشن ٹیوب, صمد بانڈ
tr: boya, çakmak gazları, kömür, etil alkol, selülozik tiner, neft, sprey boyalar, oda spreyi, oksijen tüpleri,
    kükürt tozu, balata spreyi, pas sökücü sprey
# liquid: liquid
en: engine oils, windscreen washer fluid, adblue, power steering fluid, wd-40, dish soap, washing up liquid,
    comfort softener, bubble solution, bubbles liquid, water colour liquid, correction fluid, tipp ex,
    lens cleaner liquid, snow globe, candle scent oil, humidifier liquid, ink bottles, fountain pen ink, refill ink,
    epson ink, hp ink, printer inks, sublimation ink, dtf ink, eco solvent ink, screen print ink, uv glue, loctite,
    b7000 glue, e6000, gorilla glue, mod podge, pva glue, silicone gel tube, liquid latex, liquid rubber,
    waterproof coating, paint sealer, floor polish, shoe polish, kiwi polish, leather polish, car wax,
    furniture polish, metal polish, brasso, holy oil, anointing oil, perfumed oil, hand gel, ultrasound gel,
    water gel beads, gel ice packs, ice packs, blood, vinegar bottle, syrup bottle
zh-CN: 洗衣凝珠, 泡泡水, 修正液, 隐形眼镜护理液, 香薰液, 墨盒, 热升华墨水, 热熔胶液, 硅胶水, 鞋油, 车蜡, 地板蜡, 抛光蜡, 冰袋, 机油桶, 电解液, 显影液, 502胶水, 强力胶水, ab胶水,
    防水涂料, 密封胶水
fr: lave-glace, produit vaisselle, eau bénite, cirage, cire voiture, encre en bouteille, cartouches d'encre,
    solution lentilles, bulles de savon, colle cyanoacrylate, huile sainte, huile d'onction
ar: زيت جير, مانع تجمد, معطر ملابس, منعم ملابس, جل معقم, محلول عدسات, غرا, سيليكون أنبوب, ملمع, ورنيش أحذية,
    زيت أساسي, بخاخ سائل, مياه مقدسة
ur: لیکوئڈ سوپ, ڈش واش, فیبرک سافٹنر, پالش جوتے, جوتا پالش, پرنٹر انک, لینز سلوشن
tr: cam suyu, ayakkabı boyası sıvı, ayakkabı cilası, cila, kartuş mürekkebi, silikon tüp, uhu, lens solüsyonu,
    baloncuk sıvısı, oto şampuanı
# narcotics: narcotics
en: tapentadol, ecstasy, bong, bongs, weed pipe, ganja, kush, pot brownies, thc gummies, thc vape, hemp oil, hemp flower,
    delta 8, kratom, kava powder, ayahuasca, peyote, molly drug, crack cocaine, coke drug, crystal meth, mkpuru mmiri,
    colorado weed, loud weed, igbo weed, indian hemp, poppy seeds, poppy straw, oxycodone, fentanyl, methadone,
    rohypnol, ghb, mandrax, nitrous, amyl nitrite, testosterone, trenbolone, hgh, grinders with weed, refnol, tramol,
    qat, chat leaves, muguka, spice k2
zh-CN: 麻古, 罂粟, 罂粟壳, 杜冷丁, 氯胺酮, 迷药, 笑气弹, 卡痛叶, cbd油, 火麻, 类固醇, 睾酮
fr: hachis, herbe cannabis, codéine, cbd, huile cbd, kratom
ar: بانجو, كيف مخدر, حشيشة, شبو, ايس مخدر, كودايين, ترامادول حبوب, تامول, ستيرويد, هرمون نمو, خشخاش
ur: کرسٹل میتھ, افیم, مارفین, ٹراماڈول, سٹیرائیڈ
tr: bonzai, ot uyuşturucu, kubar, marihuana, ekstazi, haşhaş, haşhaş tohumu, kodein, ketamin
# powder: powder
en: white cement, pop cement, gypsum powder, tile grout, grout, glitter powder bulk, pigment powder, fabric dye,
    tie dye powder, toner cartridges, printer toner, photocopier toner, drawing powder, flour powder, protein,
    activated charcoal powder, talc powder, gum arabic, potash, kaun, calabash chalk, nzu, kaolin
zh-CN: 染料粉, 碳粉盒, 硒鼓, 云母粉, 明矾, 填缝剂
fr: teinture textile, craie en poudre, kaolin
ar: اسمنت, حبر بودرة, صبغة أقمشة, طباشير مطحون, بدرة
ur: پلاسٹر آف پیرس, ٹونر, پھٹکری
tr: alçı, toner, kumaş boyası, derz dolgu, kaolin tozu
# weapons: weapons
en: suppressor gun, gun suppressor, rifle suppressor, solvent trap, machete, cutlass, panga, matchete, katanas,
    throwing stars, shuriken, switch blade, knuckledusters, brass knuckle, catapult hunting, bow and arrows,
    bow and arrow, recurve bow, spear gun, speargun, harpoon, body armour plates, body armor, armor plates,
    ballistic plates, ballistic helmet, kevlar vest, plate carrier with plates, trigger assembly, ak 47, ar15, ar 15,
    beretta, pistols, hand gun, rifles, shot gun, dane gun, starter pistol, blank gun, paintball marker, air pistol,
    gas pistol, red dot sight, rifle sight, laser sight gun, bump stock, gun stock, nunchaku, police taser,
    cattle prod, electric shocker
zh-CN: 开山刀, 砍刀, 大刀, 跳刀, 飞镖刀, 双截棍, 十字弩, 鱼枪, 防弹插板, 防弹头盔, 红点瞄准, 枪械配件, 弹匣, 发令枪, 信号枪, 气手枪, 电棒, 催泪剂, 藏刀
fr: machette, machettes, sabres, épées, étoiles ninja, arc et flèches, arc à poulies, silencieux pistolet, gilet balistique,
    plaques balistiques, casque balistique, pistolets, fusils, pistolet d'alarme, viseur point rouge, canon de fusil,
    matraque électrique, harpon
ar: ساطور قتال, جنابي, سكين قتال, سكين فراشة, مطاوي, قوس وسهم, قوس نشاب, كاتم صوت, درع واقي, خوذة مضادة للرصاص,
    كلاشنكوف, بارودة, منظار بندقية, منظار قنص, ناظور سلاح, بونية حديد, نجمة نينجا, رمح, بندقية صيد سمك, مسدس هواء,
    شوزن
ur: کرپان, تلواریں, چھرا, بٹن والا چاقو, شکاری چاقو, گنڈاسہ, پستول ایئر, ائیر گن, شاٹ گن, سائلنسر بندوق, سکوپ رائفل,
    دستانہ آہنی, نیزہ, ماؤزر, ٹی ٹی پستول
tr: kılıçlar, kasatura, fırlatma bıçağı, ninja yıldızı, nunçaku, sapan av, yay ve ok, makaralı yay, zıpkın, susturucu,
    balistik yelek, balistik plaka, silahlar, tüfekler, kuru sıkı, ses tabancası, red dot, namlu, tabancalar,
    elektro şok
`;
