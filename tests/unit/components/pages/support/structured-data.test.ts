import { describe, expect, it } from 'vitest';
import { contactLd } from '@/components/pages/support/contact-ld';
import { faqLd } from '@/components/pages/help/faq-ld';
import type { CountryView } from '@/lib/contract/places/countries';

const pakistan = {
  code: 'PK',
  contact: '+92 21 20000144/+92 300 0000144',
  email: 'pakistan@example.test/business@example.test',
  langList: [
    { langKey: 'en', name: 'English' },
    { langKey: 'ur', name: 'اردو' },
  ],
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '09:30', closes: '18:00' },
    { days: [6], opens: '09:30', closes: '13:30' },
  ],
} as unknown as CountryView;

describe('faqLd', () => {
  it('contains every question with its full answer', () => {
    const questions = [
      { key: 'fee', question: 'What does it cost?', answer: ['3%.', 'At least CNY 5.'] },
      { key: 'cap', question: 'How much at once?', answer: ['CNY 1,500.'] },
    ] as const;
    const topics = [
      {
        topic: 'cash' as const,
        title: 'Cash',
        questions: questions.map((each) => ({ ...each, answer: [...each.answer] })),
      },
    ];
    expect(faqLd(topics, 'en')).toMatchObject({
      '@type': 'FAQPage',
      inLanguage: 'en',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'What does it cost?',
          acceptedAnswer: { '@type': 'Answer', text: '3%. At least CNY 5.' },
        },
        { name: 'How much at once?', acceptedAnswer: { text: 'CNY 1,500.' } },
      ],
    });
  });
});

describe('contactLd', () => {
  const data = contactLd({ url: 'https://site.test/pk-ur/service/contact-us', language: 'ur', countries: [pakistan] });
  const desk = data.mainEntity as unknown as { '@id': string; contactPoint: object[] };

  it('has the first number and address of a market, its languages and its days', () => {
    expect(desk.contactPoint).toEqual([
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: '+92 21 20000144',
        email: 'pakistan@example.test',
        areaServed: 'PK',
        availableLanguage: ['en', 'ur'],
        hoursAvailable: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '09:30',
            closes: '18:00',
          },
          { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:30', closes: '13:30' },
        ],
      },
    ]);
  });

  it('refers to the same organisation as the home page', () => {
    expect(desk['@id']).toBe('https://site.test/#organization');
  });
});
