import { settingsText as text } from '../../text/settings.ts';
import { usePreference } from '../../ui/appearance/preferences.ts';
import { useTheme } from '../../ui/appearance/theme.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Choices } from '../../ui/form/choices.tsx';
import { Sheet, SheetRow } from '../../ui/layout/sheet.tsx';

const SIZES = ['small', 'regular', 'large', 'larger'] as const;
const SIZE_CHOICES = SIZES.map((value, index) => ({ value, label: text.sizes[index] }));

/** Theme, reading and motion, each tried out on the sample at once. */
export const Appearance = () => {
  const { theme, setTheme } = useTheme();
  const [font, setFont] = usePreference('readingFont');
  const [size, setSize] = usePreference('readingSize');
  const [spacing, setSpacing] = usePreference('readingSpacing');
  const [motion, setMotion] = usePreference('motion');
  return (
    <div className="grid gap-7">
      <Choices
        label={text.theme}
        choices={[
          { value: 'light', label: text.themes.light },
          { value: 'dark', label: text.themes.dark },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <Choices
        label={text.font}
        hint={text.fontHint}
        choices={[
          { value: 'serif', label: <span className="font-serif">{text.fonts.serif}</span> },
          { value: 'sans', label: text.fonts.sans },
          { value: 'hyperlegible', label: text.fonts.hyperlegible },
          { value: 'dyslexic', label: text.fonts.dyslexic },
        ]}
        value={font}
        onChange={setFont}
      />
      <Choices label={text.size} choices={SIZE_CHOICES} value={size} onChange={setSize} />
      <div>
        <Checkbox
          checked={spacing === 'wide'}
          onChange={(event) => setSpacing(event.target.checked ? 'wide' : 'normal')}
          aria-describedby="spacing-hint"
        >
          {text.spacing}
        </Checkbox>
        <p id="spacing-hint" className="-mt-1.5 pl-7.5 text-sm text-ink-soft">
          {text.spacingHint}
        </p>
      </div>
      <Sample />
      <Choices
        label={text.motion}
        hint={systemReduces() ? text.motionBySystem : text.motionHint}
        choices={[
          { value: 'full', label: text.motions.full },
          { value: 'reduced', label: text.motions.reduced },
        ]}
        value={motion}
        onChange={setMotion}
      />
    </div>
  );
};

const systemReduces = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const Sample = () => (
  <figure aria-label={text.sample}>
    <figcaption className="mb-1.5 text-ui font-semibold">{text.sample}</figcaption>
    <Sheet>
      <SheetRow>
        <p className="font-serif text-lg font-semibold">{text.sampleTitle}</p>
        <p className="reading measure mt-1.5">{text.sampleText}</p>
      </SheetRow>
    </Sheet>
  </figure>
);
