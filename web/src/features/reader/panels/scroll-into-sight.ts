/** As the `ref` of the line of a list that is open now: scrolls the list so far that it is seen. */
export const scrollIntoSight = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });
