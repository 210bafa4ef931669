import type { MarketChoice } from '@/lib/market/prefix';

/**
 * Namespaces whose texts differ in a market: `messages/<language>/<namespace>.<country>.json` has the texts that
 * replace texts of `<namespace>.json`. Each market is spelled `<language>-<country>`.
 */
export const VARIANTS = {
  account: ['ar-EG', 'zh-CN-CN'],
  errors: ['ar-EG'],
  frame: ['ar-EG'],
  franchise: ['zh-CN-CN'],
  home: ['zh-CN-CN'],
  layout: ['zh-CN-CN'],
  orders: ['zh-CN-CN'],
  product: ['zh-CN-CN'],
  quote: ['zh-CN-CN'],
  rates: ['zh-CN-CN'],
  server: ['ar-EG', 'zh-CN-CN'],
  ship: ['ar-EG', 'zh-CN-CN'],
  support: ['ar-EG', 'zh-CN-CN'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Returns true if a namespace has separate texts for a market. */
export function hasVariant(namespace: string, { language, country }: MarketChoice): boolean {
  const markets: Readonly<Record<string, readonly string[]>> = VARIANTS;
  return markets[namespace]?.includes(`${language}-${country}`) ?? false;
}

type Texts = Readonly<Record<string, unknown>>;

/** True for a group of texts. In a built site, texts with arguments are arrays: next-intl compiles them. */
const isGroup = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some of a namespace's texts. */
export type Variant<Base> = { readonly [Key in keyof Base]?: Base[Key] extends string ? string : Variant<Base[Key]> };

/** Returns the texts of a namespace. The market's own texts replace the language's. */
export function withVariant<Base extends object>(base: Base, variant: Variant<NoInfer<Base>>): Base {
  const merged = (texts: Texts, marketTexts: Texts): Texts => ({
    ...texts,
    ...Object.fromEntries(
      Object.entries(marketTexts).map(([name, text]) => {
        const baseText = texts[name];
        return [name, isGroup(baseText) && isGroup(text) ? merged(baseText, text) : text];
      }),
    ),
  });
  return merged(base as Texts, variant as Texts) as Base; // a variant has keys of the base only
}
