import { describe, expect, it } from 'vitest';
import { assessGoods } from '@/lib/server/parcels/goods/assess-goods';
import { segmentsOf } from '@/lib/server/parcels/goods/word-forms';

describe('the verdict on goods', () => {
  it.each([
    ['Cotton shirts', 'taken', 'GENERAL', null],
    ['Something unlisted', 'taken', 'GENERAL', null],
    ['Toy car', 'ask', 'WITH_BATTERY', '§9 batteries'],
    ['Toy car without battery', 'taken', 'GENERAL', null],
    ['Toy car with lithium battery', 'other-class', 'WITH_BATTERY', '§9 batteries'],
    ['Nike', 'ask', 'BRAND_SENSITIVE', '§9 brand-sensitive goods'],
    ['iPhone 15', 'other-class', 'PHONE_TABLET', '§9 phones and tablets'],
    ['Lipstick', 'refused', 'GENERAL', '§9 excluded: cosmetics'],
    ['Shirts, drone', 'refused', 'GENERAL', '§9 prohibited: drones'],
  ])('%s: %s', (name, verdict, goodsClass, clause) =>
    expect(assessGoods(name)).toMatchObject({ verdict, goodsClass, clause }),
  );

  it.each([
    'perfume bottle empty',
    'lipstick case',
    'knife block',
    'gun-metal ring',
    'phone case',
    'tempered glass iPhone',
    'battery charger cable',
    'case for iPhone 15',
    '不含电池',
    '空香水瓶',
    'jouet sans batterie',
    'étui à cigarettes',
    'coque pour téléphone',
    'لعبة بدون بطارية',
    'غطاء هاتف',
    'زجاجة عطر فارغة',
    'موبائل کا کور',
    'pilsiz oyuncak',
    'boş parfüm şişesi',
    'telefon için kılıf',
    '香水味蜡烛',
    // A material or a container stands between the goods and their head noun.
    'cigar black leather case',
    'wine bottle silicone stopper',
    'pistachio green dress',
    'حامل زجاجات نبيذ',
    // Imitations.
    'artificial roses',
    'roses artificielles',
    'مصنوعی پھول',
    'plastic parrot',
    'yapay orkide',
    // French and Arabic name the thing first, Urdu names its purpose.
    'soap block mould',
    'savonnier',
    'soap dish',
    '香皂架',
    'صابن دانی',
    'sabunluk',
    'ecstasy print poster',
    'miroir maquillage',
    'صحون تمر',
    'جوس نکالنے کی مشین',
    'make up bag',
  ])('%s means another thing', (name) => expect(assessGoods(name).verdict).toBe('taken'));

  it.each([
    'box of cigars',
    'perfume gift box',
    'cement bag',
    'bluetooth speaker JBL',
    'ivory bracelet made of elephant ivory',
    '象牙手镯',
    '香水礼盒',
    'pistolet en plastique jouet',
    'طائرة درون بكاميرا',
    'کیمرے والا ڈرون',
    'والعطور',
    'kelebek bıçakları',
    'kitabı',
    'power\u00a0bank',
    'd’alcool',
    // Parted words, British spellings, doses, charges and stems of medicines.
    'lip stick',
    'tooth paste',
    'moisturisers',
    'Amatem 480mg',
    'Amatem 480 mg',
    'Romoss 30000 mAh',
    'ceftazicillin',
    // A letter too many, and a drone for children.
    'dulcolaxe',
    'flagyll',
    'quadcopter toy',
    'drone toys',
    // Soap in the singular, in the plural and in a piece.
    'soap',
    'soap bars',
    'soap block',
    '香皂',
    'savon',
    'savons',
    'صابون',
    'صابن',
    'sabun',
    'sabunlar',
    'ملابس وعطور',
    'seçim afişleri',
    'flick knives',
    'fake dollars',
    'toy gun',
  ])('%s stays what it is', (name) => expect(['refused', 'other-class']).toContain(assessGoods(name).verdict));
});

it('assessGoods reads the start of a name whose characters become many', () => {
  const expanding = '\ufdfa'.repeat(80);
  expect(assessGoods(`drone ${expanding}`).verdict).toBe('refused');
  // Each character becomes four words.
  expect(segmentsOf(expanding).flat().length).toBeLessThan(40);
});
