import { settingsText as text } from '../../text/settings.ts';
import { usePreference } from '../../ui/appearance/preferences.ts';
import { Choices } from '../../ui/form/choices.tsx';

/** Hints first, or the whole explanation at once. */
export const TutorStyle = () => {
  const [style, setStyle] = usePreference('tutorStyle');
  return (
    <Choices
      label={text.tutorStyle}
      hint={text.tutorStyleHints[style]}
      choices={[
        { value: 'guide', label: text.tutorStyles.guide },
        { value: 'explain', label: text.tutorStyles.explain },
      ]}
      value={style}
      onChange={setStyle}
    />
  );
};
