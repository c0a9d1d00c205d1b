import { holdsPermission } from '@parichay/contract/franchisee/rules.ts'
import { mayPayOnline } from '@parichay/contract/plan/rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { CallError } from '../failures.ts'
import { franchiseeQuery } from '../api/people.ts'
import { staffBusinessQuery } from '../api/staff-queries.ts'
import { useAgency, useSession } from '../session.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { connectWithAdmin } from '../shell/connect-with-admin.tsx'
import { type UpgradeRequest, useUpgradeRequest } from '../shell/upgrade-request.ts'
import { leaveUpgrade, modeFor, openerOf } from '../shell/upgrade.ts'
import { sendEvent } from '../shell/usage-events.ts'
import { showError } from '../ui/dialogs.tsx'
import { PricesDialog } from './PricesDialog.tsx'
import { UpgradeDialog } from './UpgradeDialog.tsx'

/**
 * Finds out for whom the dialog is: its caller said so, or, where only the address asks for it, the step of history says whom it
 * was opened for, or it is the business at hand.
 */
export function UpgradeDoor({ open }: { open: boolean }) {
  const asked = useUpgradeRequest((state) => state.request)
  const isStaff = useSession((state) => state.kind === 'staff')
  if (!open) return null
  if (asked) return <Dialog request={asked} />
  return isStaff ? <FromStaffAddress /> : <FromCustomerAddress />
}

const useUpgradeOf = () => useRouterState({ select: ({ location }) => location.state.upgradeOf })

function FromCustomerAddress() {
  const named = useUpgradeOf()
  const { active, businesses } = useActiveBusiness()
  const business = businesses.data?.find(({ businessId }) => businessId === named) ?? active
  if (business) return <Dialog request={{ business }} />
  if (businesses.pending) return null
  return businesses.data?.length === 0 ? <Prices /> : <Nobody error={businesses.error} />
}

/** Before there is a business: the plans, or who sells them. */
function Prices() {
  const router = useRouter()
  const { configuration } = useAgency()
  const buys = mayPayOnline(configuration, { businessMadeBy: 'self' })
  useEffect(() => {
    if (!buys) void leaveUpgrade(router, 0).then(connectWithAdmin)
  }, [buys, router])
  return buys ? <PricesDialog /> : null
}

function FromStaffAddress() {
  const named = useUpgradeOf()
  const shown = useRouterState({
    select: (state) => Number(/\/admin\/businesses\/(\d+)/.exec(state.location.pathname)?.[1]),
  })
  const id = named ?? shown
  const { data, pending, error } = useRemote({ ...staffBusinessQuery(id), enabled: Number.isSafeInteger(id) })
  if (data) return <Dialog request={{ business: data }} />
  return pending && Number.isSafeInteger(id) ? null : <Nobody error={error} />
}

/** No business to upgrade here, or it could not be read, which is said: the address is put right. */
function Nobody({ error }: { error: CallError | null }) {
  const router = useRouter()
  useEffect(() => {
    void leaveUpgrade(router, 0).then(() => error && showError(error))
  }, [error, router])
  return null
}

function Dialog({ request }: { request: UpgradeRequest }) {
  const router = useRouter()
  const queries = useQueryClient()
  const isStaff = useSession((state) => state.kind === 'staff')
  const { data: person, error } = useRemote({ ...franchiseeQuery, enabled: isStaff })
  const known = !isStaff || person !== undefined
  const opener = useRemote({
    queryKey: ['upgrade-opener', person?.franchiseeId ?? 'customer'],
    queryFn: () => openerOf(queries),
    enabled: known,
    staleTime: Infinity,
  }).data
  const mode = opener && modeFor(opener, request.business)
  useEffect(() => {
    if (mode === 'connect') void leaveUpgrade(router, 0).then(connectWithAdmin)
    else if (mode === 'buy') void sendEvent('UPGRADE_OPENED')
  }, [mode, router])
  if (error && !person) return <Nobody error={error} />
  if (!mode || mode === 'connect') return null
  const seesPlan =
    opener.kind === 'customer' || holdsPermission(opener, 'business.view', opener.ofSuperAdminAgency)
  return <UpgradeDialog key={request.business.businessId} {...{ request, mode, seesPlan }} />
}
