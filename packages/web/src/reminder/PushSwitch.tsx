import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { PushDevice } from '@parichay/contract/push/fields.ts'
import { pushRoutes } from '@parichay/contract/push/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { showError } from '../ui/dialogs.tsx'
import { Switch } from '../ui/form/SwitchField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { sayFailed } from '../ui/snackbar-store.ts'
import { subscribe, unsubscribe } from '../api/browser-push.ts'
import { browserQuery, pushQuery, useReminderChange } from '../api/reminder.ts'
import { TestButton } from './TestButton.tsx'

type Props = {
  publicKey: string
  devices: readonly PushDevice[]
  /** The hour was chosen before; else it is kept with the first switch. */
  isChosen: boolean
}

/** Notifications in this browser. Its owner is asked by a tap only, and a browser that cannot, or was told no, says so. */
export function PushSwitch({ publicKey, devices, isChosen }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const change = useReminderChange()
  const browser = useRemote(browserQuery(publicKey))
  const [busy, setBusy] = useState(false)
  const own = devices.find(({ isCurrent }) => isCurrent)
  const isOn = browser.data === 'on' && own !== undefined
  const keep = (now: { devices: PushDevice[] }) =>
    queries.setQueryData(pushQuery.queryKey, (old) => old && { ...old, ...now })

  const switchOn = async () => {
    const subscription = await subscribe(publicKey).catch(() => undefined)
    if (subscription === undefined)
      sayFailed(t`This browser could not be reached by its notification service. Try again later.`)
    if (!subscription || (!isChosen && !(await change({})))) return
    keep(await call(pushRoutes.addPushDevice, { body: subscription }))
  }
  const switchOff = async () => {
    if (own)
      keep(await call(pushRoutes.deletePushDevice, { params: { pushDeviceId: own.pushDeviceId }, body: {} }))
    await unsubscribe().catch(() => undefined)
  }
  const turn = async (on: boolean) => {
    setBusy(true)
    try {
      await (on ? switchOn() : switchOff())
    } catch (error) {
      // It may have been done all the same, and only the answer lost.
      void queries.invalidateQueries({ queryKey: pushQuery.queryKey, exact: true })
      void showError(error)
    } finally {
      await queries.refetchQueries({ queryKey: browserQuery(publicKey).queryKey, exact: true })
      setBusy(false)
    }
  }
  const state = browser.data
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Switch
        label={t`Notification on this device`}
        hint={
          state === 'unsupported'
            ? t`This browser shows no notifications. Open the panel in Chrome, Edge or Firefox, or choose e-mail.`
            : t`With the picture, also while the panel is closed.`
        }
        checked={isOn}
        disabled={busy || state === undefined || state === 'unsupported' || state === 'denied'}
        onChange={(on) => void turn(on)}
      />
      {state === 'denied' && (
        <Notice tone="warning">
          {t`You blocked notifications for this page. Tap the lock beside the address, allow notifications, and come back here.`}
        </Notice>
      )}
      {isOn && <TestButton channel="push" label={t`Send me one now`} />}
    </Box>
  )
}
