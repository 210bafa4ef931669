import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { Language } from '@/lib/market/language';
import { DEFAULT_COUNTRY, type Country } from '@/lib/market/country';
import { originFrom } from '@/lib/seo/site-origins';
import type { MarketChoice } from '@/lib/market/prefix';
import chinese from '@/messages/zh-CN/layout.json';
import { countryName, countryNames, type NamedCountry } from '@/lib/i18n/place-name';
import type { FrameProps } from './frame-props';
import type { MarketChooserTexts } from './market-chooser';

/** §2: 'Choose your language'; Chinese text for CN. */
export async function chooserTitle({ country, language }: MarketChoice): Promise<{ title: string; lang: string }> {
  if (country === 'CN') return { title: chinese.chooser.title, lang: 'zh-CN' };
  const t = await getTranslations('layout.chooser');
  return { title: t('title'), lang: language };
}

export async function chooserContent(
  language: Language,
  countries?: readonly NamedCountry[],
  country: Country = DEFAULT_COUNTRY,
): Promise<MarketChooserTexts> {
  const t = await getTranslations('layout.chooser');
  return {
    lead: t('lead'),
    map: t('map'),
    list: t('list'),
    names: countryNames(language, countries),
    origins: { turkish: originFrom(country, 'TR'), others: originFrom(country, DEFAULT_COUNTRY) },
  };
}

export async function frameProps(choice: MarketChoice, countries: readonly NamedCountry[]): Promise<FrameProps> {
  const t = await getTranslations('layout');
  const common = await getTranslations('common.failures');
  const { title, lang } = await chooserTitle(choice);
  return {
    market: choice,
    chooser: {
      title,
      titleLang: lang,
      close: t('chooser.close', { country: countryName(choice.country, choice.language, countries) }),
      content: await chooserContent(choice.language, countries, choice.country),
    },
    texts: {
      offline: <IconText icon="offline" text={t('network.offline')} />,
      online: <IconText icon="check-circle" text={t('network.online')} />,
      toast: {
        network: common('network'),
        service: common('service'),
        timeout: common('timeout'),
        dismiss: t('toast.close'),
      },
    },
  };
}

function IconText({ icon, text }: { icon: IconName; text: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>{text}</span>
    </>
  );
}
