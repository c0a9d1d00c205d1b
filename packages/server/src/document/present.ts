import type { Document } from '@parichay/contract/document/routes.ts'
import type { z } from 'zod'
import { fileUrl } from './rules.ts'
import type { DocumentRow } from './store.ts'

/** The row as its owner sees it. */
export const presentDocument = (row: DocumentRow): z.output<typeof Document> => ({
  documentId: row.documentId,
  url: fileUrl(row.kind === 'imagePost' ? row.jpegKey : row.storageKey),
  thumbnailUrl: fileUrl(row.thumbnailKey),
  width: row.width,
  height: row.height,
  bytes: row.bytes,
})
