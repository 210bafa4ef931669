'use client';

import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useAddressBook } from '@/components/account/addresses/use-address-book';
import { clearPlaces } from '@/components/parts/places/clear-places';
import { DestinationField, MORE_OF_PARTY, PartyFields } from '@/components/sending/fields/party-fields';
import { FormGrid } from '@/components/ui/fields/form-grid';
import type { Draft } from '@/lib/drafts/draft';
import type { PartyName } from '@/lib/parcel/notices';
import { useUserStore } from '@/lib/client/stores/user';
import type { Country } from '@/lib/market/country';
import { WizardFold } from '../wizard-fold.island';
import { lazyComponent } from '../lazy-component';
import { PartyPlaceFields } from './party-place-fields.island';
import { useShipData } from '../ship-data.island';
import type { DraftForm } from '../drafts/use-draft-form';

/** Shortcuts of the address book, for logged-in people. */
const AddressBookPick = lazyComponent(() => import('./address-book-pick.island').then((part) => part.AddressBookPick));
const AddressBookSave = lazyComponent(() => import('./address-book-save.island').then((part) => part.AddressBookSave));

interface PartyProps extends Pick<Draft, 'kind' | 'origin' | 'edits'> {
  draftForm: DraftForm;
}

export function SenderFields({ origin, draftForm }: PartyProps) {
  return <PartyName party="sender" draftForm={draftForm} fits={(country) => country === origin} />;
}

export function ReceiverFields({ kind, origin, edits, draftForm }: PartyProps) {
  const isInternational = kind === 'international';
  // The waybill number contains the destination, so the destination cannot change once there is a number.
  const fixed = edits !== null && draftForm.draft().values.receiver.countryCode;
  const fits = (country: Country) =>
    fixed ? country === fixed : isInternational ? country !== 'CN' : country === origin;
  return (
    <PartyName party="receiver" draftForm={draftForm} fits={fits}>
      {isInternational && !fixed && <ChosenDestination draftForm={draftForm} />}
    </PartyName>
  );
}

interface PartyFormProps {
  party: PartyName;
  draftForm: DraftForm;
  /** Returns true for the countries whose entries of the address book are offered. */
  fits: (country: Country) => boolean;
  children?: ReactNode;
}

function PartyName({ party, draftForm, fits, children }: PartyFormProps) {
  const t = useTranslations('ship.party.more');
  const { form, field, errorOf } = draftForm;
  const userId = useUserStore(({ user }) => user?.userId);
  const book = useAddressBook(userId);
  const more = MORE_OF_PARTY[party];
  const shared = { party, draftForm, book };
  return (
    <FormGrid>
      {userId && (
        <Suspense>
          <AddressBookPick {...shared} fits={fits} />
        </Suspense>
      )}
      {children}
      <PartyFields
        party={party}
        field={field}
        country={useWatch({ control: form.control, name: `${party}.countryCode` })}
        phoneRules={useShipData().phoneRules}
        place={<PartyPlaceFields party={party} draftForm={draftForm} />}
        more={(fields) => (
          <WizardFold
            title={t(party)}
            invalid={more.some((name) => errorOf(name) !== undefined)}
            startOpen={form.getValues(more).some((value) => value !== '')}
          >
            {fields}
          </WizardFold>
        )}
      />
      {userId && (
        <Suspense>
          <AddressBookSave {...shared} />
        </Suspense>
      )}
    </FormGrid>
  );
}

/** Renders the choice of the destination. A change clears the place, which is in the former country. */
function ChosenDestination({ draftForm }: Pick<PartyFormProps, 'draftForm'>) {
  const { countryNames } = useShipData();
  const { onChange, ...field } = draftForm.field('receiver.countryCode');
  return (
    <DestinationField
      {...field}
      country={useWatch({ control: draftForm.form.control, name: 'receiver.countryCode' })}
      countryNames={countryNames}
      onChange={async (event) => {
        void onChange(event);
        clearPlaces(draftForm.form, 'receiver.', ['provinceCode', 'cityCode', 'areaCode']);
      }}
    />
  );
}
