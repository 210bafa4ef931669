import { AmountText } from '@/components/ui/content/figures';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/layout/card';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Container } from '@/components/ui/layout/container';
import { MoneyField, UnitField } from '@/components/ui/fields/measure-field';
import { PasswordField } from '@/components/ui/fields/password-field.island';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { SelectField } from '@/components/ui/fields/select-field';
import { ProgressSteps } from '@/components/ui/content/progress-steps';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import type { GallerySample } from './sample';
import styles from './gallery.module.css';

export function GalleryForms({ sample }: { sample: GallerySample }) {
  return (
    <section id="forms" className={styles.section}>
      <Container narrow>
        <div className={styles.stack}>
          <SectionHeader title={sample.quote} lead={sample.lead} />
          <ProgressSteps label={sample.step} compactText={sample.step} doneText={sample.done} steps={stepsOf(sample)} />
          <Card padding="large">
            <form className={styles.stack}>
              <SampleFields sample={sample} />
              <div className={styles.row}>
                <Button variant="primary" iconEnd="arrow-forward">
                  {sample.quote}
                </Button>
                <Button>{sample.choose}</Button>
                <Button variant="quiet" icon="arrow-back">
                  {sample.track}
                </Button>
                <Button variant="danger" icon="trash">
                  {sample.cancel}
                </Button>
                <Button variant="primary" loading>
                  {sample.track}
                </Button>
                <Button disabled>{sample.track}</Button>
                <Button size="small" icon="copy">
                  {sample.waybill}
                </Button>
                <Button variant="primary" size="large">
                  {sample.track}
                </Button>
              </div>
            </form>
          </Card>
        </div>
      </Container>
    </section>
  );
}

const stepsOf = (sample: GallerySample) =>
  sample.steps.map((label, index) => ({
    key: String(index),
    label,
    state: index < 1 ? ('done' as const) : index === 1 ? ('current' as const) : ('upcoming' as const),
    href: index < 1 ? '#forms' : undefined,
  }));

function SampleFields({ sample }: { sample: GallerySample }) {
  const kinds = [
    { value: 'business', label: sample.business, description: sample.description, icon: 'building' as const },
    { value: 'individual', label: sample.individual, description: sample.hint, icon: 'user' as const },
  ];
  return (
    <>
      <RadioCards name="kind" legend={sample.steps[0]} options={kinds} defaultValue="business" />
      <div className={styles.columns}>
        <TextField name="waybill" label={sample.waybill} hint={sample.hint} figures dir="ltr" />
        <TextField
          name="wrong"
          label={sample.waybill}
          error={sample.error}
          figures
          dir="ltr"
          defaultValue="DX48217730"
        />
        <SelectField
          name="country"
          label={sample.country}
          placeholder={sample.choose}
          options={[{ value: 'NG', label: sample.market }]}
        />
        <PasswordField
          name="password"
          label={sample.password}
          showLabel={sample.password}
          hideLabel={sample.password}
          defaultValue="Secret-4821"
        />
        <UnitField name="weight" label={sample.weight} unit="kg" defaultValue="12" />
        <MoneyField name="value" label={sample.value} note={sample.optional} currency="CNY" defaultValue="1500.00" />
      </div>
      <TextArea name="remark" label={sample.answer} note={sample.optional} />
      <TextField name="disabled" label={sample.country} defaultValue={sample.market} disabled />
      <Checkbox name="agree" label={sample.agree} defaultChecked />
      <Checkbox name="agree-wrong" label={sample.agree} error={sample.error} />
      <RadioCards
        compact
        name="size"
        legend={sample.weight}
        options={['1 kg', '5 kg', '10 kg', '30 kg'].map((size) => ({ value: size, label: <AmountText text={size} /> }))}
        defaultValue="5 kg"
      />
    </>
  );
}
