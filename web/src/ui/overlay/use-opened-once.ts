import { useState } from 'react';

/** Whether it is open, or was: nobody sees what is in a dialog before, and what is in it then stays as it was left. */
export const useOpenedOnce = (open: boolean): boolean => {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
};
