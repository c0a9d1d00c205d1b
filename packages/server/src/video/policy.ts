import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { gateVerdict } from '../platform/gate.ts'
import type { Actor } from '../platform/scope.ts'

/** A video that staff switched off is neither made nor given out: CONFLICT. */
export const mayFilm = ({ isActive }: { isActive: boolean }): Verdict => (isActive ? true : 'CONFLICT')

/** No film of a premium template without something that pays for it: PLAN_NEEDED. */
export const mayMakeOf = ({ isLocked = false }: { isLocked?: boolean }): Verdict =>
  isLocked ? 'PLAN_NEEDED' : true

/** What somebody may do with a video they reach. `isLocked`: its template is premium and nothing pays for its film. `isOpen`: a film of it waits or is made; `hasFile`: one lies there. */
export function verdictsOnVideo(
  video: { isActive: boolean; isLocked?: boolean },
  film: { isOpen: boolean; hasFile: boolean },
  actor: Actor,
): UserVideo['can'] {
  const by = (route: Parameters<typeof gateVerdict>[0]) => gateVerdict(route, actor)
  const also = (gate: Verdict, verdict: Verdict) => (gate === true ? verdict : gate)
  return {
    edit: by(userVideoRoutes.saveUserVideo),
    status: by(userVideoRoutes.updateUserVideoStatus),
    delete: by(userVideoRoutes.deleteUserVideo),
    render: also(also(by(userVideoRoutes.renderUserVideo), mayFilm(video)), mayMakeOf(video)),
    cancel: also(by(userVideoRoutes.cancelUserVideo), film.isOpen ? true : 'CONFLICT'),
    download: also(by(userVideoRoutes.downloadUserVideo), film.hasFile ? mayFilm(video) : 'NOT_FOUND'),
    pay: by(singlePaymentRoutes.payUserVideo),
  }
}
