'use client';

import { useTranslations } from 'next-intl';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { loadAreas, loadCities, loadProvinces } from '@/lib/client/places';
import type { DraftValues } from '@/lib/client/ship/draft';
import { Third } from './form-grid';
import { PlaceSelect } from './place-select.island';
import { useShipData } from './ship-data.island';
import type { DraftForm, FieldName } from './use-draft-form';
import { usePlaceList } from './use-place-list';

type Party = 'sender' | 'receiver';

/** A choice further up makes what was chosen below meaningless. */
export function forgetPlaces(
  form: UseFormReturn<DraftValues>,
  party: Party,
  names: readonly ('provinceCode' | 'cityCode' | 'areaCode')[],
) {
  for (const name of names) {
    const field: FieldName = `${party}.${name}`;
    form.setValue(field, '');
    form.clearErrors(field);
  }
}

/** Province, city and area, each list asked for when the one above it is chosen. */
export function PlaceFields({ party, draftForm }: { party: Party; draftForm: DraftForm }) {
  const t = useTranslations('ship');
  const { provinces: given } = useShipData();
  const { form, errorOf } = draftForm;
  const { countryCode, provinceCode, cityCode } = useWatch({ control: form.control, name: party });
  const brought = countryCode === '' ? undefined : given[countryCode];
  const provinces = usePlaceList(
    countryCode,
    loadProvinces,
    brought?.map((province) => ({ code: province.provinceCode, name: province.name })),
  );
  const cities = usePlaceList(provinceCode, loadCities);
  const areas = usePlaceList(cityCode, loadAreas);
  const withoutAreas = areas.status === 'ready' && areas.places.length === 0;
  const select = (name: FieldName) => ({ form, name, error: errorOf(name) });
  return (
    <>
      <Third>
        <PlaceSelect
          {...select(`${party}.provinceCode`)}
          label={t('party.province')}
          placeholder={t('places.chooseProvince')}
          waiting={t('places.countryFirst')}
          list={provinces}
          autoComplete={`section-${party} address-level1`}
          onChosen={() => forgetPlaces(form, party, ['cityCode', 'areaCode'])}
        />
      </Third>
      <Third>
        <PlaceSelect
          {...select(`${party}.cityCode`)}
          label={t('party.city')}
          placeholder={t('places.chooseCity')}
          waiting={t('places.provinceFirst')}
          list={cities}
          autoComplete={`section-${party} address-level2`}
          onChosen={() => forgetPlaces(form, party, ['areaCode'])}
        />
      </Third>
      {!withoutAreas && (
        <Third>
          <PlaceSelect
            {...select(`${party}.areaCode`)}
            label={t('party.area')}
            note={t('fields.optional')}
            placeholder={t('places.chooseArea')}
            waiting={t('places.cityFirst')}
            list={areas}
            autoComplete={`section-${party} address-level3`}
          />
        </Third>
      )}
    </>
  );
}
