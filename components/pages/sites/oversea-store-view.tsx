import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { prefixIn } from '@/components/parts/maps/market-map';
import { countryName, countryNames, type NamedCountry } from '@/lib/i18n/names/place-name';
import { figuresOf, type Figures } from '@/components/parts/facts/figures';
import { NextStepBand } from '@/components/frame/page/next-step-band';
import { StepList } from '@/components/ui/content/step-list';
import { PageIntro } from '@/components/frame/page/page-intro';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { SiteView } from '@/lib/contract/places/sites';
import { COUNTRIES } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { originBeforePath } from '@/lib/seo/site-origins';
import styles from './oversea-store-view.module.css';
import { type ListedWarehouse, WarehouseList } from './card/warehouse-list';

export interface OverseaStoreViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly NamedCountry[];
  /** Warehouses of all countries, including the warehouse in Guangzhou that ships stock. Empty if unavailable. */
  warehouses: readonly SiteView[];
}

/** Overseas warehouses: shows their places, their work, and the route of stock to them (§2). */
export function OverseaStoreView({ market, countries, warehouses }: OverseaStoreViewProps) {
  const t = useTranslations('network.oversea');
  const { country, language, prefix } = market;
  const figures = figuresOf(market, countryName(country, language, countries));
  return (
    <>
      <PageIntro prefix={prefix} page="service-oversea-store" title={t('title', figures)} lead={t('lead')} scene="port">
        <p className={styles.ways}>
          <Link href={paths.warehouse(prefix)} prefetch={false} className={buttonClass({ variant: 'primary' })}>
            {t('more.product')}
          </Link>
          <Link href={paths.locationMap(prefix)} prefetch={false} className={buttonClass()}>
            {t('more.map')}
          </Link>
        </p>
      </PageIntro>
      <Warehouses market={market} countries={countries} warehouses={warehouses} />
      <WarehouseTasks figures={figures} />
      <SendIn
        figures={figures}
        origin={warehouses.find(({ countryCode }) => countryCode === 'CN')}
        market={market}
        countries={countries}
      />
      <NextStepBand
        title={t('next.title')}
        text={t('next.text')}
        href={paths.contactProficient(prefix)}
        label={t('next.label')}
      />
    </>
  );
}

/** Lists the market's own warehouse first, then the others in the order of §1. */
function Warehouses({ market, countries, warehouses }: OverseaStoreViewProps) {
  const t = useTranslations('network.oversea.list');
  const names = countryNames(market.language, countries);
  const order = [market.country, ...COUNTRIES.filter((code) => code !== market.country)].filter(
    (code) => code !== 'CN',
  );
  const abroad = order.flatMap((code) => warehouses.filter(({ countryCode }) => countryCode === code));
  return (
    <Section labelledBy="warehouses">
      <Container>
        <SectionHeader id="warehouses" title={t('title')} lead={t('lead')} />
        {abroad.length === 0 && <Notice tone="warn">{t('unavailable')}</Notice>}
        <WarehouseList warehouses={abroad.map((site) => toListedWarehouse(site, market, names))} />
      </Container>
    </Section>
  );
}

/** Adds the name of the country, and the address of the warehouse in its own market's list. */
function toListedWarehouse(
  site: SiteView,
  reader: MarketChoice,
  names: ReturnType<typeof countryNames>,
): ListedWarehouse {
  const { siteCode, countryCode } = site;
  const list = originBeforePath(reader.country, countryCode) + paths.locationMap(prefixIn(countryCode, reader));
  return { site, country: names[countryCode], mapHref: `${list}#${siteCode}` };
}

const WORK = [
  { key: 'inbound', icon: 'warehouse' },
  { key: 'fulfilment', icon: 'parcel' },
  { key: 'lastMile', icon: 'truck' },
  { key: 'returns', icon: 'return' },
] as const satisfies readonly { key: string; icon: IconName }[];

function WarehouseTasks({ figures }: { figures: Figures }) {
  const t = useTranslations('network.oversea.work');
  return (
    <Section ground="wash" labelledBy="work">
      <Container>
        <SectionHeader id="work" title={t('title')} />
        <ul role="list" className={styles.work}>
          {WORK.map(({ key, icon }) => (
            <li key={key} className={styles.task}>
              <Icon name={icon} size={32} className={styles.icon} />
              <h3 className={styles.name}>{t(`${key}.title`, figures)}</h3>
              <p className={styles.text}>{t(`${key}.text`, figures)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const STEPS = ['plan', 'pack', 'handOver', 'arrive'] as const;

interface SendInProps extends Pick<OverseaStoreViewProps, 'market' | 'countries'> {
  figures: Figures;
  origin: SiteView | undefined;
}

function SendIn({ figures, origin, market, countries }: SendInProps) {
  const t = useTranslations('network.oversea.send');
  const steps = STEPS.map((key) => ({
    key,
    title: t(`${key}.title`, figures),
    text: t(`${key}.text`, figures),
  }));
  return (
    <Section labelledBy="send-in">
      <Container>
        <SectionHeader id="send-in" title={t('title')} />
        <StepList steps={steps} />
        {origin && (
          <div className={styles.origin}>
            <h3 className={styles.name}>{t('where')}</h3>
            <WarehouseList warehouses={[toListedWarehouse(origin, market, countryNames(market.language, countries))]} />
          </div>
        )}
      </Container>
    </Section>
  );
}
