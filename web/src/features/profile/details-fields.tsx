import type { User } from '@studia/contract/auth';
import { Check, TriangleAlert } from 'lucide-react';
import { profileText as text } from '../../text/profile.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { Details, Problems } from './details.ts';
import { SchoolFields } from './school-fields.tsx';

interface Props {
  user: User;
  details: Details;
  problems: Problems;
  onWrite: (change: Partial<Details>) => void;
}

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
    <SchoolFields details={details} problems={problems} onWrite={onWrite} />
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
