import { describe, expect, it } from 'vitest';
import { goodsNameIssue } from '@/lib/orders/goods-issue';

describe('the name of goods (§5: specific and truthful)', () => {
  it.each([
    ...['Cotton T-shirts', 'Steel kitchen scissors', 'Gift boxes of soap', 'Sample dresses', 'TV', 'Goods lift motor'],
    ...['棉衬衫', '茶', '样品裙子', 'Chaussures en cuir', 'قمصان قطنية', 'سوتی قمیضیں', 'Pamuklu gömlek', 'Oud'],
  ])('%s says what is inside', (name) => expect(goodsNameIssue(name, 'GENERAL')).toBeNull());

  it.each([
    ...['x', '7', '-', 'gift', 'Gifts', 'some samples', 'General goods', 'Personal items', 'other', '12 items'],
    ...[
      '礼物',
      '样品',
      '货物和礼品',
      'Cadeau',
      'Divers objets',
      'هدية',
      'بضائع متنوعات',
      'تحائف',
      'سامان',
      'Hediye',
      'Çeşitli eşya',
    ],
  ])('%s does not', (name) => expect(goodsNameIssue(name, 'GENERAL')).toBe('goodsNameVague'));

  it('may be missing: the field itself is required', () => expect(goodsNameIssue(' ', 'GENERAL')).toBeNull());
});

describe('the rules of goods (§9)', () => {
  it.each([
    ...[
      'Toy car with lithium battery',
      'Power tool batteries',
      'Powerbank 10000',
      '锂电池',
      '充电宝',
      'Batterie de perceuse',
    ],
    ...['بطارية هاتف', 'موبائل بیٹری', 'Lityum pil'],
  ])('%s travels with phones and tablets alone', (name) => {
    expect(goodsNameIssue(name, 'GENERAL')).toBe('goodsWithBattery');
    expect(goodsNameIssue(name, 'BRAND_SENSITIVE')).toBe('goodsWithBattery');
    expect(goodsNameIssue(name, 'PHONE_TABLET')).toBeNull();
  });

  it.each([
    ...['Perfume', 'Drone with lithium battery', 'Washing powder', 'Books', '香水', '无人机', 'Livres scolaires'],
    ...['عطور', 'سجائر', 'پرفیوم', 'ڈرون', 'İlaç', 'Sigara', 'Çocuk kitapları ve kitap'],
  ])('%s is not carried', (name) => {
    for (const goodsClass of ['GENERAL', 'PHONE_TABLET', 'BRAND_SENSITIVE'])
      expect(goodsNameIssue(name, goodsClass)).toBe('goodsNotCarried');
    expect(goodsNameIssue(name, null)).toBeNull();
  });

  it.each([
    ...[
      'Toy without battery',
      'Battery charger',
      'Perfume bottle',
      'Book shelf',
      'Notebook',
      'Powder blue dress',
      'Wine glasses',
    ],
    ...['无电池玩具', '电池充电器', '香水瓶', '书架', 'Jouet sans pile', 'لعبة بدون بطارية', 'Magazine rack'],
  ])('%s is another thing', (name) => expect(goodsNameIssue(name, 'GENERAL')).toBeNull());
});
