import { firstConfiguration } from '@parichay/contract/agency/change.ts'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'

/** An agency as the platform's admins see it. */
export const makeAgencyRecord = (facts: Partial<AgencyRecord> = {}): AgencyRecord => ({
  agencyId: 2,
  agencyName: 'Rangtapi Digital',
  host: 'surat.example',
  url: 'https://surat.example',
  roles: [],
  status: 'ACTIVE',
  suspendedOn: null,
  cardsUntil: null,
  invitationSiteLink: '',
  logoUrl: null,
  darkLogoUrl: null,
  iconUrl: null,
  loginImageUrl: null,
  theme: { primary: '#7a1f3d' },
  languages: ['en', 'hi'],
  support: { phoneNumber: '0261 234567', email: 'help@surat.example', whatsapp: '' },
  legal: { termsUrl: '', privacyUrl: '' },
  mailFooter: '',
  expiringSoonDays: 30,
  totpRoles: [],
  limits: { storageMb: null, rendersPerDay: null },
  usage: { storageMb: 12, rendersToday: 3 },
  configuration: firstConfiguration,
  specialNumbers: [],
  admins: [{ franchiseeId: 9, name: 'Jignesh', phoneNumber: '+919876522001', state: 'INVITED' }],
  version: 4,
  can: { platform: true, suspend: true, addAdmin: true, delete: 'IN_USE' },
  ...facts,
})
