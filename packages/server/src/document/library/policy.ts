import { documentRoutes, type StoredDocument } from '@parichay/contract/document/routes.ts'
import { gateVerdict } from '../../platform/gate.ts'
import type { Actor } from '../../platform/scope.ts'

/** What somebody may do with a stored file they reach: what is used stays. */
export function verdictsOnDocument(
  { usedIn }: Pick<StoredDocument, 'usedIn'>,
  actor: Actor,
): StoredDocument['can'] {
  const right = gateVerdict(documentRoutes.deleteDocument, actor)
  return { delete: right === true && usedIn.length > 0 ? 'IN_USE' : right }
}
