import { describe, expect, it } from 'vitest';
import { ROUTES } from '@/lib/routing/routes';
import { questionsOf, HELP_TOPICS } from '@/components/pages/help/faq';
import { COUNTRIES, type Country } from '@/lib/market/country';
import layout from '@/messages/en/layout.json';
import support from '@/messages/en/support.json';

const keys = (country: Country) => questionsOf(country).flatMap(({ questions }) => questions.map(({ key }) => key));
const customs = (country: Country) =>
  questionsOf(country)
    .find(({ topic }) => topic === 'customs')!
    .questions.map(({ key }) => key);

describe('questionsOf', () => {
  it.each(COUNTRIES)('has an answer on every topic in %s, each question once', (country) => {
    expect(questionsOf(country).map(({ topic }) => topic)).toEqual([...HELP_TOPICS]);
    for (const { questions } of questionsOf(country)) expect(questions.length).toBeGreaterThan(0);
    expect(new Set(keys(country)).size).toBe(keys(country).length);
  });

  it('states only the market’s customs rule, if §9 has one', () => {
    expect(customs('MA')).toEqual(['morocco', 'value', 'quantity']);
    expect(customs('SA')).toEqual(['saudiArabia', 'value', 'quantity']);
    expect(customs('AE')).toEqual(['emirates', 'value', 'quantity']);
  });

  it('invents no customs rule for other markets', () => {
    const others = COUNTRIES.filter((country) => !['MA', 'SA', 'AE', 'CN'].includes(country));
    for (const country of others) expect(customs(country)).toEqual(['elsewhere', 'value', 'quantity']);
  });

  it('shows senders in China every rule', () => {
    expect(customs('CN')).toEqual(['morocco', 'saudiArabia', 'emirates', 'elsewhere', 'value', 'quantity']);
  });

  it('uses every text', () => {
    expect(new Set(COUNTRIES.flatMap(keys))).toEqual(new Set(Object.keys(support.help.items)));
  });

  it('links only to existing pages with a name', () => {
    const steps = COUNTRIES.flatMap(questionsOf).flatMap(({ questions }) => questions.map(({ nextStep }) => nextStep));
    for (const step of new Set(steps)) {
      if (!step) continue;
      expect(ROUTES.map(({ name }) => name)).toContain(step);
      expect(layout.links).toHaveProperty([step]);
    }
  });
});
