/** The limit that means: as many as you like (specification 9). */
export const unlimited = -1
