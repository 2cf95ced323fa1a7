/** Those who wait for one thing that is done one after the other; who works in the background comes last. */
export const makeWaitingLine = <Task extends { readonly background: boolean }>(most: number) => {
  const urgent: Task[] = [];
  const patient: Task[] = [];
  const lineOf = ({ background }: Task): Task[] => (background ? patient : urgent);
  return {
    /** Puts it in the line; false when too many stand there. Background work never takes the others' places. */
    add: (task: Task): boolean => {
      const line = lineOf(task);
      if (line.length >= most) return false;
      line.push(task);
      return true;
    },
    next: (): Task | undefined => urgent.shift() ?? patient.shift(),
    remove: (task: Task): void => {
      const line = lineOf(task);
      const at = line.indexOf(task);
      if (at >= 0) line.splice(at, 1);
    },
    empty: (): Task[] => [...urgent.splice(0), ...patient.splice(0)],
  };
};
