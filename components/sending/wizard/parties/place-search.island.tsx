'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { PlaceNames } from '@/components/parts/maps/place-names';
import { clearPlaces } from '@/components/parts/places/clear-places';
import { TextField } from '@/components/ui/fields/text-field';
import type { FoundPlace } from '@/lib/http/found-places';
import { searchPlaces } from '@/lib/client/places';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import { useRead } from '@/lib/client/api/use-read';
import { MAX_PLACE_SEARCH_LENGTH } from '@/lib/market/limits';
import { placeNameOrder } from '@/lib/i18n/names/place-name-order';
import styles from './place-search.module.css';
import type { DraftForm, FieldName } from '../drafts/use-draft-form';
import { usePlaceNames } from './use-place-names';

/** Milliseconds after the last letter until the search starts. */
const DEBOUNCE_MS = 200;
const PARTS = ['provinceCode', 'cityCode', 'areaCode'] as const;

export interface PlaceFieldsProps {
  party: 'sender' | 'receiver';
  draftForm: DraftForm;
}

/**
 * Returns true if the text is worth a search. One letter finds too much, except a Chinese character, which may be a
 * name.
 */
const isWorthSearching = (text: string) =>
  text.length <= MAX_PLACE_SEARCH_LENGTH && (text.length > 1 || /\p{Script=Han}/u.test(text));

/**
 * Finds a city or district by a part of its name. One choice fills in province, city and area
 * (docs/decisions/wizard.md).
 */
export function PlaceSearch({ party, draftForm }: PlaceFieldsProps) {
  const t = useTranslations('ship.places');
  const id = `${party}-place`;
  const { form, errorOf } = draftForm;
  const place = usePlaceField({ party, draftForm });
  const { typed, list, active } = place;
  return (
    <div className={styles.search}>
      <TextField
        name={id}
        id={id}
        ref={(input) => {
          // Links of mistakes about any of its codes lead to this field.
          place.province.ref(input);
          place.city.ref(input);
        }}
        role="combobox"
        label={t('search')}
        disabled={place.countryCode === ''}
        hint={place.countryCode === '' ? t('countryFirst') : place.nothing ? t('none') : t('searchHint')}
        error={errorOf(`${party}.provinceCode`) ?? errorOf(`${party}.cityCode`) ?? place.failure}
        value={typed ?? place.chosen}
        autoComplete="off"
        aria-expanded={list.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={list.length > 0 ? `${id}-${active}` : undefined}
        onChange={(event) => place.search(event.target.value)}
        onKeyDown={place.handleArrowKeys}
        onBlur={() => {
          place.leave();
          if (form.getValues(`${party}.provinceCode`) === '') place.province.onBlur();
        }}
      />
      <ul
        role="listbox"
        id={`${id}-list`}
        aria-label={t('search')}
        className={styles.list}
        hidden={list.length === 0}
        // Scrolls the list above the bar at the bottom of a narrow screen.
        ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
      >
        {list.map((foundPlace, index) => (
          <li
            key={foundPlace.areaCode || foundPlace.cityCode}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The field must not lose the focus: leaving it would choose another place.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => place.choose(foundPlace)}
          >
            <PlaceNames names={foundPlace.names} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Returns the state of the field: the typed text, the places found for it, and the place that the arrow keys selected.
 */
function usePlaceField({ party, draftForm }: PlaceFieldsProps) {
  const locale = useLocale();
  const failureText = useFailureText();
  const { control } = draftForm.form;
  const fields = useWatch({ control, name: party });
  const { field: province } = useController({ control, name: `${party}.provinceCode` });
  const { field: city } = useController({ control, name: `${party}.cityCode` });
  // Null shows the chosen place.
  const [typed, setTyped] = useState<string | null>(null);
  // The chosen place's names, until the lists that contain them are loaded.
  const [picked, setPicked] = useState<FoundPlace | null>(null);
  const [active, setActive] = useState(0);
  const names = usePlaceNames(fields);
  const isPicked = picked?.cityCode === fields.cityCode && picked.areaCode === fields.areaCode;
  const levels = isPicked ? picked.names : [names.area, names.city, names.province];
  const { names: ordered, separator } = placeNameOrder(levels, locale);
  const word = (typed ?? '').trim();
  const { countryCode } = fields;
  const searchWord = countryCode !== '' && isWorthSearching(word) ? word : null;
  const searchRead = useRead(
    searchWord && `${countryCode} ${searchWord}`,
    (_, signal) => searchPlaces(countryCode as Exclude<typeof countryCode, ''>, searchWord!, signal),
    { delay: DEBOUNCE_MS },
  );
  const list = typed === null ? [] : searchRead.status === 'ready' ? searchRead.data : [];

  function choose(place: FoundPlace) {
    for (const part of PARTS) {
      const name = `${party}.${part}` as FieldName;
      draftForm.form.setValue(name, place[part], { shouldTouch: true });
      draftForm.form.clearErrors(name);
    }
    setPicked(place);
    setTyped(null);
  }

  function search(text: string) {
    // A place that was removed from the field must not be sent.
    if (fields.provinceCode !== '') clearPlaces(draftForm.form, `${party}.`, PARTS);
    setTyped(text);
    setActive(0);
  }

  function handleArrowKeys(event: KeyboardEvent) {
    if (event.key === 'Escape' && typed !== null) return setTyped(null);
    if (list.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + list.length) % list.length);
    else if (event.key === 'Enter') choose(list[active]!);
    else return;
    event.preventDefault();
  }

  return {
    typed,
    list,
    active,
    province,
    city,
    chosen: ordered.join(separator),
    countryCode,
    nothing:
      word.length > MAX_PLACE_SEARCH_LENGTH ||
      (typed !== null && searchRead.status === 'ready' && searchRead.data.length === 0),
    failure: searchRead.status === 'failed' ? failureText(searchRead.failure) : undefined,
    choose,
    search,
    handleArrowKeys,
    /** Chooses the only place found when the field is left. */
    leave: () => {
      const [only, ...others] = list;
      if (only && others.length === 0) choose(only);
    },
  };
}
