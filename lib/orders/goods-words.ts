import { foldText } from '@/lib/text/fold-text';

/**
 * Words of goods names in the six languages, compared in the form of `foldText`. Chinese has no spaces, so its words
 * match anywhere in a text. Words of other languages match only whole words.
 */
interface GoodsWords {
  words: readonly string[];
  chinese: readonly string[];
}

const foldedWords = (text: string) => text.split(/[,\n]/).map(foldText);

/** Words without information on the contents: a name must not consist of these only. */
export const VAGUE_WORDS: GoodsWords = {
  words:
    foldedWords(`gift, gifts, present, presents, sample, samples, goods, good, item, items, product, products, parcel, parcels
    package, packages, stuff, thing, things, misc, miscellaneous, various, other, others, merchandise, cargo, box, boxes
    general, personal, effects, daily, necessities, commodity, commodities, article, articles, material, materials
    cadeau, cadeaux, echantillon, echantillons, marchandise, marchandises, produit, produits, colis, objet, objets, divers
    chose, choses, autre, autres, effets, personnels
    هديه, هدايا, عينه, عينات, بضاعه, بضائع, منتج, منتجات, طرد, طرود, اشياء, سلع, سلعه, اغراض, متنوعات, شخصيه, عامه
    تحفه, تحائف, نمونه, نمونے, سامان, اشيا, چيز, چيزيں, پارسل, مصنوعات, متفرق, ذاتي
    hediye, hediyeler, numune, numuneler, mal, mallar, urun, urunler, esya, esyalar, koli, paket, sey, cesitli, diger, kisisel`),
  chinese: foldedWords('礼物, 礼品, 样品, 货物, 物品, 商品, 产品, 包裹, 杂物, 东西, 日用品, 其他, 其它, 货'),
};

/** Articles, conjunctions and similar words, which are ignored. */
export const FILLER_WORDS: readonly string[] = foldedWords(
  'a, an, the, of, for, and, some, my, new, de, des, du, la, le, les, et, un, une, و, من, او, اور, کا, کي, کے, ve, bir, icin',
);
