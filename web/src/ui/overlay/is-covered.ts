/** Whether a dialog or a menu lies over the page and has the keys. A toast or a hint takes none. */
export const isCovered = (): boolean =>
  document.querySelector('dialog:modal, [popover=auto]:popover-open') !== null;
