import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { describeDevice } from '@parichay/contract/auth/rules.ts'
import type { PushDevice } from '@parichay/contract/push/fields.ts'
import { pushRoutes } from '@parichay/contract/push/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { call } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { Quiet, Rest, Text } from '../ui/shapes.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { longAgo } from '../ui/when.ts'
import { pushQuery } from '../api/reminder.ts'
import { presentMs } from '../ui/clock.ts'

/** The other browsers that are sent to, each of which can be taken off from here. */
export function OtherBrowsers({ devices }: { devices: readonly PushDevice[] }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const now = presentMs()
  const takeOff = async (pushDeviceId: number) => {
    const before = queries.getQueryData(pushQuery.queryKey)
    queries.setQueryData(
      pushQuery.queryKey,
      (old) => old && { ...old, devices: old.devices.filter((one) => one.pushDeviceId !== pushDeviceId) },
    )
    try {
      const { devices: left } = await call(pushRoutes.deletePushDevice, {
        params: { pushDeviceId },
        body: {},
      })
      queries.setQueryData(pushQuery.queryKey, (old) => old && { ...old, devices: left })
      sayDone(t`No notification comes there any more.`)
    } catch (error) {
      queries.setQueryData(pushQuery.queryKey, before)
      // It may be off all the same, and only the answer lost.
      void queries.invalidateQueries({ queryKey: pushQuery.queryKey, exact: true })
      void showError(error)
    }
  }
  return (
    <RowList label={t`On other devices`}>
      {devices.map(({ pushDeviceId, device, addedAt, lastSentAt }) => {
        const { browser, system, kind } = describeDevice(device)
        const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`)
        const when = longAgo(lastSentAt ?? addedAt, now, i18n.locale)
        const Icon = kind === 'phone' ? Smartphone : Monitor
        return (
          <Box
            component="li"
            key={pushDeviceId}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.75, minHeight: 68, px: 2, py: 1.25 }}
          >
            <Box
              component={Icon}
              size={24}
              strokeWidth={1.75}
              aria-hidden
              sx={{ flex: 'none', color: 'text.secondary' }}
            />
            <Rest>
              <Text as="subtitle1" wraps>
                {name}
              </Text>
              <Quiet>{lastSentAt ? t`Last reminder ${when}` : t`Added ${when}`}</Quiet>
            </Rest>
            <Button
              look="text"
              size="small"
              label={t`Switch off ${name}`}
              onClick={() => void takeOff(pushDeviceId)}
              sx={{ minHeight: 44, mr: -1.5 }}
            >
              {t`Switch off`}
            </Button>
          </Box>
        )
      })}
    </RowList>
  )
}
