/** The people of the demo in whose name screens are looked at. */
export const people = {
  customer: '+919876510002',
  /** A customer who may pay online: the business is of their own making. */
  payer: '+919876510001',
  newcomer: '+919876510006',
  /** Their card is a draft. */
  drafter: '+919876510015',
  admin: '+919876521001',
  franchisee: '+919876521003',
} as const
