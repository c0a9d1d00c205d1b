import { istDay } from '@parichay/contract/business/rules.ts'
import type { ExportLanguage } from '@parichay/contract/bulk/fields.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import type { BusinessRow } from '../../business/store.ts'
import type { TableColumn } from '../../platform/table-cells.ts'
import type { BulkCells } from '../../platform/tables.bulk.ts'

const columns: readonly (TableColumn & { hi: string })[] = [
  { kind: 'number', head: 'Business no', hi: 'बिज़नेस नं' },
  { kind: 'text', head: 'Business', hi: 'बिज़नेस' },
  { kind: 'text', head: 'Category', hi: 'श्रेणी' },
  { kind: 'text', head: 'Owner', hi: 'मालिक' },
  { kind: 'phone', head: 'Registered phone', hi: 'रजिस्टर्ड फ़ोन' },
  { kind: 'text', head: 'Registered e-mail', hi: 'रजिस्टर्ड ई-मेल' },
  { kind: 'phone', head: 'Business phone', hi: 'बिज़नेस का फ़ोन' },
  { kind: 'text', head: 'Business e-mail', hi: 'बिज़नेस का ई-मेल' },
  { kind: 'text', head: 'City', hi: 'शहर' },
  { kind: 'text', head: 'State', hi: 'राज्य' },
  { kind: 'text', head: 'Subscription', hi: 'सब्सक्रिप्शन' },
  { kind: 'date', head: 'Valid until', hi: 'कब तक मान्य' },
  { kind: 'text', head: 'Suspended', hi: 'सस्पेंड' },
  { kind: 'text', head: 'Card link', hi: 'कार्ड का लिंक' },
  { kind: 'text', head: 'Card', hi: 'कार्ड' },
  { kind: 'text', head: 'Greetings', hi: 'शुभकामनाएँ' },
  { kind: 'text', head: 'Made by', hi: 'किसने बनाया' },
  { kind: 'text', head: 'Looked after by', hi: 'कौन सँभालता है' },
  { kind: 'date', head: 'Created on', hi: 'कब बना' },
]

const words = {
  en: {
    standing: { none: 'No plan', over: 'Expired', grace: 'In grace', trial: 'On trial', paid: 'Subscribed' },
    card: { ACTIVE: 'Active', INACTIVE: 'InActive', DRAFT: 'Draft' } as Record<string, string>,
    noCard: 'No card',
    greetings: ['Disabled', 'Enabled'],
    suspended: ['No', 'Yes'],
    origin: {
      self: 'Customer',
      admin: 'Admin',
      franchisee: 'Franchisee',
      creator: 'Creator',
      import: 'Import',
      clone: 'Cloned',
    },
  },
  hi: {
    standing: {
      none: 'कोई प्लान नहीं',
      over: 'समय ख़त्म',
      grace: 'मोहलत में',
      trial: 'ट्रायल में',
      paid: 'प्लान चालू',
    },
    card: { ACTIVE: 'चालू', INACTIVE: 'बंद', DRAFT: 'ड्राफ़्ट' } as Record<string, string>,
    noCard: 'कोई कार्ड नहीं',
    greetings: ['बंद', 'चालू'],
    suspended: ['नहीं', 'हाँ'],
    origin: {
      self: 'ग्राहक',
      admin: 'एडमिन',
      franchisee: 'फ़्रैंचाइज़ी',
      creator: 'क्रिएटर',
      import: 'इंपोर्ट',
      clone: 'कॉपी',
    },
  },
} as const satisfies Record<ExportLanguage, object>

/** The columns of a file of businesses, headed in a language of the panel. */
export const exportColumns = (language: ExportLanguage): TableColumn[] =>
  columns.map(({ kind, head, hi }) => ({ kind, head: language === 'hi' ? hi : head }))

/** A business as cells, in the order of `exportColumns`; phones and days as they are kept. Pure. */
export function exportCells(
  row: BusinessRow,
  origin: string,
  language: ExportLanguage,
  now: Date,
): BulkCells {
  const say = words[language]
  const { cardId, cardStatus } = row
  return [
    row.businessId,
    row.businessName,
    row.category,
    row.ownerName || String(row.profile['ownerName'] ?? ''),
    row.ownerPhoneNumber,
    row.ownerEmail ?? '',
    row.mobile,
    row.email ?? '',
    row.city,
    String(row.profile['state'] ?? ''),
    say.standing[standingOf(row, istDay(now)).state],
    row.expiryDateForCustomer,
    say.suspended[row.suspendedAt === null ? 0 : 1],
    cardId && cardStatus !== 'DRAFT' ? `${origin}/${cardId}` : '',
    cardStatus === null ? say.noCard : (say.card[cardStatus] ?? cardStatus),
    say.greetings[row.isImagePostEnabled ? 1 : 0],
    say.origin[row.businessMadeBy],
    row.keeperName ?? '',
    istDay(row.createdAt),
  ]
}

/** The name of the file: `businesses-2026-11-22.csv`. */
export const exportName = (createdAt: Date, format: string): string =>
  `businesses-${istDay(createdAt)}.${format}`
