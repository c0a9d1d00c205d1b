/** Tells the owner of a card that its payment details were changed by the agency's staff. */
export const paymentLetter = (card: { companyName: string; url: string | null }, agencyName: string) => ({
  subject: `Payment details of ${card.companyName} were changed`,
  text: `The staff of ${agencyName} changed the UPI id, bank account or payment numbers on the digital card of ${card.companyName}.\n${card.url ? `Look at it: ${card.url}\n` : ''}If you did not ask for this, tell ${agencyName} at once and correct the details in your card.\n`,
})

/** The same for an SMS variable, which may be 30 characters long. */
export const paymentWords = 'payment details changed'
