import type {
  UserVideo,
  UserVideoListItem,
  VideoRender,
  VideoVersion,
} from '@parichay/contract/video/fields.ts'
import { isPremiumLocked } from '@parichay/contract/video/rules.ts'
import { videoBounds } from '@parichay/contract/video/template.ts'
import type { BusinessRow } from '../business/store.ts'
import { fileUrl } from '../document/rules.ts'
import type { Actor } from '../platform/scope.ts'
import type { FilmRow, readQueue } from './film/store.ts'
import { verdictsOnVideo } from './policy.ts'
import { isSound, secondsLeft } from './rules.ts'
import type { VideoListRow } from './store.list.ts'
import type { TemplateDrawing } from './template/store.ts'
import { type Known, valuesOf } from './usecase.ts'

/** What stands before films that are still to be made. */
export type Queued = Awaited<ReturnType<typeof readQueue>>

const isOpen = (film: FilmRow | null) => film?.state === 'waiting' || film?.state === 'rendering'
const day = 86_400_000

/** A film as everybody sees it. */
export function presentFilm(film: FilmRow, { ahead, pace }: Queued): VideoRender {
  const before = ahead.get(`${film.agencyId} ${film.renderId}`)
  const waits = isOpen(film)
  return {
    renderNo: film.renderId,
    ofVersion: film.ofVersion,
    state: film.state,
    isSample: film.isSample,
    position: waits ? (before?.films ?? 0) : 0,
    percent: film.percent,
    secondsLeft: waits ? secondsLeft(film, { pace, secondsAhead: before?.seconds ?? 0 }) : null,
    fault: film.fault,
    attempts: film.attempt,
    seconds: film.seconds,
    bytes: film.storageKey === null ? null : film.bytes,
    hasSmall: film.smallKey !== null,
    orderedAt: film.createdAt.toISOString(),
    // While it is made again, and where that failed, it is as if it had never been made.
    readyAt: film.state === 'ready' ? (film.readyAt?.toISOString() ?? null) : null,
    keptUntil:
      film.readyAt && film.storageKey !== null
        ? new Date(film.readyAt.getTime() + videoBounds.keptDays * day).toISOString()
        : null,
  }
}

const addresses = (keys: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([name, key]) => (isSound(name) ? [] : [[name, fileUrl(key)] as const])),
  )

/** A video as its owner and staff see it. */
export function presentVideo(
  { row, drawn, cover, last, made }: Known,
  { business, queued }: { business: BusinessRow; queued: Queued },
  actor: Actor,
): UserVideo {
  return {
    videoNo: row.videoNo,
    agencyId: row.agencyId,
    businessId: row.businessId,
    businessName: business.businessName,
    templateId: row.templateId,
    templateVersion: row.templateVersion,
    templateTitle: drawn?.drawing.content.title ?? '',
    shape: drawn?.drawing.content.shape ?? 'SQUARE',
    seconds: drawn?.drawing.content.seconds ?? 0,
    title: row.title,
    values: drawn?.values ?? valuesOf(row),
    pictures: addresses(drawn?.keys ?? {}),
    status: row.isActive ? 'ACTIVE' : 'INACTIVE',
    cover,
    render: last && presentFilm(last, queued),
    film: made && {
      ...presentFilm(made, queued),
      isCurrent: !made.isSample && made.contentHash === drawn?.hash,
    },
    can: verdictsOnVideo(
      { isActive: row.isActive, isLocked: isPremiumLocked(drawn?.drawing.isPremium ?? false, cover) },
      { isOpen: isOpen(last), hasFile: Boolean(made?.storageKey) },
      actor,
    ),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A former film with what it said. */
export const presentVersion = (film: FilmRow): VideoVersion => ({
  renderNo: film.renderId,
  ofVersion: film.ofVersion,
  isSample: film.isSample,
  readyAt: film.readyAt?.toISOString() ?? null,
  bytes: film.storageKey === null ? null : film.bytes,
  values: film.chosen,
  pictures: addresses(film.keys),
})

/** A row of the videos in All Projects. `films` are its last order and the last that was made. */
export function presentListed(
  row: VideoListRow,
  known: { drawing: TemplateDrawing | undefined; films: readonly FilmRow[]; queued: Queued },
  actor: Actor,
): UserVideoListItem {
  const [last = null] = known.films
  const hasFile = known.films.some(({ state, storageKey }) => state === 'ready' && storageKey !== null)
  return {
    videoNo: row.videoNo,
    agencyId: row.agencyId,
    agencyName: row.agencyName,
    businessId: row.businessId,
    businessName: row.businessName,
    templateId: row.templateId,
    templateTitle: known.drawing?.content.title ?? '',
    shape: known.drawing?.content.shape ?? 'SQUARE',
    seconds: known.drawing?.content.seconds ?? 3,
    title: row.title,
    status: row.isActive ? 'ACTIVE' : 'INACTIVE',
    can: verdictsOnVideo(row, { isOpen: isOpen(last), hasFile }, actor),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    render: last && presentFilm(last, known.queued),
    payment:
      row.coveredBy === 'single' || row.coveredBy === 'plan'
        ? row.coveredBy
        : row.singleDownloads > 0
          ? 'single'
          : null,
  }
}
