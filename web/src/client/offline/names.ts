/** Where the files of one version of Studia are kept. */
export const SHELL_PREFIX = 'studia-shell-';

/** Where a student's own things are kept; the student's id follows. */
export const OWN_PREFIX = 'studia-own-';

/** What a page tells the worker when somebody signs out. */
export const FORGET = 'forget';
