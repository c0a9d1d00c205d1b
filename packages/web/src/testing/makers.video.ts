import type { UserVideo, UserVideosOfBusiness } from '@parichay/contract/video/fields.ts'
import { startValues } from '@parichay/contract/video/rules.ts'
import type { VideoSound } from '@parichay/contract/video/sound.ts'
import type { VideoTemplateWithScene } from '@parichay/contract/video/template.ts'
import { contentOf } from '@parichay/video/order.ts'
import { templateOf } from '@parichay/video/templates.ts'

const at = '2026-11-22T06:00:00.000Z'
/** What a shop's films begin with. */
export const videoFacts: UserVideosOfBusiness['facts'] = {
  businessName: 'Anand Sweets',
  tagline: '',
  phone: '98250 12345',
  website: '',
  address: 'Station Road, Anand',
  city: 'Anand',
  mainColour: null,
  accentColour: null,
  logoUrl: null,
  language: 'en',
  products: [],
}
const no = 'NOT_ALLOWED'
/** A template with a place for a picture or a clip. */
export const plate: VideoTemplateWithScene = {
  templateId: 11,
  ...contentOf(templateOf('plate')!),
  code: 'plate',
  scene: null,
  status: 'PUBLISHED',
  popularity: 1,
  version: 1,
  publishedVersion: 1,
  isPremium: false,
  figures: null,
  test: null,
  can: { change: no, delete: no, test: no, publish: no, withdraw: no, rollBack: no },
}
/** A draft of a film of `plate`. */
export const makeVideo = (more: Partial<UserVideo['values']> = {}): UserVideo => ({
  videoNo: 3001,
  agencyId: 1,
  businessId: 5,
  businessName: 'Anand Sweets',
  templateId: 11,
  templateVersion: 1,
  templateTitle: plate.title,
  shape: 'SQUARE',
  seconds: 13,
  title: 'Diwali sweets',
  values: { ...startValues(plate, videoFacts), ...more },
  pictures: {},
  status: 'ACTIVE',
  cover: { by: 'plan', why: null, left: 2 },
  render: null,
  film: null,
  can: { edit: true, status: no, delete: true, render: true, cancel: true, download: true, pay: true },
  version: 1,
  createdAt: at,
  updatedAt: at,
})
/** Something that the shop sent for its films: music unless told. */
export const makeSound = (soundId: number, more: Partial<VideoSound> = {}): VideoSound => ({
  soundId,
  businessId: 5,
  kind: 'music',
  title: 'Our jingle',
  state: 'ready',
  fault: null,
  seconds: 24,
  rightsAt: at,
  uses: 0,
  createdAt: at,
  can: { delete: true },
  ...more,
})
