import { CheckboxCards } from '@/components/ui/fields/checkbox-cards';
import { Container } from '@/components/ui/layout/container';
import { FactGrid } from '@/components/ui/content/fact-grid';
import { Fold } from '@/components/ui/content/fold';
import { FormGrid, Half, Third } from '@/components/ui/fields/form-grid';
import { LinkTiles } from '@/components/ui/navigation/link-tiles';
import { PhoneField } from '@/components/ui/fields/phone-field';
import { PointList } from '@/components/ui/content/point-list';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { SidesField } from '@/components/ui/fields/sides-field';
import { SplitContainer } from '@/components/ui/layout/split-container';
import { StepList } from '@/components/ui/content/step-list';
import { TextField } from '@/components/ui/fields/text-field';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { GallerySample } from './sample';
import styles from './gallery.module.css';

/** Shows the parts that make up the sections of pages. */
export function GalleryParts({ sample }: { sample: GallerySample }) {
  const texts = [sample.inTransit, sample.waiting, sample.signed, sample.failed];
  return (
    <>
      <PointList
        id="points"
        title={sample.title}
        points={texts.map((title) => ({ key: title, icon: 'parcel', title, text: sample.hint }))}
      />
      <Section ground="ink" compact>
        <Container>
          <StepList steps={texts.map((title) => ({ key: title, title, text: sample.hint }))} />
        </Container>
      </Section>
      <Section compact>
        <Container>
          <div className={styles.stack}>
            <FactGrid
              facts={texts.map((label) => ({ key: label, label, value: 'CNY 75', text: sample.description }))}
            />
            <LinkTiles tiles={texts.map((label) => ({ key: label, label, href: '#points', icon: 'truck' as const }))} />
            <Fold title={sample.track}>{sample.hint}</Fold>
            <SampleGrid sample={sample} />
          </div>
        </Container>
      </Section>
      <Section compact>
        <SplitContainer>
          <SectionHeader title={sample.title} />
          <p>{sample.description}</p>
        </SplitContainer>
      </Section>
    </>
  );
}

function SampleGrid({ sample }: { sample: GallerySample }) {
  const side = (id: string, error?: string) => ({ id, name: id, label: sample.weight, error, defaultValue: '30' });
  return (
    <form>
      <VisuallyHidden>{sample.quote}</VisuallyHidden>
      <FormGrid>
        <Half>
          <PhoneField name="phone" label={sample.waybill} callingCode="233" defaultValue="24 000 0123" />
        </Half>
        <Half>
          <SidesField
            id="sides"
            label={sample.weight}
            unit="cm"
            sides={[side('l'), side('w', sample.error), side('h')]}
          />
        </Half>
        <Third>
          <TextField name="third" label={sample.country} />
        </Third>
        <CheckboxCards
          name="kinds"
          legend={sample.choose}
          options={[
            { value: 'business', label: sample.business, description: sample.description },
            { value: 'individual', label: sample.individual },
          ]}
          defaultValues={['business']}
          error={sample.error}
        />
      </FormGrid>
    </form>
  );
}
