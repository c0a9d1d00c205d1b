/** The letter that tries an agency's mail server out. */
export const testLetter = (agencyName: string) => ({
  subject: `Test of the e-mail of ${agencyName}`,
  text: `This letter was sent to try out the e-mail of ${agencyName}. It works.\n`,
})

/** The same for an SMS variable, which may be 30 characters long. */
export const testWords = 'test message arrived'
