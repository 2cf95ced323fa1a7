import { useState } from 'react';
import { dayOf } from './days.ts';

/** The day on which the page was opened. */
export const useToday = (): string => useState(() => dayOf(new Date()))[0];
