import { describe, expect, it } from 'vitest';
import { vagueNameIssue } from '@/lib/orders/goods-issue';

describe('the name of goods (§5: specific and truthful)', () => {
  it.each([
    'Cotton T-shirts',
    'Steel kitchen scissors',
    'Gift boxes of soap',
    'Sample dresses',
    'TV',
    'Goods lift motor',
    '棉衬衫',
    '茶',
    '样品裙子',
    'Chaussures en cuir',
    'قمصان قطنية',
    'سوتی قمیضیں',
    'Pamuklu gömlek',
    'Oud',
  ])('%s is specific enough', (name) => expect(vagueNameIssue(name)).toBeNull());

  it.each([
    'x',
    '7',
    '-',
    'gift',
    'Gifts',
    'some samples',
    'General goods',
    'Personal items',
    'other',
    '12 items',
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
  ])('%s is not specific', (name) => expect(vagueNameIssue(name)).toBe('goodsNameVague'));

  it('may be missing: the field itself is required', () => expect(vagueNameIssue(' ')).toBeNull());
});
