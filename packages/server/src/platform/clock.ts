/** Where time comes from, so that tests can move it. SQL gets the time as a value too. */
export type Clock = () => Date

/** The machine's time. */
export const systemClock: Clock = () => new Date()
