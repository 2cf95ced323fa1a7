/** An element of markup with everything inside it. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

/** Deeper than anything that people write. */
const DEEPEST = 200;

/** Grows a tree from the events of a parser; what lies too deep is left out. */
export const growTree = (tag: string, attributes: Readonly<Record<string, string>>) => {
  const root: Element = { tag, attributes, children: [] };
  const open: Element[] = [root];
  let tooDeep = 0;
  return {
    root,
    /** Whether only the root is open. */
    isWhole: (): boolean => open.length === 1 && tooDeep === 0,
    open: (name: string, values: Readonly<Record<string, string>>): void => {
      if (tooDeep > 0 || open.length >= DEEPEST) {
        tooDeep += 1;
        return;
      }
      const element: Element = { tag: name, attributes: values, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text: (text: string): void => {
      if (tooDeep === 0) open.at(-1)?.children.push(text);
    },
    close: (): void => {
      if (tooDeep > 0) tooDeep -= 1;
      else if (open.length > 1) open.pop();
    },
  };
};

/** The elements directly inside one. */
export const elementsIn = (element: Element | undefined): Element[] =>
  (element?.children ?? []).filter((child): child is Element => typeof child !== 'string');

/** The first element of a name directly inside one. */
export const childOf = (element: Element | undefined, tag: string): Element | undefined =>
  elementsIn(element).find((child) => child.tag === tag);

/** All words inside an element. */
export const wordsOf = (element: Element | string | undefined): string => {
  if (element === undefined) return '';
  return typeof element === 'string' ? element : element.children.map(wordsOf).join('');
};

/** Every element of a name, however deep inside one. */
export const allOf = (element: Element | undefined, tag: string): Element[] => {
  const found: Element[] = [];
  const look = (parent: Element | undefined): void => {
    for (const child of elementsIn(parent)) {
      if (child.tag === tag) found.push(child);
      look(child);
    }
  };
  look(element);
  return found;
};
