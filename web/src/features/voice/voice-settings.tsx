import { useQuery } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { chooseVoice, readAloud, useVoiceChoice } from '../../client/read-aloud.ts';
import { voiceSettingsText as text } from '../../text/voice.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Choices } from '../../ui/form/choices.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { listVoices } from './calls.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/** Whether and how a student is read to. */
export const VoiceSettings = () => {
  const { shown, voice, speed } = useVoiceChoice();
  const sample = useRef<HTMLParagraphElement>(null);
  const { data: voices = [], error } = useQuery({ queryKey: ['voices'], queryFn: listVoices });
  const options = [
    { value: 'auto', label: text.auto },
    { value: 'browser', label: text.browser },
    ...voices.map(({ id, name, kind, language }) => ({
      value: id,
      label: `${name} (${[text.accents[language] ?? language, text.kinds[kind]].join(', ')})`,
    })),
  ];
  return (
    <div className="grid gap-7">
      <Checkbox checked={shown} onChange={(event) => chooseVoice({ shown: event.target.checked })}>
        {text.shown}
      </Checkbox>
      <div className="max-w-sm">
        <Field label={text.voice} hint={error ? text.failed : text.voiceHint}>
          <Select
            options={options}
            value={options.some(({ value }) => value === voice) ? voice : 'auto'}
            onChange={(event) => chooseVoice({ voice: event.target.value })}
          />
        </Field>
      </div>
      <Choices
        label={text.speed}
        choices={SPEEDS.map((one) => ({ value: `${one}`, label: text.speeds(one) }))}
        value={`${speed}`}
        onChange={(value) => chooseVoice({ speed: Number(value) })}
      />
      <div className="grid justify-items-start gap-3">
        <p ref={sample} className="reading measure">
          {text.sampleText}
        </p>
        <Button look="quiet" size="sm" icon={Volume2} onClick={() => readAloud(sample.current)}>
          {text.sample}
        </Button>
      </div>
      <p className="measure text-sm text-ink-soft">{text.dictation}</p>
    </div>
  );
};
