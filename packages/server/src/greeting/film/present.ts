import type { FilmCopy, GreetingFilm } from '@parichay/contract/greeting/fields.films.ts'
import type { DocumentRow } from '../../document/store.ts'
import { fileUrl } from '../../document/rules.ts'
import type { CopyRow } from './store.copies.ts'
import type { FilmRow } from './store.ts'

/** An upload as the contract names it; `picture` is there once it is made. */
export const presentFilm = (row: FilmRow, picture?: DocumentRow): GreetingFilm => ({
  filmId: row.filmId,
  name: row.name,
  state: row.state,
  percent: row.percent,
  arrived: row.arrived,
  fault: row.fault,
  documentId: row.documentId,
  shape: picture ? (picture.width === picture.height ? 'SQUARE' : 'STORY') : null,
  seconds: row.filmSeconds,
  pictureUrl: picture ? fileUrl(picture.jpegKey) : null,
  previewUrl: row.filmPreviewKey && fileUrl(row.filmPreviewKey),
})

/** A copy as the contract names it. */
export const presentCopy = (row: CopyRow, around: { ahead: number; isFree: boolean }): FilmCopy => ({
  copyId: row.copyId,
  imageId: row.imageId,
  state: row.state,
  percent: row.state === 'ready' ? 100 : row.percent,
  ...around,
  bytes: row.bytes,
})
