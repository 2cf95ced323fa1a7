import { about } from '@studia/contract/about';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { chatText } from '../../text/chat.ts';
import { usePreference } from '../../ui/appearance/preferences.ts';

const STYLES = ['guide', 'explain'] as const;

/** Who answers, and how they are to help: quietly, under the composer. */
export const TutorLine = () => {
  const [style, setStyle] = usePreference('tutorStyle');
  return (
    <div className="@container mt-1.5 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
      <fieldset className="flex">
        <legend className="sr-only">{chatText.style}</legend>
        {STYLES.map((value) => (
          <label
            key={value}
            className="reach flex min-h-9 cursor-pointer items-center rounded-inner px-2 has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent hover:text-ink"
          >
            <input
              type="radio"
              name="tutor-style"
              className="sr-only"
              checked={style === value}
              onChange={() => setStyle(value)}
            />
            <span className="here" aria-current={style === value || undefined}>
              {chatText.styles[value]}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="hidden @2xl:block">{chatText.keyboardHint}</p>
      <ActiveTutor />
    </div>
  );
};

const ActiveTutor = () => {
  const { data } = useQuery({
    queryKey: ['about'],
    queryFn: () => call(about.about, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return null;
  const name = data.tutor.kind === 'built-in' ? chatText.builtInTutor : data.tutor.name;
  return (
    <p title={chatText.answeredBy(name)} className="max-w-40 truncate px-2">
      {name}
    </p>
  );
};
