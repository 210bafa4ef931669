import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import { TextField } from '@/components/ui/fields/text-field';
import { LabelBars } from '@/components/parts/label/label-bars';
import { RouteLabel } from '@/components/parts/label/route-label';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import type { Country } from '@/lib/market/country';
import type { GallerySample } from './sample';
import styles from './gallery.module.css';

export function GalleryHero({ sample, country }: { sample: GallerySample; country: Country }) {
  return (
    <section data-ground="ink" className={styles.hero}>
      <Container>
        <div className={styles.heroGrid}>
          <div className={styles.heroTexts}>
            <h1>{sample.title}</h1>
            <p className={styles.heroLead}>{sample.lead}</p>
            <div data-ground="paper" className={styles.heroForm}>
              <Card raised padding="small">
                <form className={styles.trackForm}>
                  <TextField
                    name="hero-waybill"
                    label={sample.waybill}
                    hint={sample.hint}
                    icon="search"
                    figures
                    dir="ltr"
                    placeholder="DX 4821 7730 6"
                  />
                  <Button variant="primary" type="submit" block>
                    {sample.track}
                  </Button>
                </form>
              </Card>
            </div>
            <p className={styles.row}>
              <a className={buttonClass({ variant: 'secondary' })} href="#forms">
                {sample.quote}
              </a>
              <a className={buttonClass({ variant: 'quiet' })} href="#lists">
                {sample.country}
              </a>
            </p>
          </div>
          <RouteLabel
            from={{ code: 'CAN', name: sample.origin }}
            to={[{ code: 'ACC', name: sample.market }]}
            service={sample.track}
            facts={[{ key: 'quote', text: sample.quote }]}
          >
            <LabelBars number={exampleWaybill(country)} />
          </RouteLabel>
        </div>
      </Container>
    </section>
  );
}
