/** Stands among the words of a library whose words were folded by these rules; another number after they change. */
export const foldMark = '#2'
