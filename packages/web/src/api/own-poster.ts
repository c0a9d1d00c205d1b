import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer, FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import type { OwnPoster } from '@parichay/contract/greeting/own-poster.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { ownPosterScene } from '@parichay/greeting/own/own-poster.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { fetchFile } from './download.ts'
import { type Drawing, factsWith } from './frame-scene.ts'

/** A poster in own words with the address of its photograph. */
export type TypedPoster = { poster: OwnPoster; photoUrl: string }

/** A poster in the saved frame of its business, as its file will look. Pure. */
export function ownPosterDrawing(given: {
  answer: FrameAnswer
  own: Business
  settings: FrameSettings
  typed: TypedPoster
}): Drawing {
  const { answer, own, settings, typed } = given
  const pictures: Record<string, string> = Object.fromEntries(
    Object.entries(answer.imageAddresses).filter(([, url]) => url),
  )
  const facts = factsWith(answer, answer, own, Object.keys(pictures))
  const photo = typed.photoUrl === '' ? null : 'photo'
  if (photo) pictures['photo'] = typed.photoUrl
  const scene = ownPosterScene(typed.poster, photo, { settings, facts, logoColours: answer.logoColours })
  return { scene: bindScene(scene, facts), pictures }
}

/** The file as the server makes it. */
export const ownPosterFile = (businessId: number, poster: OwnPoster, format: 'jpeg' | 'png'): Promise<File> =>
  fetchFile(ownPosterRoutes.getOwnPosterFile, {
    query: { businessId, poster: JSON.stringify(poster) as never, format },
  })
