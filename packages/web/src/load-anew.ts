/** The way out of this page. One place that a test's page, which goes nowhere, can watch. */
export const page = {
  /** Loads the panel anew at another address: nothing of the person before stays in memory. */
  loadAnew: (address: string): void => location.assign(address),
  /** The same where it stands. */
  again: (): void => location.reload(),
}
