import { useLingui } from '@lingui/react/macro'
import type { AgencyChangeInput } from '@parichay/contract/agency/change.ts'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { cardDaysAfterSuspension } from '@parichay/contract/agency/suspension.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from './client.ts'
import { keys } from './keys.ts'
import { isCallFailed } from '../failures.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { askForReason } from '../ui/ReasonSheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** Suspending an agency, which asks first, and bringing it back. */
export function useStanding(
  { agencyId, agencyName, version }: Pick<AgencyRecord, 'agencyId' | 'agencyName' | 'version'>,
  onChanged: (now: AgencyRecord) => void,
) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const set = async (change: Pick<AgencyChangeInput, 'status' | 'reason'>, done: string) => {
    setBusy(true)
    try {
      onChanged(await call(agencyRoutes.updateAgency, { body: { agency: { agencyId, version, ...change } } }))
      sayDone(done)
    } catch (error) {
      if (isCallFailed(error) && error.code === 'CONFLICT')
        for (const queryKey of [keys.agencyList(), keys.agency(agencyId)])
          void queries.invalidateQueries({ queryKey })
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    /** One of both is on its way. */
    busy,
    suspend: async () => {
      const reason = await askForReason({
        title: t`Suspend ${agencyName}?`,
        message: t`Nobody signs in there any more, staff and customers alike. Public cards stay for ${cardDaysAfterSuspension} days, then they show a notice. Nothing is deleted. The reason stands in the agency’s activity log.`,
        okLabel: t`Suspend`,
        isRequired: true,
      })
      if (reason !== null) await set({ status: 'SUSPENDED', reason }, t`${agencyName} is suspended`)
    },
    resume: () => set({ status: 'ACTIVE' }, t`${agencyName} works again`),
  }
}

/** Deleting an agency that nothing is behind, which asks first. */
export function useDeleting(
  { agencyId, agencyName, host }: Pick<AgencyRecord, 'agencyId' | 'agencyName' | 'host'>,
  onGone: () => void,
) {
  const { t } = useLingui()
  const queries = useQueryClient()
  return async () => {
    const sure = await confirm({
      title: t`Delete ${agencyName}?`,
      message: t`Its people cannot sign in any more and ${host ?? agencyName} is nobody’s. This is not taken back.`,
      okLabel: t`Delete`,
      danger: true,
    })
    if (!sure) return
    try {
      await call(agencyRoutes.deleteAgency, { query: { agencyId } })
      await queries.invalidateQueries({ queryKey: keys.agencyList() })
      sayDone(t`${agencyName} was deleted`)
      onGone()
    } catch (error) {
      void showError(error)
    }
  }
}
