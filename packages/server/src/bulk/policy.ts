import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import {
  bulkBounds,
  type BulkKind,
  bulkKinds,
  type BulkRowState,
  type BulkState,
} from '@parichay/contract/bulk/fields.ts'
import { type BulkSubject, subjectOf, subjectRights } from '@parichay/contract/bulk/kinds.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { gateVerdict, holds } from '../platform/gate.ts'
import type { Actor } from '../platform/scope.ts'

type Job = {
  kind: BulkKind
  state: BulkState
  createdAt: Date
  counts: Partial<Record<BulkRowState, number>>
  /** Businesses of an import whose rows are not done, since they lack their plan. */
  planless?: number
}

/** Who asked for a job. */
type Asker = { askerAgencyId: number; askerId: number }

const changeImages = bulkRoutes.changeImagesInBulk
const changeImage = imagePostRoutes.saveImagePost
const doing = {
  move: bulkRoutes.moveInBulk,
  delete: bulkRoutes.deleteInBulk,
  plan: bulkRoutes.givePlanInBulk,
  message: bulkRoutes.messageInBulk,
  import: bulkRoutes.importBusinesses,
  export: bulkRoutes.exportInBulk,
  imageShow: changeImages,
  imageHide: changeImages,
  imagePlace: changeImages,
  imageTags: changeImages,
  imageDay: changeImages,
  imageDelete: bulkRoutes.deleteImagesInBulk,
  imageWithhold: withheldRoutes.withholdImagePost,
  imageRelease: withheldRoutes.withholdImagePost,
  feedbackTags: bulkRoutes.tagFeedbackInBulk,
  feedbackDelete: bulkRoutes.deleteFeedbackInBulk,
  cardPause: bulkRoutes.setCardStatusInBulk,
  cardResume: bulkRoutes.setCardStatusInBulk,
  cardDelete: bulkRoutes.deleteCardsInBulk,
  pdfCardDelete: bulkRoutes.deletePdfCardsInBulk,
  videoDelete: bulkRoutes.deleteVideosInBulk,
  personDisable: bulkRoutes.setStaffAccessInBulk,
  personEnable: bulkRoutes.setStaffAccessInBulk,
  personInvite: bulkRoutes.inviteStaffInBulk,
  agencySuspend: bulkRoutes.setAgencyStatusInBulk,
  agencyResume: bulkRoutes.setAgencyStatusInBulk,
} as const
const undoing = {
  move: bulkRoutes.moveInBulk,
  delete: businessRoutes.deleteBusiness,
  plan: paymentRoutes.reverseCardPayment,
  import: businessRoutes.deleteBusiness,
  imageShow: changeImage,
  imageHide: changeImage,
  imagePlace: changeImage,
  imageTags: changeImage,
  imageDay: changeImage,
  imageDelete: imagePostRoutes.deleteImagePosts,
  imageWithhold: withheldRoutes.withholdImagePost,
  imageRelease: withheldRoutes.withholdImagePost,
  feedbackTags: feedbackRoutes.reviewFeedback,
  feedbackDelete: feedbackRoutes.deleteFeedback,
  cardPause: cardRoutes.updateCardStatus,
  cardResume: cardRoutes.updateCardStatus,
  cardDelete: cardRoutes.deleteCard,
  pdfCardDelete: pdfCardRoutes.deletePdfCard,
  videoDelete: userVideoRoutes.deleteUserVideo,
  personDisable: peopleRoutes.changeStaff,
  personEnable: peopleRoutes.changeStaff,
  // The single call lets admins in who change how their own agency looks.
  agencySuspend: bulkRoutes.setAgencyStatusInBulk,
  agencyResume: bulkRoutes.setAgencyStatusInBulk,
} as const

/** Whether somebody may look at what a job is about, one by one. */
function sees(actor: Actor, subject: BulkSubject): boolean {
  if (subject === 'person') return gateVerdict(peopleRoutes.listStaff, actor) === true
  if (subject === 'agency') return gateVerdict(agencyRoutes.listAgencies, actor) === true
  return holds(actor, subjectRights[subject])
}

/** The kinds of jobs that somebody may look at: those about what they may look at one by one. */
export const kindsSeenBy = (actor: Actor): BulkKind[] =>
  bulkKinds.filter((kind) => sees(actor, subjectOf[kind]))

/** Whether somebody may still do a kind of job: rights may be gone between the asking and the row. */
export const mayDo = (kind: BulkKind, actor: Actor): Verdict =>
  kind === 'export' && !holds(actor, 'business.list') ? 'NOT_ALLOWED' : gateVerdict(doing[kind], actor)

/** Whether somebody may take a kind of job back; a message or an invitation that was sent stays sent, a file was read. */
export const mayTakeBack = (kind: BulkKind, actor: Actor): Verdict =>
  kind === 'message' || kind === 'personInvite' || kind === 'export'
    ? 'NOT_ALLOWED'
    : gateVerdict(undoing[kind], actor)

/** A job is stopped while there is something left of it: by who asked for it, and by who might do it themselves. */
export function mayCancel(
  { kind, state, askerAgencyId, askerId }: Pick<Job, 'kind' | 'state'> & Asker,
  actor: Actor,
): Verdict {
  const isOwn = actor.kind === 'staff' && actor.agencyId === askerAgencyId && actor.franchiseeId === askerId
  const right = isOwn || mayDo(kind, actor)
  if (right !== true) return right
  return ['waiting', 'working', 'open'].includes(state) ? true : 'STEP_OUT_OF_ORDER'
}

/** A job is taken back once it ended, while the days for it last and something is left to take back. */
export function mayUndo(job: Job, actor: Actor, now: Date): Verdict {
  const right = mayTakeBack(job.kind, actor)
  if (right !== true) return right
  const isOver = job.state === 'done' || job.state === 'cancelled'
  const isYoung = now.getTime() - job.createdAt.getTime() < bulkBounds.undoDays * 86_400_000
  return isOver && isYoung && (job.counts.done ?? 0) + (job.planless ?? 0) > 0 ? true : 'STEP_OUT_OF_ORDER'
}

/** Whether there is a file, and whoever asks may see what stands in it. */
export const mayTakeFile = (
  { state, storageKey }: { state: BulkState; storageKey: string | null },
  actor: Actor,
): boolean => state === 'done' && storageKey !== null && holds(actor, 'business.list')
