import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { say, sayDone } from '../ui/snackbar-store.ts'
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
  const before = queries.getQueryData<Business[]>(mine)
  if (before)
    queries.setQueryData<Business[]>(
      mine,
      before.filter((other) => other.businessId !== businessId),
    )
  try {
    await call(businessRoutes.deleteBusiness, { params: { id: businessId }, body: {} })
  } catch (error) {
    if (before) queries.setQueryData(mine, before)
    return void showError(error, deleteFailure)
  }
  onRemoved?.()
  refreshBusinesses(queries)
  say(t`“${name}” was deleted`, {
    action: {
      label: t`Undo`,
      run: () =>
        void call(businessRoutes.deleteBusiness, {
          params: { id: businessId },
          body: { restore: true },
        }).then(
          () => {
            refreshBusinesses(queries)
            sayDone(t`“${name}” is back`)
          },
          (error: unknown) => showError(error, restoreFailure),
        ),
    },
  })
}
