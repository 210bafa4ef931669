import { describe, expect, it } from 'vitest';
import { companyFigures } from '@/components/pages/company/company-figures';

describe('companyFigures', () => {
  it('returns those of §1 and no others', () => {
    expect(companyFigures('en-GH')).toEqual({
      founded: '2019',
      markets: '11',
      languages: '6',
    });
  });

  it('uses Latin digits in every language', () => {
    expect(companyFigures('ar-EG-u-nu-latn').markets).toBe('11');
  });
});
