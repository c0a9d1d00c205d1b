import type { CommissionPct } from '@parichay/contract/franchisee/fields.commission.ts'
import type { Territory } from '@parichay/contract/franchisee/fields.people.ts'
import type { StaffRole } from '@parichay/contract/franchisee/fields.ts'
import type { AgencyKey } from './shape.ts'

/** Somebody of the demo who cannot sign in: invited and not come yet, or disabled. */
export type DemoColleague = {
  agency: AgencyKey
  name: string
  phoneNumber: string
  role: StaffRole
  territory: Territory
  isActive: boolean
  notes: string
}

const colleague = (
  agency: AgencyKey,
  role: StaffRole,
  name: string,
  phoneNumber: string,
  territory: Territory,
  { isActive = true, notes = '' }: { isActive?: boolean; notes?: string } = {},
): DemoColleague => ({ agency, role, name, phoneNumber, territory, isActive, notes })

/** An invited and a disabled person in the agencies, so that a list of people shows both. */
export const demoColleagues: DemoColleague[] = [
  colleague(
    'parichay',
    'franchisee',
    'Sana Pathan',
    '+919876521005',
    { states: ['27'], cities: ['Pune', 'Nashik'] },
    { notes: 'Begins after Diwali.' },
  ),
  colleague(
    'parichay',
    'creator',
    'Ganesh Iyer',
    '+919876521006',
    { states: [], cities: [] },
    { isActive: false },
  ),
  colleague('rangtapi', 'franchisee', 'Tejal Rana', '+919876522005', { states: [], cities: ['Vadodara'] }),
  colleague(
    'rangtapi',
    'creator',
    'Mukesh Solanki',
    '+919876522006',
    { states: ['24'], cities: [] },
    { isActive: false, notes: 'On leave until March.' },
  ),
  colleague('kaveri', 'creator', 'Kavya Rao', '+919876523005', { states: ['29'], cities: [] }),
]

/** Where people of the demo live and under which PAN their commission is taxed, by their number. */
export const demoTax: Record<string, { address: string; pan: string }> = {
  '+919876521003': { address: '12 Civil Lines\nDelhi 110054', pan: 'BQKPS4417L' },
  '+919876522003': { address: '7 Station Road\nNavsari 396445', pan: 'AVTPK2093M' },
}

/** What the staff of the demo earn of a sale, in percent. */
export const demoCommission: Partial<Record<StaffRole, CommissionPct>> = {
  creator: { card: 5, pdf: 0, video: 0 },
  franchisee: { card: 15, pdf: 10, video: 10 },
}

/** Where the staff of the demo work, by their numbers; who is not here works everywhere. */
export const demoTerritories: Record<string, Territory> = {
  '+919876521003': { states: ['07', '09'], cities: [] },
  '+919876522002': { states: ['24'], cities: [] },
  '+919876522003': { states: [], cities: ['Surat', 'Navsari', 'Bharuch'] },
  '+919876523003': { states: ['29'], cities: ['Mysuru', 'Mandya'] },
}
