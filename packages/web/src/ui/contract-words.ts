import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'

/** Sentences that the contract and the server say in English, and the catalogue in every language. */
const sentences = {
  'A valid phone number is required.': msg`A valid phone number is required.`,
  'Choose at least one language.': msg`Choose at least one language.`,
  'Type whole rupees, from 1 to 9,99,999.': msg`Type whole rupees, from 1 to 9,99,999.`,
  'Type the id of the registered text, letters and digits only.': msg`Type the id of the registered text, letters and digits only.`,
  'This is too short.': msg`This is too short.`,
  'A key id looks like rzp_live_AbCdEf123456.': msg`A key id looks like rzp_live_AbCdEf123456.`,
  'The key secret is missing.': msg`The key secret is missing.`,
  'The provider refuses these keys. Copy the key id and the secret of one pair from its dashboard.': msg`The provider refuses these keys. Copy the key id and the secret of one pair from its dashboard.`,
  'A header has six letters.': msg`A header has six letters.`,
  'An entity id has 19 digits.': msg`An entity id has 19 digits.`,
  'Type the name of the server, such as smtp.example.in.': msg`Type the name of the server, such as smtp.example.in.`,
  'Type a whole number, from 1 to 10,00,000.': msg`Type a whole number, from 1 to 10,00,000.`,
  'Type whole days, from 7 to 60.': msg`Type whole days, from 7 to 60.`,
  'An icon is square and has at least 192 pixels a side.': msg`An icon is square and has at least 192 pixels a side.`,
  'Type a host name such as cards.example.in, without https:// and without a path.': msg`Type a host name such as cards.example.in, without https:// and without a path.`,
  'Another agency has this host name.': msg`Another agency has this host name.`,
  'Somebody of this agency’s staff has this number already.': msg`Somebody of this agency’s staff has this number already.`,
  'Keep at most 200 numbers.': msg`Keep at most 200 numbers.`,
  'A valid email is required.': msg`A valid email is required.`,
  'A valid link is required.': msg`A valid link is required.`,
  'This field is required.': msg`This field is required.`,
  'Enter the 6 digits of the code.': msg`Enter the 6 digits of the code.`,
  'Choose what it shows.': msg`Choose what it shows.`,
  'Choose at least one plan.': msg`Choose at least one plan.`,
  'The last day must not be before the first.': msg`The last day must not be before the first.`,
  'There is nothing to play in the panel. Choose another type.': msg`There is nothing to play in the panel. Choose another type.`,
  'What it shows does not exist any more. Choose again.': msg`What it shows does not exist any more. Choose again.`,
  'One of the plans does not exist any more.': msg`One of the plans does not exist any more.`,
  'Choose a colour such as #2d9bea.': msg`Choose a colour such as #2d9bea.`,
  'A PIN has 6 digits and does not begin with 0.': msg`A PIN has 6 digits and does not begin with 0.`,
  'A GSTIN has 15 characters, such as 24ABCDE1234F1Z5.': msg`A GSTIN has 15 characters, such as 24ABCDE1234F1Z5.`,
  'This GSTIN is not right. Compare it with your certificate.': msg`This GSTIN is not right. Compare it with your certificate.`,
  'Use at most 40 characters.': msg`Use at most 40 characters.`,
  'Use at most 60 characters.': msg`Use at most 60 characters.`,
  'Give a time such as 09:30.': msg`Give a time such as 09:30.`,
  'Give a UPI id such as name@bank.': msg`Give a UPI id such as name@bank.`,
  'An IFSC has 11 characters, such as SBIN0001234.': msg`An IFSC has 11 characters, such as SBIN0001234.`,
  'An account number has 9 to 18 digits.': msg`An account number has 9 to 18 digits.`,
  'The two account numbers differ.': msg`The two account numbers differ.`,
  'Give an amount in rupees.': msg`Give an amount in rupees.`,
  'The MRP may not be below the price.': msg`The MRP may not be below the price.`,
  'Give the days and times of this class.': msg`Give the days and times of this class.`,
  'Choose a day.': msg`Choose a day.`,
  'The end must come after the beginning.': msg`The end must come after the beginning.`,
  'Write product, service or class.': msg`Write product, service or class.`,
  'Write veg, non-veg or egg.': msg`Write veg, non-veg or egg.`,
  'Write enquiry, order or link.': msg`Write enquiry, order or link.`,
  'Write yes or no.': msg`Write yes or no.`,
  'Use one of the rates 0, 3, 5, 12, 18, 28 or 40.': msg`Use one of the rates 0, 3, 5, 12, 18, 28 or 40.`,
  'Write days such as Mon, Wed, Fri.': msg`Write days such as Mon, Wed, Fri.`,
  'Subscription name is Required': msg`Subscription name is Required`,
  'Validity is Required': msg`Validity is Required`,
  'Price is Required': msg`Price is Required`,
  'Type whole rupees, at most 9,99,999.': msg`Type whole rupees, at most 9,99,999.`,
  'Type whole days, 0 to 90.': msg`Type whole days, 0 to 90.`,
  'Type 1 to 10 years.': msg`Type 1 to 10 years.`,
  'Type a number from 1 to 10,000.': msg`Type a number from 1 to 10,000.`,
  'Type a number from 0 to 1,00,000.': msg`Type a number from 0 to 1,00,000.`,
  'Choose a day of the last twelve months.': msg`Choose a day of the last twelve months.`,
  'Choose who may sell this plan.': msg`Choose who may sell this plan.`,
  'The struck-through price must be higher than the price.': msg`The struck-through price must be higher than the price.`,
  'This GSTIN is not valid. Check each character.': msg`This GSTIN is not valid. Check each character.`,
  'A PAN is like ABCDE1234F.': msg`A PAN is like ABCDE1234F.`,
  'The GSTIN belongs to another PAN.': msg`The GSTIN belongs to another PAN.`,
  'A SAC has 4 to 6 digits and begins with 99.': msg`A SAC has 4 to 6 digits and begins with 99.`,
  'Use one to three capital letters or digits.': msg`Use one to three capital letters or digits.`,
  'The GSTIN belongs to another state.': msg`The GSTIN belongs to another state.`,
  'Choose the state of the GSTIN.': msg`Choose the state of the GSTIN.`,
  'A tax invoice must show the address.': msg`A tax invoice must show the address.`,
  'The first price is from 1 card on.': msg`The first price is from 1 card on.`,
  'Type 0 to 100.': msg`Type 0 to 100.`,
  'Choose a role.': msg`Choose a role.`,
  'Choose how you made sure who asks.': msg`Choose how you made sure who asks.`,
  'Choose at least one person.': msg`Choose at least one person.`,
  'This is not a file of a link store.': msg`This is not a file of a link store.`,
  'This file is of a newer version than this installation can read.': msg`This file is of a newer version than this installation can read.`,
  'Type whole rupees.': msg`Type whole rupees.`,
  'Type whole rupees, at most 99,99,999.': msg`Type whole rupees, at most 99,99,999.`,
  'Name at most 20 cities.': msg`Name at most 20 cities.`,
  'Choose 1 to 5 stars.': msg`Choose 1 to 5 stars.`,
  'The spreadsheet shortened this number. Format the column as text and type it again.': msg`The spreadsheet shortened this number. Format the column as text and type it again.`,
} as const

/** A sentence of the contract in the language of the panel; other words stay as they are. */
export function useContractWords() {
  const { i18n } = useLingui()
  return useCallback(
    (text: string | undefined): string | undefined => {
      const known = sentences[text as keyof typeof sentences]
      return known ? i18n._(known) : text
    },
    [i18n],
  )
}

/** Whether a message is one of the contract, which the catalogue translates. */
export const isContractSentence = (text: string) => text in sentences
