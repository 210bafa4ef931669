import type { CalendarDate } from '../time/calendar-date';
import type { Country } from './country';
import type { Language } from './language';

/** Facts of the accessibility statement. */
export const ACCESSIBILITY = {
  standard: 'WCAG 2.2',
  level: 'AA',
  /** Day of the last run of the full matrix of checks (`FULL=1 npm test`). */
  checkedOn: '2026-11-29' as CalendarDate,
  /** Working days until a report of a barrier is answered. */
  answerDays: 5,
  /** Narrowest screen of the checks, in CSS pixels. */
  narrowest: 320,
} as const;

export interface AccessibilityLaw {
  /** Name of the law in the languages of the market. */
  names: Partial<Record<Language, string>> & { en: string };
  /** A dated step, if the source states it. */
  dated: { step: 'inForce' | 'published' | 'signed'; on: CalendarDate } | null;
  source: { name: string; url: string };
  /** Day on which the source was read. */
  readOn: CalendarDate;
}

const readOn: CalendarDate = '2026-11-29';

/**
 * The law on disability or web accessibility of each market. Names, dates and sources only: no claim that a site
 * complies.
 */
export const ACCESSIBILITY_LAWS: Readonly<Record<Country, AccessibilityLaw | null>> = {
  GH: {
    names: { en: 'Persons with Disability Act, 2006 (Act 715)', 'zh-CN': '《残疾人法》（2006 年第 715 号法）' },
    dated: { step: 'signed', on: '2006-08-09' },
    source: {
      name: 'dredf.org',
      url: 'https://dredf.org/legal-advocacy/international-disability-rights/international-laws/ghana-disabled-persons-act/',
    },
    readOn,
  },
  NG: {
    names: {
      en: 'Discrimination Against Persons with Disabilities (Prohibition) Act, 2018',
      'zh-CN': '《禁止歧视残疾人法》（2018 年）',
    },
    dated: { step: 'signed', on: '2019-01-23' },
    source: {
      name: 'dredf.org',
      url: 'https://dredf.org/legal-advocacy/international-disability-rights/international-laws/nigeria-discrimination-against-persons-with-disabilities-act/',
    },
    readOn,
  },
  KE: {
    names: { en: 'Persons with Disabilities Act, 2025 (No. 4 of 2025)', 'zh-CN': '《残疾人法》（2025 年第 4 号法）' },
    dated: { step: 'inForce', on: '2025-05-27' },
    source: { name: 'kenyalaw.org', url: 'https://new.kenyalaw.org/akn/ke/act/2025/4/eng@2025-05-27' },
    readOn,
  },
  UG: {
    names: { en: 'Persons with Disabilities Act, 2020 (Act 3 of 2020)', 'zh-CN': '《残疾人法》（2020 年第 3 号法）' },
    dated: { step: 'inForce', on: '2020-02-14' },
    source: { name: 'ulii.org', url: 'https://ulii.org/akn/ug/act/2020/3/eng@2020-02-14' },
    readOn,
  },
  CN: {
    names: { en: 'Law on Building a Barrier-Free Environment', 'zh-CN': '《中华人民共和国无障碍环境建设法》' },
    dated: { step: 'inForce', on: '2023-09-01' },
    source: { name: 'moj.gov.cn', url: 'http://en.moj.gov.cn/2023-06/29/c_898657.htm' },
    readOn,
  },
  MA: {
    names: {
      en: 'Framework Law 97-13 on the rights of persons with disabilities',
      fr: 'Loi-cadre n° 97-13 relative à la protection et à la promotion des droits des personnes en situation de handicap',
      'zh-CN': '关于残疾人权利的第 97-13 号框架法',
    },
    dated: { step: 'published', on: '2016-05-19' },
    source: {
      name: 'Bulletin officiel n° 6466 (scribd.com)',
      url: 'https://www.scribd.com/document/680270555/Dahir-1-16-52-Fr-Handicap',
    },
    readOn,
  },
  EG: {
    names: {
      en: 'Law No. 10 of 2018 on the rights of persons with disabilities',
      ar: 'القانون رقم 10 لسنة 2018 بإصدار قانون حقوق الأشخاص ذوي الإعاقة',
      'zh-CN': '2018 年第 10 号《残疾人权利法》',
    },
    dated: null,
    source: {
      name: 'hrightsstudies.sis.gov.eg',
      url: 'https://hrightsstudies.sis.gov.eg/%D8%AF%D8%B1%D8%A7%D8%B3%D8%A7%D8%AA-%D9%88%D8%AA%D9%82%D8%A7%D8%B1%D9%8A%D8%B1/%D8%AF%D8%B1%D8%A7%D8%B3%D8%A7%D8%AA/%D8%AD%D9%82%D9%88%D9%82-%D8%B0%D9%88%D9%8A-%D8%A7%D9%84%D8%A5%D8%B9%D9%80%D9%80%D9%80%D8%A7%D9%82%D8%A9-%D9%81%D9%8A-%D9%85%D8%B5%D8%B1/',
    },
    readOn,
  },
  PK: {
    names: {
      en: 'ICT Rights of Persons with Disability Act, 2020 (Islamabad)',
      ur: 'معذور افراد کے حقوق کا ایکٹ 2020 (اسلام آباد)',
      'zh-CN': '《伊斯兰堡首都区残疾人权利法》（2020 年）',
    },
    dated: null,
    source: {
      name: 'nowpdp.org.pk',
      url: 'https://nowpdp.org.pk/laws-detail/the-ict-rights-of-persons-with-disability-act',
    },
    readOn,
  },
  SA: {
    names: {
      en: 'Law of the Rights of Persons with Disabilities (Royal Decree M/27)',
      ar: 'نظام حقوق الأشخاص ذوي الإعاقة (المرسوم الملكي رقم م/27)',
      'zh-CN': '《残疾人权利法》（第 M/27 号皇家法令）',
    },
    dated: { step: 'signed', on: '2023-08-28' },
    source: { name: 'decreesa.com', url: 'https://decreesa.com/p/503306' },
    readOn,
  },
  AE: {
    names: {
      en: 'Federal Law No. 29 of 2006 concerning the rights of persons with special needs',
      ar: 'القانون الاتحادي رقم 29 لسنة 2006 في شأن حقوق ذوي الاحتياجات الخاصة',
      'zh-CN': '2006 年第 29 号联邦法（特殊需要人士权利）',
    },
    dated: { step: 'inForce', on: '2006-08-26' },
    source: { name: 'uaelegislation.gov.ae', url: 'https://uaelegislation.gov.ae/en/legislations/1172' },
    readOn,
  },
  TR: {
    names: {
      en: 'Presidential Circular 2025/10 on the accessibility of websites and mobile applications',
      tr: 'Web Siteleri ve Mobil Uygulamaların Erişilebilirliği konulu 2025/10 sayılı Cumhurbaşkanlığı Genelgesi',
    },
    dated: { step: 'published', on: '2025-06-21' },
    source: {
      name: 'Resmî Gazete, 32933',
      url: 'https://www.resmigazete.gov.tr/eskiler/2025/06/20250621-6.pdf',
    },
    readOn,
  },
};
