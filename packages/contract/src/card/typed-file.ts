import type { Card, CardFile } from './fields.ts'

/** A stored file as a form holds it: its number for the server, the rest for the eye. */
export type TypedFile = CardFile & { documentId: number }

/** The file behind a number of a card; undefined when there is none or it is gone. */
export function fileOf(files: Card['files'], documentId: number | null): TypedFile | null {
  const file = documentId === null ? undefined : files[documentId]
  return file && documentId !== null ? { documentId, ...file } : null
}

/** Files of a form by their numbers, as the preview looks them up. */
export const filesById = (files: readonly (TypedFile | null)[]): Record<string, CardFile> =>
  Object.fromEntries(
    files.flatMap((file) => {
      if (!file) return []
      const { documentId, ...rest } = file
      return [[String(documentId), rest]]
    }),
  )
