import type { User } from '@studia/contract/auth';
import { COUNTRIES } from '@studia/contract/countries';
import { STANDARDS } from '@studia/contract/profile';
import { Check, TriangleAlert } from 'lucide-react';
import { profileText as text } from '../../text/profile.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Details, Problems } from './details.ts';

interface Props {
  user: User;
  details: Details;
  problems: Problems;
  onWrite: (change: Partial<Details>) => void;
}

const OPTIONS = STANDARDS.map((standard) => ({ value: standard, label: standard }));

/** The fields of Profile Settings, in the order one would say them. */
export const DetailsFields = ({ user, details, problems, onWrite }: Props) => (
  <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
    <Field label={text.fullName} error={problems.fullName}>
      <TextInput
        autoComplete="name"
        maxLength={120}
        value={details.fullName}
        onChange={(event) => onWrite({ fullName: event.target.value })}
      />
    </Field>
    <Field label={text.email} hint={text.emailHint} aside={<EmailState verified={user.verified} />}>
      <TextInput type="email" readOnly value={user.email} />
    </Field>
    <Field label={text.country}>
      <Combobox
        options={COUNTRIES}
        placeholder={text.countryPlaceholder}
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
        value={details.dateOfBirth}
        onChange={(event) => onWrite({ dateOfBirth: event.target.value })}
      />
    </Field>
  </div>
);

const EmailState = ({ verified }: { verified: boolean }) => {
  const Icon = verified ? Check : TriangleAlert;
  return (
    <span className={`flex items-center gap-1 font-medium ${verified ? 'text-good' : 'text-warn'}`}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={2} />
      {verified ? text.emailVerified : text.emailUnverified}
    </span>
  );
};
