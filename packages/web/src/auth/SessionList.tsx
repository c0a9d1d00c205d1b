import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { describeDevice } from '@parichay/contract/auth/rules.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { Button } from '../ui/Button.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { confirm } from '../ui/dialogs.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { sayDone, sayFailed } from '../ui/snackbar-store.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { fromTablet } from '../ui/theme.ts'
import { longAgo } from '../ui/when.ts'
import { Quiet, Rest, Text } from '../ui/shapes.tsx'
import { presentMs } from '../ui/clock.ts'

const sessionsQuery = {
  queryKey: keys.sessions,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(authRoutes.listSessions, {}, { signal }),
  staleTime: 0,
}
/** So many rows stand there at first; old browsers add up. */
const few = 5
type Sessions = Awaited<ReturnType<typeof sessionsQuery.queryFn>>

/** The browsers that are signed in; this one first. Each of the others can be signed out from here. */
export function SessionList() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { data, error, reload } = useRemote(sessionsQuery)
  const [all, setAll] = useState(false)
  if (error && !data) return <InlineError message={failureText(error)} onRetry={reload} />
  if (!data) return <ListSkeleton rows={2} />
  const now = presentMs()
  const others = data.filter(({ isCurrent }) => !isCurrent)
  const sorted = data.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const shown = all || sorted.length <= few + 1 ? sorted : sorted.slice(0, few)
  const hidden = sorted.length - shown.length

  /** Gone at once; back again if the server says no. One that is gone already is as good. */
  const end = async (ids: string[]) => {
    const before = queries.getQueryData<Sessions>(keys.sessions)
    await queries.cancelQueries({ queryKey: keys.sessions })
    queries.setQueryData<Sessions>(keys.sessions, (list) =>
      list?.filter(({ sessionId }) => !ids.includes(sessionId)),
    )
    const answers = await Promise.allSettled(
      ids.map((sessionId) => call(authRoutes.endSession, { params: { sessionId } })),
    )
    const failure = answers
      .map((answer) => (answer.status === 'rejected' ? (answer.reason as unknown) : null))
      .find((reason) => reason && !(isCallFailed(reason) && reason.code === 'NOT_FOUND'))
    if (failure) {
      queries.setQueryData(keys.sessions, before)
      sayFailed(failureText(failure))
    } else sayDone(ids.length > 1 ? t`All other devices are signed out.` : t`The device is signed out.`)
    void queries.invalidateQueries({ queryKey: keys.sessions })
  }
  const endOthers = async () => {
    const yes = await confirm({
      title: t`Sign out everywhere else?`,
      message: t`You stay signed in on this device only.`,
      okLabel: t`Sign out the others`,
      danger: true,
    })
    if (!yes) return
    await call(authRoutes.endOtherSessions, { body: {} }).then(
      () => sayDone(t`All other devices are signed out.`),
      (error: unknown) => sayFailed(failureText(error)),
    )
    await queries.invalidateQueries({ queryKey: keys.sessions })
  }
  return (
    <RowList
      foot={
        others.length > 1 && (
          <Box
            sx={{ p: 1, display: 'flex', flexWrap: 'wrap', borderTop: '1px solid', borderColor: 'divider' }}
          >
            {hidden > 0 && (
              <Button look="text" onClick={() => setAll(true)}>
                <Plural value={hidden} one="Show # more" other="Show # more" />
              </Button>
            )}
            <Button look="text" onClick={() => void endOthers()}>
              <Plural
                value={others.length}
                one="Sign out # other device"
                other="Sign out all # other devices"
              />
            </Button>
          </Box>
        )
      }
    >
      {shown.map(({ sessionId, device, lastSeenAt, isCurrent }) => {
        const { browser, system, kind } = describeDevice(device)
        const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`)
        const seen = longAgo(lastSeenAt, now, i18n.locale)
        const Icon = kind === 'phone' ? Smartphone : Monitor
        return (
          <Box
            component="li"
            key={sessionId}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              [fromTablet]: { gap: 1.75 },
              minHeight: 68,
              px: 2,
              py: 1.25,
            }}
          >
            <Box
              component={Icon}
              size={24}
              strokeWidth={1.75}
              aria-hidden
              sx={{ flex: 'none', color: 'text.secondary', [fromTablet]: { mx: 0.5 } }}
            />
            <Rest>
              <Text as="subtitle1" wraps>
                {name}
              </Text>
              <Quiet>
                {isCurrent ? (
                  <Trans>Active now</Trans>
                ) : now - Date.parse(lastSeenAt) < 60_000 ? (
                  <Trans>Last seen just now</Trans>
                ) : (
                  <Trans>Last seen {seen}</Trans>
                )}
              </Quiet>
            </Rest>
            {isCurrent ? (
              <StatusChip tone="success">{t`This device`}</StatusChip>
            ) : (
              <Button
                look="text"
                size="small"
                label={t`Sign out ${name}`}
                onClick={() => void end([sessionId])}
                sx={{ minHeight: 44, mr: -1.5 }}
              >
                {t`Sign out`}
              </Button>
            )}
          </Box>
        )
      })}
    </RowList>
  )
}
