type Field = HTMLInputElement | HTMLTextAreaElement;

const HELD = ['click', 'submit', 'keydown', 'input'] as const;

/**
 * Keeps what somebody does in an island that still sleeps: presses, a form that is sent, and every text as it stood last.
 * The answer does it all again, in order, for when the island is awake.
 */
export const holdInput = (place: HTMLElement): (() => void) => {
  const typed = new Map<Field, string>();
  const done: (() => void)[] = [];
  const hold = (event: Event): void => {
    if (event.type === 'input') {
      const field = event.target as Field;
      typed.set(field, field.value);
      return;
    }
    const again = againOf(event);
    if (!again) return;
    event.preventDefault();
    // React listens at the same place.
    event.stopImmediatePropagation();
    done.push(again);
  };
  for (const name of HELD) place.addEventListener(name, hold, { capture: true });
  return () => {
    for (const name of HELD) place.removeEventListener(name, hold, { capture: true });
    for (const [field, text] of typed) typeAgain(field, text);
    // When React has taken the texts in.
    setTimeout(() => done.forEach((again) => again()));
  };
};

/** How to do again what somebody did; null for what the browser does well by itself. */
const againOf = (event: Event): (() => void) | null => {
  const { type, target } = event;
  if (type === 'submit') return () => (target as HTMLFormElement).requestSubmit();
  if (event instanceof KeyboardEvent) {
    // Enter in a box of several lines is for the script to judge; everywhere else it becomes a press or a form.
    if (event.key !== 'Enter' || event.shiftKey || !(target instanceof HTMLTextAreaElement)) return null;
    const { key } = event;
    return () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
  // A button that sends its form is heard of as the form that is sent; a link to elsewhere needs no script.
  const pressed = (target as Element).closest<HTMLElement>('button:not([type=submit]), a[href^="#"]');
  return pressed && (() => pressed.click());
};

// React remembers what it last saw in a field and passes over what is the same; so it sees an empty one first.
const typeAgain = (field: Field, text: string): void => {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
