import { describe, expect, it } from 'vitest';
import { companyFigures } from '@/components/pages/company/company-figures';

describe('companyFigures', () => {
  it('returns those that can be counted and no others', () => {
    expect(companyFigures('en-GH', 1052)).toEqual({
      markets: '11',
      cities: '1,052',
      languages: '6',
    });
  });

  it('uses Latin digits in every language', () => {
    expect(companyFigures('ar-EG-u-nu-latn', 52)).toMatchObject({ markets: '11', cities: '52' });
  });
});
