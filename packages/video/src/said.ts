/** Words in the languages of the panel. */
export type Said = { en: string; hi: string }
