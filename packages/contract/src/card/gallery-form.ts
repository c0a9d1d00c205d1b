import { z } from 'zod'
import type { Card } from './fields.ts'
import { formRules } from './form-rules.ts'
import { GalleryPicture } from './sections.ts'
import { filesById, fileOf, type TypedFile } from './typed-file.ts'

/** A picture of the gallery as the form holds it. */
export type TypedGalleryPicture = { file: TypedFile; caption: string; album: string }
/** The gallery as the form holds it. */
export type TypedGallery = { pictures: TypedGalleryPicture[] }

/** The form of a card's gallery; a picture whose file is gone is left out. */
export const typedGallery = ({ gallery, files }: Pick<Card, 'gallery' | 'files'>): TypedGallery => ({
  pictures: gallery.flatMap(({ documentId, caption, album }) => {
    const file = fileOf(files, documentId)
    return file ? [{ file, caption, album }] : []
  }),
})

/** What was typed as the server takes it, nothing refused. */
export const galleryOf = ({ pictures }: TypedGallery): GalleryPicture[] =>
  pictures.map(({ file, caption, album }) => ({ documentId: file.documentId, caption, album }))

/** Files for the preview. */
export const galleryFiles = ({ pictures }: TypedGallery) => filesById(pictures.map(({ file }) => file))

/** The rules of the form of the gallery. */
export const GalleryForm = formRules<TypedGallery, { pictures: GalleryPicture[] }>(
  z.object({ pictures: z.array(GalleryPicture) }),
  (typed) => ({ pictures: galleryOf(typed) }),
)

/** Albums in use, in the order of their first picture. */
export const albumsOf = (pictures: readonly Pick<TypedGalleryPicture, 'album'>[]): string[] => [
  ...new Set(pictures.map(({ album }) => album.trim()).filter(Boolean)),
]

/** How many more things fit; `limit` -1 is unlimited. */
export const roomFor = (limit: number, count: number): number =>
  limit === -1 ? Number.POSITIVE_INFINITY : Math.max(0, limit - count)
