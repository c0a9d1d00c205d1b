import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer, FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import {
  type OwnPoster,
  type PosterBase,
  posterGroundUrl,
  type PosterSlot,
} from '@parichay/contract/greeting/own-poster.ts'
import { shapeSizes } from '@parichay/contract/greeting/rules.frames.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { tooLong } from '@parichay/greeting/own/fits.ts'
import type { LibraryBase } from '@parichay/greeting/own/library.ts'
import { type Grounds, ownPosterScene } from '@parichay/greeting/own/own-poster.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { queryOptions } from '@tanstack/react-query'
import { loadFaces } from '../ui/scene/load-faces.ts'
import { call } from './client.ts'
import { fetchFile } from './download.ts'
import { type Drawing, factsWith } from './frame-scene.ts'
import { keys } from './keys.ts'

/** A poster in own words with the address of its photograph; `base` is the poster of the library it retells. */
export type TypedPoster = { poster: OwnPoster; photoUrl: string; base?: PosterBase | undefined }

/** A poster of the library with its words, and what the business said on it last. */
export const posterWordsQuery = (businessId: number, imageId: number) =>
  queryOptions({
    queryKey: keys.posterWords(businessId, imageId),
    queryFn: ({ signal }) =>
      call(ownPosterRoutes.getPosterWords, { params: { imageId }, query: { businessId } }, { signal }),
    staleTime: Infinity,
  })

/** A poster of the library on the picture of all that lies around its words. */
const onItsGround = (base: PosterBase): LibraryBase => ({
  ...base,
  below: [{ kind: 'image', box: { x: 0, y: 0, ...shapeSizes[base.shape] }, source: 'ground', fit: 'cover' }],
  message: base.message as LibraryBase['message'],
  above: [],
})

const groundsOf = ({ photoUrl, base }: TypedPoster): Grounds => ({
  photo: photoUrl === '' ? null : 'photo',
  base: base && onItsGround(base),
})

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
  const { poster, photoUrl, base } = typed
  if (photoUrl !== '') pictures['photo'] = photoUrl
  if (base) pictures['ground'] = posterGroundUrl(base.imageId, own.businessId)
  const scene = ownPosterScene(poster, groundsOf(typed), { settings, facts, logoColours: answer.logoColours })
  return { scene: bindScene(scene, facts), pictures }
}

/** The places whose words do not fit, measured with the faces they are set in. */
export async function overfullSlots(typed: TypedPoster): Promise<PosterSlot[]> {
  const scene = bindScene(ownPosterScene(typed.poster, groundsOf(typed), null), {})
  await loadFaces(needsOf(scene).faces)
  const pen = document
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true }) as unknown as Pen | null
  return pen ? tooLong(pen, scene) : []
}

/** The file as the server makes it. */
export const ownPosterFile = (businessId: number, poster: OwnPoster, format: 'jpeg' | 'png'): Promise<File> =>
  fetchFile(ownPosterRoutes.getOwnPosterFile, {
    query: { businessId, poster: JSON.stringify(poster) as never, format },
  })
