import type { Level } from '../../state/level.ts';

export const SENTENCES: Readonly<Record<Level, number>> = { young: 3, middle: 4, advanced: 5 };

// A question or a task for the reader sums nothing up.
const NO_STATEMENT =
  /[|`#]|[:?]$|\byou\b|^(?:\*\*)?(?:try|choose|name|think|look|write|find|say|draw|imagine|ask|take|list|explain|describe|work|suppose|check|put|read|use|let|compare|copy|step)\b/i;

// A line of a program is none either: “while(!done){”, “x->next = y;”.
const CODE = /[{}]|;\s*(?:\/\/|$)|\w\([^()]*\);|==|->|::|\/\/|#include/;
const WHOLE = /^[\p{Lu}\p{Lo}\d“"‘'«¿¡*].*[.!?。！？।؟…]["'”’»)\]*]*$/su;

/** Whether a sentence says something by itself: no task, no line of a program, no piece of a sentence. */
export const isPlainStatement = (text: string): boolean =>
  !NO_STATEMENT.test(text) && !CODE.test(text) && WHOLE.test(text);
