import { COUNTRIES } from '@studia/contract/countries';
import { STANDARDS } from '@studia/contract/profile';
import { sentenceOf } from '../../../text/errors.ts';
import { curriculumText as text, shelfText, subjectName } from '../../../text/library.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { changedFilters, NO_FILTERS, subjectsAmong, type Filters } from '../filters.ts';
import { useBooksOfAll, useSubjects } from '../use-books.ts';

interface Props {
  filters: Filters;
  ownCountry: string;
  onFilter: (change: (filters: Filters) => Filters) => void;
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const GRADES = asOptions(STANDARDS);
const COUNTRY_OPTIONS = asOptions(COUNTRIES);

/** What narrows the books of everybody. */
export const FilterBar = ({ filters, ownCountry, onFilter }: Props) => {
  const { streams, subjects, error, retry } = useChoices({
    ...filters,
    country: filters.country || ownCountry,
  });
  const filter = (change: Partial<Filters>): void => onFilter((now) => changedFilters(now, change));
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="sr-only">{text.filters}</legend>
      <div className="grid items-end gap-x-4 gap-y-3 grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
        <Choice
          label={text.grade}
          any={text.anyGrade}
          options={GRADES}
          value={filters.grade}
          onChange={(grade) => filter({ grade })}
        />
        <Choice
          label={text.country}
          any={text.anyCountry}
          options={COUNTRY_OPTIONS}
          value={filters.country}
          onChange={(country) => filter({ country })}
        />
        {streams.length > 0 && (
          <Choice
            label={text.stream}
            any={text.anyStream}
            options={asOptions(streams)}
            value={filters.stream}
            onChange={(stream) => filter({ stream })}
          />
        )}
        <Choice
          label={text.subject}
          any={text.anySubject}
          options={subjects.map(({ name, books }) => ({
            value: name,
            label: text.subjectWithBooks(subjectName(name), books),
          }))}
          value={filters.subject}
          onChange={(subject) => filter({ subject })}
        />
        {isNarrowed && (
          <span className="justify-self-start">
            <Button look="plain" onClick={() => onFilter(() => NO_FILTERS)}>
              {text.clear}
            </Button>
          </span>
        )}
      </div>
      {error !== null && (
        <p role="alert" className="mt-3 text-ui text-bad">
          {error}{' '}
          <button type="button" className="link" onClick={retry}>
            {shelfText.retry}
          </button>
        </p>
      )}
    </fieldset>
  );
};

/** The streams and subjects to choose from; where every grade is wanted, the subjects that the books have. */
const useChoices = (filters: Filters) => {
  const known = useSubjects(filters);
  const all = useBooksOfAll(NO_FILTERS);
  const listed = filters.grade === '' ? subjectsAmong(all.data ?? []) : (known.data?.subjects ?? []);
  const isListed = filters.subject === '' || listed.some(({ name }) => name === filters.subject);
  return {
    streams: filters.grade === '' ? [] : (known.data?.streams ?? []),
    // A subject out of an address is shown, whether this grade has it or not.
    subjects: isListed ? listed : [...listed, { name: filters.subject, books: 0 }],
    error: known.error ? sentenceOf(known.error) : null,
    retry: () => void known.refetch(),
  };
};

interface ChoiceProps {
  label: string;
  any: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

const Choice = ({ label, any, options, value, onChange }: ChoiceProps) => (
  <Field label={label}>
    <Select
      options={options}
      placeholder={any}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);
