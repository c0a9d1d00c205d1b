import { subjectRights } from '@parichay/contract/bulk/kinds.ts'
import { type Facts, seesOwnMoney, seesPaid } from './staff-facts.ts'

/** A page behind another one: let in is who is let into that one, or who is named here. */
type Behind = { id: string; behind: string; opens?: (facts: Facts) => boolean }

/** Pages behind those of the menu. */
export const behind: readonly Behind[] = [
  { id: 'business', behind: 'businesses', opens: ({ holds }) => holds('business.view') },
  { id: 'bulk', behind: 'businesses', opens: ({ holds }) => Object.values(subjectRights).some(holds) },
  {
    id: 'import',
    behind: 'businesses',
    opens: ({ holds }) => holds('business.create') && holds('business.view'),
  },
  { id: 'add-agency', behind: 'agency-management' },
  { id: 'agency', behind: 'agency-management' },
  { id: 'edit-franchisee', behind: 'franchisees' },
  { id: 'statement', behind: 'franchisees', opens: seesPaid },
  { id: 'edit-plan', behind: 'plans' },
  { id: 'edit-category-page', behind: 'category-pages' },
  { id: 'category-shelf', behind: 'category-pages' },
  { id: 'pay-agency', behind: 'billing' },
  { id: 'own-security', behind: 'account' },
  { id: 'own-statement', behind: 'account', opens: seesOwnMoney },
  {
    id: 'shared-greetings',
    behind: 'greetings',
    opens: ({ isSuperAdmin, holds }) => isSuperAdmin && holds('imagePost.manage'),
  },
  { id: 'add-images', behind: 'greetings', opens: addsImages },
  {
    id: 'add-shared-images',
    behind: 'greetings',
    opens: (facts) => facts.isSuperAdmin && addsImages(facts),
  },
]

function addsImages({ isSuperAdmin, agency, holds }: Facts): boolean {
  const mayAdd = isSuperAdmin || agency.configuration.allowAgencyExclusivePosts
  return mayAdd && holds('imagePost.manage') && holds('document.upload')
}
