import type { PermissionName } from '../franchisee/fields.ts'

/** What the rows of a job are: one thing in all of them. */
export type BulkSubject =
  | 'business'
  | 'image'
  | 'feedback'
  | 'card'
  | 'pdfCard'
  | 'video'
  | 'person'
  | 'agency'

/** What each kind of job is done with. A message is sent by hand, row by row, over WhatsApp. */
export const subjectOf = {
  move: 'business',
  delete: 'business',
  plan: 'business',
  message: 'business',
  import: 'business',
  export: 'business',
  imageShow: 'image',
  imageHide: 'image',
  imagePlace: 'image',
  imageTags: 'image',
  imageDay: 'image',
  imageDelete: 'image',
  imageWithhold: 'image',
  imageRelease: 'image',
  feedbackTags: 'feedback',
  feedbackDelete: 'feedback',
  cardPause: 'card',
  cardResume: 'card',
  cardDelete: 'card',
  pdfCardDelete: 'pdfCard',
  videoDelete: 'video',
  personDisable: 'person',
  personEnable: 'person',
  personInvite: 'person',
  agencySuspend: 'agency',
  agencyResume: 'agency',
} as const satisfies Record<string, BulkSubject>

/**
 * What lets staff see jobs with a subject; whose jobs they see is the scope's. People and agencies are no permission: who has
 * their list sees the jobs over it.
 */
export const subjectRights = {
  business: 'business.view',
  image: 'imagePost.manage',
  feedback: 'feedback.view',
  card: 'card.view',
  pdfCard: 'pdf.view',
  video: 'video.view',
} as const satisfies Record<Exclude<BulkSubject, 'person' | 'agency'>, PermissionName>
