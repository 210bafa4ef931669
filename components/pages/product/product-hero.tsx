import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { PageTrail } from '@/components/frame/page/page-trail';
import { MARKET_SCENES } from '@/components/parts/market-scene';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/layout/container';
import { Scene } from '@/components/ui/content/scene';
import { isStockPriced } from '@/lib/billing/stock-price';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { actionLink } from './data/action-link';
import type { Figures } from '@/components/parts/facts/figures';
import { ProductFacts } from './product-facts';
import { isStored, type Product } from './data/product';
import { PRODUCTS } from './data/products';
import styles from './product-hero.module.css';

export interface ProductHeroProps {
  product: Product;
  market: MarketChoice & { prefix: Prefix };
  figures: Figures;
  rates: readonly RateView[];
  overHeader?: boolean;
}

export function ProductHero({ product, market, figures, rates, overHeader }: ProductHeroProps) {
  const t = useTranslations('product');
  const { key, parent, action } = product;
  const scene = product.atDoor && market.country !== 'CN' ? MARKET_SCENES[market.country] : product.scene;
  const shownRates = isStored(product) && !isStockPriced(market.country) ? [] : rates;
  return (
    <section
      data-ground="ink"
      data-hero={overHeader ? '' : undefined}
      className={classNames(styles.hero, overHeader && styles.overHeader)}
    >
      <Container>
        <PageTrail
          prefix={market.prefix}
          route={product.route}
          name={t(`pages.${key}.name`)}
          parent={parent && { route: PRODUCTS[parent].route, name: t(`pages.${parent}.name`) }}
        />
        <div className={styles.grid}>
          <div className={styles.texts}>
            <h1 className={styles.title}>{t(`pages.${key}.title`, figures)}</h1>
            <p className={styles.lead}>{t(`pages.${key}.lead`, figures)}</p>
            <p className={styles.action}>
              <Link
                href={actionLink(product, market.prefix)}
                prefetch={false}
                className={buttonClass({ variant: 'primary', size: 'large' })}
              >
                {t(`actions.${action}`)}
              </Link>
            </p>
          </div>
          <Scene name={scene} className={styles.scene} />
        </div>
        <ProductFacts facts={product.facts} figures={figures} rates={shownRates} />
      </Container>
    </section>
  );
}
