import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { CodeInput } from '../../../ui/form/code-input.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Section, Specimen } from './section.tsx';

const GRADES = ['9th Grade', '10th Grade', '11th Grade', 'Undergraduate'].map((label) => ({
  value: label,
  label,
}));

/** Everything one fills in. */
export const Writing = () => (
  <Section
    number={5}
    id="writing"
    title="Writing"
    lead="A label above, a hint before the mistake, an error that says what to do."
  >
    <Specimen title="Field with TextInput, PasswordInput, Select">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Field label="Full name" hint="As your teacher writes it.">
          <TextInput autoComplete="off" placeholder="Ada Lovelace" />
        </Field>
        <Field label="Email" error="This address has no @. Please look at it again.">
          <TextInput type="email" defaultValue="ada.example.org" />
        </Field>
        <Field
          label="Password"
          aside={
            <a href="#writing" className="link">
              Forgot password?
            </a>
          }
        >
          <PasswordInput defaultValue="analytical engine" autoComplete="off" />
        </Field>
        <Field label="Standard">
          <Select options={GRADES} placeholder="Choose your grade" defaultValue="" />
        </Field>
        <Field label="City" note="optional">
          <TextInput icon={Search} placeholder="Type to search" />
        </Field>
        <Field label="Verified email" hint="Ask support to change it.">
          <TextInput icon={Mail} readOnly value="ada@example.org" />
        </Field>
        <Field label="Country">
          <TextInput disabled value="Loading countries…" readOnly />
        </Field>
        <Field label="Date of birth" error="Must be at least 10 years old">
          <TextInput type="date" defaultValue="2024-05-22" />
        </Field>
      </div>
    </Specimen>
    <Specimen title="CodeInput · one input, six cells">
      <Codes />
    </Specimen>
    <div className="grid gap-x-8 gap-y-10 md:grid-cols-2">
      <Specimen title="TextArea · grows, then scrolls">
        <Growing />
      </Specimen>
      <Specimen title="Checkbox">
        <Checkbox defaultChecked>Remember me</Checkbox>
        <Checkbox>Remind me when a card is due</Checkbox>
        <Checkbox disabled>Not available without a microphone</Checkbox>
        <Checkbox disabled defaultChecked>
          Always on
        </Checkbox>
      </Specimen>
    </div>
  </Section>
);

const Codes = () => {
  const [code, setCode] = useState('274');
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <Field label="Verification code" hint="Code expires in 15 minutes">
        <CodeInput value={code} onChange={setCode} />
      </Field>
      <Field label="Wrong code" error="This code does not match. Look at the newest email.">
        <CodeInput value="271828" onChange={() => undefined} />
      </Field>
    </div>
  );
};

const Growing = () => {
  const [text, setText] = useState('I take 3 from both sides, then');
  return (
    <Field label="What did you try?">
      <TextArea value={text} onChange={(event) => setText(event.target.value)} rows={2} maxHeight="9rem" />
    </Field>
  );
};
