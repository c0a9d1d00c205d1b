import type { Franchisee, PermissionName } from '@parichay/contract/franchisee/fields.ts'
import { holdsPermission, type MoneySeen, moneySeen } from '@parichay/contract/franchisee/rules.ts'
import { useRemote } from './remote.ts'
import { useAgency } from '../session.ts'
import { franchiseeQuery } from './people.ts'

/** The signed-in member of staff and what they may do. Until it is known, nothing is allowed. */
export type Staff = {
  person: Franchisee | undefined
  loaded: boolean
  ofSuperAdminAgency: boolean
  /** Sees businesses of all agencies. */
  seesAllAgencies: boolean
  may: (permission: PermissionName) => boolean
  /** What of money is not hidden from them; the calls answer all the same. */
  money: MoneySeen
}

/** Who works here. Shapes menus, actions and pages. */
export function useStaff(): Staff {
  const agency = useAgency()
  const { data: person } = useRemote({ ...franchiseeQuery, staleTime: Infinity })
  const ofSuperAdminAgency = agency.roles.includes('superadmin')
  return {
    person,
    loaded: person !== undefined,
    ofSuperAdminAgency,
    seesAllAgencies: ofSuperAdminAgency && (person?.roles.includes('admin') ?? false),
    money: moneySeen({
      ofPerson: person?.configuration.hideBilling ?? true,
      ofAgency: agency.configuration.hideBilling,
    }),
    may: (permission) => person !== undefined && holdsPermission(person, permission, ofSuperAdminAgency),
  }
}

/** What a member of staff may make for a business that has none of it yet: no record is there to ask. */
export const makingRights = ({ may }: Pick<Staff, 'may'>) => ({
  pdfCards: may('pdf.edit'),
  videos: may('video.edit'),
})

/** What a member of staff may do with many rows of other lists at once; each row is judged again by the job. */
export const bulkRightsBeside = ({
  may,
  person,
  ofSuperAdminAgency,
}: Pick<Staff, 'may' | 'person' | 'ofSuperAdminAgency'>) => ({
  images: may('imagePost.manage'),
  withholdImages: !ofSuperAdminAgency && (person?.roles.includes('admin') ?? false),
  tagFeedback: may('feedback.view'),
  deleteFeedback: may('feedback.view') && may('feedback.delete'),
  switchCards: may('card.list') && may('card.view') && may('card.status'),
  deleteCards: may('card.list') && may('card.view') && may('card.delete'),
  deletePdfCards: may('pdf.list') && may('pdf.view') && may('pdf.edit'),
  deleteVideos: may('video.list') && may('video.view') && may('video.edit'),
})

/** Which editors the rows of a job lead to: what somebody may not change they look at elsewhere. */
export const editingRights = ({ may }: Pick<Staff, 'may'>) => ({
  card: may('card.edit'),
  pdfCard: may('pdf.edit'),
  video: may('video.edit'),
})

/** What a member of staff may do with many businesses at once; each row is judged again by the job. */
export const bulkRights = ({ person, may }: Pick<Staff, 'person' | 'may'>) => ({
  move: person?.roles.includes('admin') ?? false,
  delete: may('business.delete'),
  plan: may('payment.manual') && may('plan.view'),
  message: may('business.view'),
  export: may('business.view') && may('business.list'),
  import: may('business.create') && may('business.view'),
  jobs: may('business.view'),
})
