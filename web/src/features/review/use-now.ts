import { useState } from 'react';

/** The moment at which a part of the page was first shown. */
export const useNow = (): number => useState(() => Date.now())[0];
