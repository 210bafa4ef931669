'use client';

import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { loadAreas, loadCities, loadProvinces, type Place } from '@/lib/client/places';
import { Third } from '@/components/ui/fields/form-grid';
import { clearPlaces, type PlaceGroup, type PlacePart } from './clear-places';
import { PlaceSelect } from './place-select.island';
import type { PlaceTexts } from './place-texts';
import { usePlaceList } from './use-place-list';

interface PlaceListsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  group: PlaceGroup;
  errorOf: (name: Path<Values>) => string | undefined;
  texts: PlaceTexts;
  /** Returns a country's name for its provinces; `''` while none is chosen. */
  provinceLabel: (country: string) => string;
  /** The provinces of the chosen country, if the page includes them. */
  provinces?: readonly Place[] | undefined;
  /** Section of autofill, such as `section-sender `. */
  section?: string;
}

/** Renders province, city and area. Each list is loaded when the one above it is chosen. */
export function PlaceLists<Values extends FieldValues>(props: PlaceListsProps<Values>) {
  const { form, group, errorOf, texts, provinceLabel, provinces: brought, section = '' } = props;
  const nameOf = (part: PlacePart | 'countryCode') => `${group}${part}` as Path<Values>;
  const names = [nameOf('countryCode'), nameOf('provinceCode'), nameOf('cityCode')];
  const chosenPlaces: readonly unknown[] = useWatch({ control: form.control, name: names });
  const [country = '', province = '', city = ''] = chosenPlaces.map(String);
  const provinces = usePlaceList(country, loadProvinces, brought);
  const cities = usePlaceList(province, loadCities);
  const areas = usePlaceList(city, loadAreas);
  const hasNoAreas = areas.status === 'ready' && areas.places.length === 0;
  const select = (part: PlacePart) => ({ form, name: nameOf(part), error: errorOf(nameOf(part)), texts });
  return (
    <>
      <Third>
        <PlaceSelect
          {...select('provinceCode')}
          label={provinceLabel(country)}
          placeholder={texts.chooseProvince}
          waiting={texts.countryFirst}
          list={provinces}
          autoComplete={`${section}address-level1`}
          onChosen={() => clearPlaces(form, group, ['cityCode', 'areaCode'])}
        />
      </Third>
      <Third>
        <PlaceSelect
          {...select('cityCode')}
          label={texts.city}
          placeholder={texts.chooseCity}
          waiting={texts.provinceFirst}
          list={cities}
          autoComplete={`${section}address-level2`}
          onChosen={() => clearPlaces(form, group, ['areaCode'])}
        />
      </Third>
      {!hasNoAreas && (
        <Third>
          <PlaceSelect
            {...select('areaCode')}
            label={texts.area}
            note={texts.optional}
            placeholder={texts.chooseArea}
            waiting={texts.cityFirst}
            list={areas}
            autoComplete={`${section}address-level3`}
          />
        </Third>
      )}
    </>
  );
}
