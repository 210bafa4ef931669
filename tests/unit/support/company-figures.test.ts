import { describe, expect, it } from 'vitest';
import { companyFigures } from '@/components/pages/company/company-figures';

describe('companyFigures', () => {
  it('are those of §1 and no others', () => {
    expect(companyFigures('en-GH')).toEqual({
      founded: '2019',
      markets: '11',
      languages: '6',
      uptime: '99.99%',
      push: '10,000',
    });
  });

  it('are written as the language writes them, with Latin digits', () => {
    expect(companyFigures('fr-MA-u-nu-latn').uptime).toMatch(/^99,99\s%$/);
    expect(companyFigures('tr-TR-u-nu-latn')).toMatchObject({ uptime: '%99,99', push: '10.000' });
    expect(companyFigures('ar-EG-u-nu-latn').push).toBe('10,000');
  });
});
