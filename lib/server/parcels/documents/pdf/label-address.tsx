import 'server-only';
import { View } from '@react-pdf/renderer';
import { ADDRESS_LEADING, type AddressType } from './fit-address';
import { LABEL_INNER_SIZE, TITLE_WIDTH } from './label-measures';
import { PdfLine, PdfRow, BilingualLines, type PdfSide } from './line';
import type { PartyLines, BilingualText } from '../../../platform/ports/print-content';

interface LabelAddressProps {
  side: PdfSide;
  title: BilingualText;
  party: PartyLines;
  type: AddressType;
  /** True for the receiver: sorters read the country from a distance. */
  strong?: boolean;
}

/** Returns the country's English name in capitals. `Türkiye` is a Turkish word, whose capital i keeps its dot. */
export function countryCapitals({ country, countryCode }: PartyLines): string {
  return country.en.toLocaleUpperCase(countryCode === 'TR' ? 'tr' : 'en');
}

/** Sender's or receiver's address block with its title. */
export function LabelAddress({ side, title, party, type, strong = false }: LabelAddressProps) {
  const text = { fontSize: type.text, lineHeight: ADDRESS_LEADING };
  const persons = [party.name, party.company].filter(Boolean);
  const { en, local } = party.country;
  return (
    <PdfRow side={side} style={{ flexShrink: 0 }}>
      <View style={{ width: TITLE_WIDTH, flexShrink: 0 }}>
        <BilingualLines side={side} strong words={title} style={{ fontSize: 7.5 }} />
      </View>
      <View style={{ width: LABEL_INNER_SIZE.width - TITLE_WIDTH, flexShrink: 0 }}>
        {persons.map((person) => (
          <PdfLine key={person} side={side} strong style={{ fontSize: type.name, lineHeight: ADDRESS_LEADING }}>
            {person}
          </PdfLine>
        ))}
        {[party.phone, party.street, ...party.places].map((line, index) => (
          <PdfLine key={index} side={side} strong={strong && index === 0} style={text}>
            {line}
          </PdfLine>
        ))}
        <PdfLine side={side} strong style={text}>
          {[strong ? countryCapitals(party) : en, local].filter(Boolean).join(' · ')}
        </PdfLine>
      </View>
    </PdfRow>
  );
}
