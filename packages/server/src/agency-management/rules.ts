import { smsRoom, smsText } from '../platform/sms-text.ts'

/**
 * The variables of an invitation: the agency, and the host name where it is signed in, in two parts that stand together, for
 * a longer one than a single variable holds.
 */
export const invitationVars = (agencyName: string, host: string): [string, string, string] => [
  smsText(agencyName),
  host.slice(0, smsRoom),
  host.slice(smsRoom, 2 * smsRoom),
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
