import type { DeletedKind } from '@parichay/contract/business/fields.deleted.ts'
import { showError } from '../../ui/dialogs.tsx'
import { loadPart } from '../../ui/load-part.ts'

/** Which deleted things are looked at; platform staff may name an agency. */
export type DeletedWish = { kind: DeletedKind; agencyId?: number | undefined }

/** Opens what of a kind was deleted within 30 days, to bring it back. Few ask for it: it is loaded apart. */
export async function showDeleted(wish: DeletedWish): Promise<void> {
  try {
    const { openDeleted } = await loadPart(() => import('./DeletedSheet.tsx'))
    openDeleted(wish)
  } catch (error) {
    void showError(error)
  }
}
