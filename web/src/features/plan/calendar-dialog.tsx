import type { PlanId } from '@studia/contract/ids';
import { PLAN } from '@studia/contract/limits';
import type { PlanContent } from '@studia/contract/plan';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../client/save-file.ts';
import { calendarText as text, durationOf } from '../../text/goal-setting.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { calendarFile } from './calendar-file.ts';
import { dayName } from './days.ts';
import { planAddress } from './plan-address.ts';
import { scheduled, type Appointment } from './schedule.ts';
import { addressOf, shortTitle } from './source-address.ts';
import { useToday } from './use-today.ts';

interface Props {
  plan: PlanContent;
  planId: PlanId;
  onChange: (plan: PlanContent) => void;
  onClose: () => void;
}

/** Monday first; the numbers are those of the plan. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const SCHOOL_DAYS = [1, 2, 3, 4, 5];

/** On which days the plan is done, and the file for the student's own calendar. */
export const CalendarDialog = ({ plan, planId, onChange, onClose }: Props) => {
  const today = useToday();
  const days = plan.study_days.length > 0 ? plan.study_days : SCHOOL_DAYS;
  const appointments = scheduled({ ...plan, study_days: days }, today);
  const toggle = (day: number): void => {
    const next = days.includes(day) ? days.filter((one) => one !== day) : [...days, day];
    // A week without a study day would plan nothing.
    if (next.length > 0) onChange({ ...plan, study_days: next });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      description={text.lead}
      footer={
        <Button
          icon={Download}
          disabled={appointments.length === 0}
          onClick={() => download(plan, planId, appointments)}
        >
          {text.download}
        </Button>
      }
    >
      <fieldset>
        <legend className="mb-1.5 text-ui font-semibold">{text.days}</legend>
        <div className="grid grid-cols-7 gap-1.5">
          {WEEK.map((day) => (
            <label
              key={day}
              className="grid min-h-11 cursor-pointer place-items-center rounded border border-[color-mix(in_oklab,var(--edge)_55%,var(--line))] bg-sheet text-sm has-checked:border-accent has-checked:bg-accent-wash has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent hover:border-edge"
            >
              <input
                type="checkbox"
                aria-label={text.names[day]}
                checked={days.includes(day)}
                onChange={() => toggle(day)}
                className="sr-only"
              />
              {text.short[day]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <Field label={text.date} note={text.optional}>
          <TextInput
            type="date"
            min={today}
            value={plan.exam_date ?? ''}
            onChange={(event) => onChange({ ...plan, exam_date: event.target.value || null })}
          />
        </Field>
        <Field label={text.minutes}>
          <WeekMinutes
            minutes={plan.minutes_a_week}
            onChange={(minutes) => onChange({ ...plan, minutes_a_week: minutes })}
          />
        </Field>
      </div>
      <h3 className="mt-6 text-ui font-semibold">{text.preview}</h3>
      <Preview appointments={appointments} />
    </Dialog>
  );
};

interface WeekMinutesProps {
  minutes: number | null;
  onChange: (minutes: number | null) => void;
}

/** What is being typed is not yet a number of minutes: it counts once it can be one. */
const WeekMinutes = ({ minutes, onChange }: WeekMinutesProps) => {
  const [typed, setTyped] = useState(() => String(minutes ?? ''));
  const type = (words: string): void => {
    setTyped(words);
    const count = Number(words);
    if (words === '') onChange(null);
    else if (Number.isInteger(count) && count >= PLAN.leastWeekMinutes && count <= PLAN.mostWeekMinutes)
      onChange(count);
  };
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      min={PLAN.leastWeekMinutes}
      max={PLAN.mostWeekMinutes}
      step={5}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
};

const SHOWN_DAYS = 4;

const Preview = ({ appointments }: { appointments: readonly Appointment[] }) => {
  const days = [...new Set(appointments.map(({ day }) => day))];
  const last = appointments.at(-1)?.day;
  if (last === undefined) return <p className="mt-2 text-ink-soft">{text.nothing}</p>;
  return (
    <>
      <ol className="mt-1 divide-y divide-line">
        {days.slice(0, SHOWN_DAYS).map((day) => (
          <li key={day} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 py-2">
            <span className="text-ui font-medium tabular-nums">{dayName(day)}</span>
            <ul>
              {appointments
                .filter((one) => one.day === day)
                .map(({ item }) => (
                  <li key={item.id} className="flex justify-between gap-3 text-ui">
                    <span className="min-w-0 truncate">{item.title}</span>
                    <span className="shrink-0 text-ink-soft tabular-nums">{durationOf(item.minutes)}</span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-1 text-sm text-ink-soft">
        {days.length > SHOWN_DAYS && <>{text.moreDays(days.length - SHOWN_DAYS)}. </>}
        {text.ends(dayName(last))}
      </p>
    </>
  );
};

const download = (plan: PlanContent, planId: PlanId, appointments: readonly Appointment[]): void => {
  const here = window.location.origin;
  const address = `${here}${planAddress(planId)}`;
  const entries = appointments.map(({ day, item }) => {
    const page = item.source && `${shortTitle(item.source.title)}: ${here}${addressOf(item.source)}`;
    return {
      uid: `${item.id}.${planId}@studia`,
      day,
      summary: text.entry(item.title, item.minutes),
      description: [item.why, page, text.open(address)].filter(Boolean).join('\n'),
      url: address,
    };
  });
  const file = calendarFile(text.name(plan.topic), entries, new Date());
  const topic = plan.topic.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), text.file(topic.slice(0, 40)));
};
