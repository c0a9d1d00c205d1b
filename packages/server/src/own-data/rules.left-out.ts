/** Why something is not in the copy. */
export const leftOutReasons = ['secret', 'staff', 'others', 'short', 'repeated', 'inner'] as const
/** One of `leftOutReasons`. */
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Columns of any table that are the machine's own: numbers of versions, whose agency, words to search by, and by number who made it. */
export const innerColumns =
  /^(agency_id|franchisee_id|made_by|made_by_franchisee_id|version|auth_version|search_text|name_key|\w+_words|erased_at)$/

/** Tables that hold something of a person (docs/data.md) and are in no copy, each with the reason. */
export const leftOutTables: Readonly<Record<string, LeftOutReason>> = {
  // Codes on their way, to somebody who may not be signed in: over within minutes.
  challenge: 'short',
  shared_code: 'short',
  // Deleted pictures that wait to be erased.
  document_bin: 'short',
  // Who works for the agency, what they note down, and what they did with many customers at once.
  franchisee: 'staff',
  customer_view: 'staff',
  admin_notification: 'staff',
  report_file: 'staff',
  bulk_job: 'staff',
  bulk_row: 'staff',
  business_note: 'staff',
  // What visitors wrote, with their names: nobody signs in to write it, so none is known to be this person's.
  feedback: 'others',
  lead: 'others',
  card_report: 'others',
  // The PIN of a card.
  card_pin: 'secret',
  // What each card of a file of many said: it stands in the people, and in the file.
  pdf_card_job_item: 'repeated',
  // What the provider told, word for word; what it means stands in the payments.
  provider_event: 'repeated',
  // This copy.
  own_data_file: 'inner',
}
