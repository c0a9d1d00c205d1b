import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { confirm } from '../ui/dialogs.tsx'
import { takeOut } from '../ui/list/list-address.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { deleteFailure, restoreFailure } from './words.ts'

/** Everything that a business stands in is asked for again. */
export function refreshBusinesses(queries: QueryClient) {
  for (const key of [keys.businesses(), keys.dashboard, keys.cardsByBusiness()])
    void queries.invalidateQueries({ queryKey: key })
}

/** Asks, deletes and offers to undo it: the list changes at once and changes back when it fails. */
export async function removeBusiness(queries: QueryClient, business: Business, onRemoved?: () => void) {
  const { businessId, businessName: name } = business
  const yes = await confirm({
    title: t`Delete “${name}”?`,
    message: business.card ? (
      <Trans>Its digital card goes offline too. You can bring both back for 30 days.</Trans>
    ) : (
      <Trans>You can bring it back for 30 days.</Trans>
    ),
    okLabel: t`Delete`,
    danger: true,
  })
  if (!yes) return
  const mine = keys.businessesOfUser()
  const refresh = () => refreshBusinesses(queries)
  await removeWithUndo({
    take: () =>
      takeOut(queries, mine, () =>
        queries.setQueryData<Business[]>(mine, (old) => old?.filter((one) => one.businessId !== businessId)),
      ),
    ask: (restore) =>
      call(businessRoutes.deleteBusiness, { params: { id: businessId }, body: restore ? { restore } : {} }),
    said: t`“${name}” was deleted`,
    onGone: () => {
      onRemoved?.()
      refresh()
    },
    onBack: () => {
      refresh()
      sayDone(t`“${name}” is back`)
    },
    words: deleteFailure,
    restoreWords: restoreFailure,
  })
}
