// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { MoneyField, UnitField } from '@/components/ui/fields/measure-field';
import { PasswordField } from '@/components/ui/fields/password-field.island';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SidesField } from '@/components/ui/fields/sides-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';

const TEXTS = { label: 'Weight', hint: 'Whole kilograms', error: 'Too heavy' };
const OPTIONS = [{ value: 'a', label: 'First' }];

const FIELDS: [string, (texts: typeof TEXTS) => ReactElement][] = [
  ['TextField', (texts) => <TextField name="weight" {...texts} />],
  ['TextArea', (texts) => <TextArea name="weight" {...texts} />],
  ['SelectField', (texts) => <SelectField name="weight" options={OPTIONS} {...texts} />],
  ['PasswordField', (texts) => <PasswordField name="weight" showLabel="Show" hideLabel="Hide" {...texts} />],
  ['UnitField', (texts) => <UnitField name="weight" unit="kg" {...texts} />],
  ['MoneyField', (texts) => <MoneyField name="weight" currency="CNY" {...texts} />],
  ['Checkbox', (texts) => <Checkbox name="weight" {...texts} />],
];

const render = (element: ReactElement) => new DOMParser().parseFromString(renderToStaticMarkup(element), 'text/html');

/** The text that a control's aria-describedby leads to. */
function description(document: Document, control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' | ');
}

describe.each(FIELDS)('%s', (_name, build) => {
  const document = render(build(TEXTS));
  const control = document.querySelector('input, textarea, select')!;

  it('is named by its label', () => {
    const label = document.querySelector('label')!;
    expect(label.getAttribute('for')).toBe(control.id);
    expect(label.textContent).toContain('Weight');
    expect(control.getAttribute('name')).toBe('weight');
  });

  it('is described by its hint and its error, and marked as invalid', () => {
    expect(description(document, control)).toContain('Whole kilograms | Too heavy');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('is not marked without an error', () => {
    const calm = render(build({ label: 'Weight', hint: '', error: '' }));
    const calmControl = calm.querySelector('input, textarea, select')!;
    expect(calmControl.hasAttribute('aria-invalid')).toBe(false);
    expect(description(calm, calmControl)).not.toContain('missing');
  });
});

describe('a unit', () => {
  it('is read out with the field', () => {
    const document = render(<UnitField name="weight" label="Weight" unit="kg" />);
    expect(description(document, document.querySelector('input')!)).toBe('kg');
  });

  it('never makes a spinner field, whose wheel changes a weight by accident', () => {
    const document = render(<MoneyField name="value" label="Value" currency="CNY" />);
    const input = document.querySelector('input')!;
    expect(input.type).toBe('text');
    expect(input.inputMode || input.getAttribute('inputmode')).toBe('decimal');
  });
});

describe('RadioCards', () => {
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second', description: 'The other' },
  ];

  it('is one named group that carries the error', () => {
    const document = render(<RadioCards name="kind" legend="Who I am" options={options} error="Choose one" />);
    const group = document.querySelector('fieldset')!;
    expect(group.querySelector('legend')!.textContent).toBe('Who I am');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(description(document, group)).toBe('Choose one');
  });

  it('offers every option under one name and checks the default', () => {
    const document = render(<RadioCards name="kind" legend="Who I am" options={options} defaultValue="b" />);
    const radios = [...document.querySelectorAll('input')];
    expect(radios.map((radio) => [radio.name, radio.value, radio.checked])).toEqual([
      ['kind', 'a', false],
      ['kind', 'b', true],
    ]);
  });
});

describe('a form beside another', () => {
  it('derives its ids from the given one', () => {
    const document = render(<TextField id="header-user" name="user" label="User" hint="E-mail" />);
    expect(document.querySelector('label')!.getAttribute('for')).toBe('header-user');
    expect(document.querySelector('input')!.getAttribute('aria-describedby')).toBe('header-user-hint');
  });
});

describe('SidesField', () => {
  const side = (id: string, label: string, error?: string) => ({ name: id, id, label, error });
  const sides = (...errors: (string | undefined)[]) => {
    const [length, width, height] = errors;
    const all = [side('l', 'Length', length), side('w', 'Width', width), side('h', 'Height', height)];
    const document = render(<SidesField id="sides" label="Length × width × height" unit="cm" sides={all} />);
    return { document, inputs: [...document.querySelectorAll('input')] };
  };

  it('names the group by its visible label, and each field by its side', () => {
    const { document, inputs } = sides();
    const group = document.querySelector('[role="group"]')!;
    expect(document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent).toContain('width');
    expect(inputs.map((input) => input.getAttribute('aria-label'))).toEqual(['Length', 'Width', 'Height']);
  });

  it('reads out the unit and the error with each field', () => {
    const { document, inputs } = sides(undefined, 'Too wide');
    expect(inputs.map((input) => description(document, input))).toEqual(['cm', 'cm | Too wide', 'cm']);
    expect(inputs.map((input) => input.getAttribute('aria-invalid'))).toEqual([null, 'true', null]);
  });

  it('shows a shared error once, and reads it out with each field', () => {
    const { document, inputs } = sides('Blank', 'Too wide', 'Blank');
    expect(inputs.map((input) => description(document, input))).toEqual(['cm | Blank', 'cm | Too wide', 'cm | Blank']);
    expect([...document.querySelectorAll('p[id$="-error"]')].map((message) => message.textContent)).toEqual([
      'Blank',
      'Too wide',
    ]);
  });
});
