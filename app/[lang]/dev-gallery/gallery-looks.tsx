import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Container } from '@/components/ui/layout/container';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { GallerySample } from './sample';
import styles from './gallery.module.css';

const VARIANTS: readonly NonNullable<ButtonLook['variant']>[] = ['primary', 'secondary', 'quiet', 'danger'];

/** `data-look`: a test forces the state that only the browser can set (gallery.spec.ts). */
const LOOKS = ['rest', 'hover', 'focus-visible', 'active'] as const;

/** Renders each control in each of its states, one state per column. */
export function GalleryLooks({ sample }: { sample: GallerySample }) {
  return (
    <section id="looks" className={styles.section}>
      <Container>
        <div className={styles.stack}>
          {VARIANTS.map((variant) => (
            <VariantButtons key={variant} variant={variant} sample={sample} />
          ))}
          <div className={styles.columns}>
            {LOOKS.filter((look) => look !== 'active').map((look) => (
              <LookFields key={look} look={look} sample={sample} />
            ))}
            <DisabledFields sample={sample} />
            <WrongFields sample={sample} />
          </div>
        </div>
      </Container>
    </section>
  );
}

function VariantButtons({ variant, sample }: { variant: NonNullable<ButtonLook['variant']>; sample: GallerySample }) {
  return (
    <div className={styles.row}>
      {LOOKS.map((look) => (
        <Button key={look} variant={variant} data-look={look}>
          {sample.track}
        </Button>
      ))}
      <Button variant={variant} loading>
        {sample.track}
      </Button>
      <Button variant={variant} disabled>
        {sample.track}
      </Button>
    </div>
  );
}

function LookFields({ look, sample }: { look: string; sample: GallerySample }) {
  const name = `look-${look}`;
  return (
    <div className={styles.stack}>
      <TextField name={`${name}-text`} label={sample.waybill} data-look={look} />
      <TextField name={`${name}-filled`} label={sample.country} defaultValue={sample.market} data-look={look} />
      <SelectField
        name={`${name}-select`}
        label={sample.country}
        options={[{ value: 'NG', label: sample.market }]}
        data-look={look}
      />
      <Checkbox name={`${name}-box`} label={sample.agree} data-look={look} />
      <RadioCards
        name={`${name}-radio`}
        legend={sample.steps[0]}
        options={[{ value: 'business', label: sample.business }]}
        data-look={look}
      />
    </div>
  );
}

function DisabledFields({ sample }: { sample: GallerySample }) {
  return (
    <div className={styles.stack}>
      <TextField name="off-text" label={sample.waybill} disabled />
      <TextField name="off-filled" label={sample.country} defaultValue={sample.market} disabled />
      <SelectField
        name="off-select"
        label={sample.country}
        options={[{ value: 'NG', label: sample.market }]}
        disabled
      />
      <Checkbox name="off-box" label={sample.agree} disabled />
      <RadioCards
        name="off-radio"
        legend={sample.steps[0]}
        options={[{ value: 'business', label: sample.business }]}
        disabled
      />
    </div>
  );
}

function WrongFields({ sample }: { sample: GallerySample }) {
  const { error } = sample;
  return (
    <div className={styles.stack}>
      <TextField name="wrong-text" label={sample.waybill} error={error} />
      <SelectField
        name="wrong-select"
        label={sample.country}
        options={[{ value: 'NG', label: sample.market }]}
        error={error}
      />
      <RadioCards
        name="wrong-radio"
        legend={sample.steps[0]}
        options={[{ value: 'business', label: sample.business }]}
        error={error}
      />
    </div>
  );
}
