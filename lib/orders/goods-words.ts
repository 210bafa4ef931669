import { foldText } from '@/lib/market/fold-text';

/**
 * Words of goods names in the six languages, compared as `foldText` writes them. Chinese has no spaces: its words are found
 * anywhere in a text, those of the other languages as whole words.
 */
interface GoodsWords {
  words: readonly string[];
  chinese: readonly string[];
}

const list = (text: string) => text.split(/[,\n]/).map(foldText);

/** Say that something is sent and not what: no name consists of these alone. */
export const VAGUE: GoodsWords = {
  words:
    list(`gift, gifts, present, presents, sample, samples, goods, good, item, items, product, products, parcel, parcels
    package, packages, stuff, thing, things, misc, miscellaneous, various, other, others, merchandise, cargo, box, boxes
    general, personal, effects, daily, necessities, commodity, commodities, article, articles, material, materials
    cadeau, cadeaux, echantillon, echantillons, marchandise, marchandises, produit, produits, colis, objet, objets, divers
    chose, choses, autre, autres, effets, personnels
    هديه, هدايا, عينه, عينات, بضاعه, بضائع, منتج, منتجات, طرد, طرود, اشياء, سلع, سلعه, اغراض, متنوعات, شخصيه, عامه
    تحفه, تحائف, نمونه, نمونے, سامان, اشيا, چيز, چيزيں, پارسل, مصنوعات, متفرق, ذاتي
    hediye, hediyeler, numune, numuneler, mal, mallar, urun, urunler, esya, esyalar, koli, paket, sey, cesitli, diger, kisisel`),
  chinese: list('礼物, 礼品, 样品, 货物, 物品, 商品, 产品, 包裹, 杂物, 东西, 日用品, 其他, 其它, 货'),
};

/** Say nothing by themselves. */
export const FILLERS: readonly string[] = list(
  'a, an, the, of, for, and, some, my, new, de, des, du, la, le, les, et, un, une, و, من, او, اور, کا, کي, کے, ve, bir, icin',
);

export const BATTERIES: GoodsWords = {
  words:
    list(`battery, batteries, lithium, powerbank, powerbanks, accumulator, batterie, batteries, accu, accus, pile, piles
    بطاريه, بطاريات, ليثيوم, بيٹري, بيٹرياں, ليتهيم, pil, piller, batarya, bataryalar, lityum, aku`),
  chinese: list('电池, 锂电, 充电宝, 移动电源'),
};

/** §9: excluded and prohibited goods that a single word tells. */
export const NOT_CARRIED: GoodsWords = {
  words:
    list(`liquid, liquids, powder, powders, perfume, perfumes, alcohol, whisky, wine, beer, petrol, gasoline, kerosene
    medicine, medicines, drug, drugs, vaccine, cosmetic, cosmetics, shampoo, cigarette, cigarettes, cigar, cigars, tobacco
    gun, guns, pistol, rifle, weapon, weapons, ammunition, explosive, explosives, firework, fireworks, firecrackers
    drone, drones, binoculars, book, books, magazine, magazines, dvd, dvds
    liquide, liquides, poudre, poudres, parfum, parfums, alcool, vin, biere, essence, medicament, medicaments, cosmetique
    cosmetiques, tabac, arme, armes, munitions, explosif, explosifs, jumelles, livre, livres
    سائل, سوائل, مسحوق, مساحيق, عطر, عطور, كحول, بنزين, دواء, ادويه, سجائر, سيجاره, تبغ, سلاح, اسلحه, ذخيره, متفجرات
    درون, طائرة مسيرة, كتاب, كتب
    مائع, پاؤڈر, پرفيوم, شراب, پيٹرول, دوا, دوائي, ادويات, سگريٹ, تمباكو, هتهيار, بارود, ڈرون, كتابيں, كاسميٹكس
    sivi, sivilar, parfum, alkol, sarap, bira, benzin, ilac, ilaclar, kozmetik, sigara, tutun, silah, silahlar, muhimmat
    patlayici, havai fisek, dron, durbun, kitap, kitaplar`),
  chinese: list(
    '液体, 粉末, 香水, 白酒, 红酒, 啤酒, 汽油, 药品, 化妆品, 香烟, 烟草, 枪, 弹药, 炸药, 烟花, 鞭炮, 无人机, 望远镜, 书籍, 图书, 杂志, 光盘',
  ),
};

/** Before the word they deny it: "toy without battery". */
export const DENIALS: readonly string[] = list('no, non, without, sans, بدون, بلا, بغير, غير');
/** After the word they make another thing of it: "battery charger", "perfume bottle", "book shelf". */
export const ANOTHER_THING: readonly string[] =
  list(`free, excluded, charger, chargers, case, cases, cover, covers, holder, holders
  bottle, bottles, box, boxes, bag, bags, stand, stands, shelf, shelves, rack, racks, light, lights, clip, clips, brush, brushes
  toy, toys, sticker, stickers, rest, coated, printed, blue, pink, opener, glass, glasses, haric, siz, olmadan, kilifi, kutusu
  چارجر, كے بغير, ke`);
/** The same in Chinese, before and after. */
export const CHINESE_EXCEPTIONS =
  /(无|不含|不带|没有)(电池|锂电)|(电池|锂电)(充电器|盒|座|夹|仓)|香水瓶|(酒)(杯|架|瓶)|书(架|签|包)|玩具枪|水枪/g;
