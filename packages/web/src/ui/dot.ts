/** Stands between facts on a line, and stays with the words before it where the line breaks. */
export const dot = '\u00a0· '
