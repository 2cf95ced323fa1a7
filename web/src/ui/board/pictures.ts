import type { BoardCommand } from '@studia/contract/board';

/** The pictures among commands, and where each is found. */
export const picturesIn = (commands: readonly BoardCommand[]) =>
  commands.flatMap((command) =>
    command.do === 'picture'
      ? [
          {
            box: command.box,
            address: `/api/library/books/${encodeURIComponent(command.book)}/figures/${encodeURIComponent(command.name)}`,
          },
        ]
      : [],
  );
