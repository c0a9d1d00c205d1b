/** Letters of one SMS variable, by India's DLT rules. */
const room = 30

/** Cuts a text to what one SMS variable holds. */
export const smsText = (text: string): string => text.slice(0, room).toWellFormed()

/**
 * The variables of an invitation: the agency, and the host name where it is signed in, in two parts that stand together, for
 * a longer one than a single variable holds.
 */
export const invitationVars = (agencyName: string, host: string): [string, string, string] => [
  smsText(agencyName),
  host.slice(0, room),
  host.slice(room, 2 * room),
]

/** Whether registered texts were taken over that wait for an account of the agency's own. */
export const isPrepared = (row: {
  smsAuthkeySealed: string | null
  smsHeader: string
  smsEntityId: string
  smsTemplates: object
}): boolean =>
  row.smsAuthkeySealed === null &&
  (row.smsHeader !== '' || row.smsEntityId !== '' || Object.keys(row.smsTemplates).length > 0)
