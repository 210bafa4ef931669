import { describe, expect, it } from 'vitest';
import { GOODS_CLASSES } from '@/lib/orders/choices';
import { GOODS_RULES } from '@/lib/server/parcels/goods/goods-rules';

const { nameIssue, namesDiffer } = GOODS_RULES;

describe('the rules of goods (§9)', () => {
  it.each(['Toy car with lithium battery', 'Laptop', 'Radio with battery', 'Cordless drill', '内置电池风扇'])(
    '%s ships as goods with a battery',
    (name) => {
      for (const goodsClass of ['GENERAL', 'BRAND_SENSITIVE', 'PHONE_TABLET'])
        expect(nameIssue(name, goodsClass)).toBe('goodsWithBattery');
      expect(nameIssue(name, 'WITH_BATTERY')).toBeNull();
    },
  );

  it.each(['iPhone 15', '手机', 'هاتف مع بطارية', 'Samsung tablet and earbuds'])(
    '%s ships with phones and tablets',
    (name) => {
      for (const goodsClass of ['GENERAL', 'BRAND_SENSITIVE', 'WITH_BATTERY'])
        expect(nameIssue(name, goodsClass)).toBe('goodsPhone');
      expect(nameIssue(name, 'PHONE_TABLET')).toBeNull();
    },
  );

  it.each([
    'Powerbank 10000',
    'power bank',
    '锂电池',
    '充电宝',
    'بطارية هاتف',
    'موبائل بیٹری',
    'Lityum pil',
    'Laptop battery',
    'Power tool batteries',
    'Batterie de perceuse',
  ])('%s is a battery alone, which no class accepts', (name) => {
    for (const goodsClass of GOODS_CLASSES) expect(nameIssue(name, goodsClass)).toBe('batteryAlone');
  });

  it.each(['ammunition', 'explosives', 'Hand guns', '大麻', 'petrol', 'Pétards', 'مبيدات', 'چاقو خنجر', 'Çakmak'])(
    '%s is not carried within a country either',
    (name) => expect(nameIssue(name, null)).toBe('goodsNotCarried'),
  );

  it.each([
    'Perfume',
    'Drone with lithium battery',
    'Washing powder',
    'Books',
    '香水',
    '无人机',
    'Livres scolaires',
    'عطور',
    'سجائر',
    'پرفیوم',
    'ڈرون',
    'İlaç',
    'Sigara',
    'Çocuk kitapları ve kitap',
  ])('%s is not carried', (name) => {
    for (const goodsClass of GOODS_CLASSES) expect(nameIssue(name, goodsClass)).toBe('goodsNotCarried');
    expect(nameIssue(name, null)).toBeNull();
  });

  it.each([
    'Toy without battery',
    'Battery charger',
    'Perfume bottle',
    'Book shelf',
    'Notebook',
    'Powder blue dress',
    'Wine glasses',
    '无电池玩具',
    '电池充电器',
    '香水瓶',
    '书架',
    'Jouet sans pile',
    'لعبة بدون بطارية',
    'Magazine rack',
  ])('%s is something else', (name) => expect(nameIssue(name, 'GENERAL')).toBeNull());
});

/** Prohibited goods in the words of §9. */
const OWN_WORDS = [
  'Fresh food',
  'Medicines',
  'Cosmetics',
  'Liquids',
  'Powders',
  'Lithium batteries',
  'Battery electricals',
  'Cigarettes',
  'Flammable goods',
  'Explosive goods',
  'Toxic chemicals',
  'Embargoed items',
  'Video products',
  'Weapons and ammunition',
  'Explosive precursors',
  'Drones',
  'Binoculars',
  'Books and periodicals',
  'Books',
  'Periodicals',
  'Satellite dishes',
  'Petroleum products',
  'Adult material',
  'Religious material',
  'Political material',
  'Adult and religious or political material',
  'Pure batteries',
];

describe('a word of §9', () => {
  it.each(OWN_WORDS)('%s is refused', (name) => expect(nameIssue(name, 'GENERAL')).not.toBeNull());
});

describe('the two names of a parcel (§5)', () => {
  it.each([
    ['Cotton shirts', '手机'],
    ['Leather shoes', '台灯'],
    ['Table lamp', '棉衬衫'],
  ])('%s contradicts %s', (english, chinese) => expect(namesDiffer(english, chinese)).toBe(true));

  it.each([
    ['Cotton shirts', '棉衬衫'],
    ['Phone cases', '手机壳'],
    ['Cotton abaya', '棉袍'],
    ['Doll clothes', '娃娃衣服'],
    ['Electric kettle', '水壶'],
    ['Safety shoes', '工作鞋'],
    ['Cotton shirts', ''],
    ['Something unlisted', '手机'],
  ])('%s agrees with "%s"', (english, chinese) => expect(namesDiffer(english, chinese)).toBe(false));
});
