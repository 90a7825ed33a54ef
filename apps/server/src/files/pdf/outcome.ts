/** The exit code of `program.ts` when what it writes is a fault; any other that is not 0 means that it was ended. */
export const isFault = 3;
