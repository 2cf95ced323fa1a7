import { COUNTRIES } from '@studia/contract/countries';
import { STANDARDS } from '@studia/contract/profile';
import { useState } from 'react';
import { profileText as text } from '../../text/profile.ts';
import { Combobox } from '../../ui/form/combobox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { dayOf } from './birth-date.ts';
import type { Details, Problems } from './details.ts';

interface Props {
  details: Details;
  problems: Problems;
  onWrite: (change: Partial<Details>) => void;
  countryHint?: string | undefined;
}

const OPTIONS = STANDARDS.map((standard) => ({ value: standard, label: standard }));

/** Where a student lives, learns and when they were born: what every lesson depends on (SPEC 3). */
export const SchoolFields = ({ details, problems, onWrite, countryHint }: Props) => {
  const [today] = useState(() => dayOf(new Date()));
  return (
    <>
      <Field label={text.country} hint={countryHint}>
        <Combobox
          options={COUNTRIES}
          autoComplete="off"
          placeholder={text.countryPlaceholder}
          required
          maxLength={80}
          value={details.country}
          onChange={(country) => onWrite({ country })}
        />
      </Field>
      <Field label={text.city} note={text.optional}>
        <TextInput
          autoComplete="address-level2"
          maxLength={80}
          value={details.city}
          onChange={(event) => onWrite({ city: event.target.value })}
        />
      </Field>
      <Field label={text.standard}>
        <Select
          required
          options={OPTIONS}
          placeholder={text.standardPlaceholder}
          value={details.standard}
          onChange={(event) => onWrite({ standard: event.target.value })}
        />
      </Field>
      <Field label={text.dateOfBirth} error={problems.dateOfBirth}>
        <TextInput
          type="date"
          autoComplete="bday"
          required
          max={today}
          value={details.dateOfBirth}
          onChange={(event) => onWrite({ dateOfBirth: event.target.value })}
        />
      </Field>
    </>
  );
};
