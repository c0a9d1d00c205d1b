/** Loads the panel anew at another address: nothing of the person before stays in memory. */
export const loadAnew = (address: string): void => location.assign(address)
