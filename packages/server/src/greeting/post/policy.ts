import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { gateVerdict } from '../../platform/gate.ts'
import type { Actor, Scope } from '../../platform/scope.ts'
import { mayWithhold } from '../withheld/policy.ts'
import type { PostRow } from './store.ts'

type Agency = {
  roles: readonly string[]
  configuration: Pick<AgencyConfiguration, 'allowAgencyExclusivePosts'>
}

/** Rows of one's own need the agency's leave: CONFLICT. The super-admin agency and its staff always have it. */
export const mayKeepOwn = (agency: Agency | undefined, { reach }: Scope): Verdict =>
  reach === 'platform' ||
  agency?.configuration.allowAgencyExclusivePosts ||
  agency?.roles.includes('superadmin')
    ? true
    : 'CONFLICT'

/** A post of another agency, or of another person for who keeps only their own, is not there to be changed: NOT_FOUND. */
const isTheirs = (row: Pick<PostRow, 'agencyId' | 'madeByFranchiseeId'>, scope: Scope): boolean =>
  scope.reach === 'platform' ||
  (row.agencyId === scope.agencyId &&
    (scope.reach !== 'madeBy' || row.madeByFranchiseeId === scope.franchiseeId))

/** What somebody may do with a post they see. `agency` is the one they work for. */
export function verdictsOnPost(
  row: Pick<PostRow, 'agencyId' | 'madeByFranchiseeId'>,
  { actor, scope, agency }: { actor: Actor; scope: Scope; agency: Agency },
): NonNullable<ImagePost['can']> {
  const theirs: Verdict = isTheirs(row, scope) || 'NOT_FOUND'
  const first = (...verdicts: Verdict[]) => verdicts.find((one) => one !== true) ?? true
  const by = (route: Parameters<typeof gateVerdict>[0]) => first(gateVerdict(route, actor), theirs)
  const change = first(by(imagePostRoutes.saveImagePost), mayKeepOwn(agency, scope))
  return {
    change,
    replace: first(change, gateVerdict(documentRoutes.uploadDocument, actor)),
    remake: by(imagePostRoutes.remakeImagePost),
    delete: by(imagePostRoutes.deleteImagePosts),
    withhold: mayWithhold(row, actor),
  }
}
