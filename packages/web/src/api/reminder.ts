import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { User } from '@parichay/contract/auth/fields.ts'
import { type ReminderWish, reminderOf, usualReminder } from '@parichay/contract/greeting/daily-reminder.ts'
import { pushRoutes } from '@parichay/contract/push/routes.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from './client.ts'
import { keys } from './keys.ts'
import { userQuery } from './people.ts'
import { showError } from '../ui/dialogs.tsx'
import { readBrowser } from './browser-push.ts'

/** The own browsers, and the key they subscribe with. */
export const pushQuery = queryOptions({
  queryKey: keys.push(),
  queryFn: ({ signal }) => call(pushRoutes.getPush, {}, { signal }),
  staleTime: 0,
})

/** How it stands with this browser; asked anew whenever somebody comes back to the page. */
export const browserQuery = (publicKey: string | undefined) =>
  queryOptions({
    queryKey: keys.push('browser', publicKey ?? ''),
    queryFn: () => readBrowser(publicKey ?? ''),
    enabled: publicKey !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** Changes the reminder at once; what could not be saved stands again as it was, and is told. True when it is saved. */
export function useReminderChange() {
  const queries = useQueryClient()
  const turn = useRef(0)
  const under = useRef(0)
  /** As the server has it, while changes are on their way. */
  const stands = useRef<User['preference']['reminder']>(undefined)
  return async (change: Partial<ReminderWish>): Promise<boolean> => {
    const mine = (turn.current += 1)
    await queries.cancelQueries({ queryKey: userQuery.queryKey })
    const before = queries.getQueryData<User>(keys.user)
    if (under.current === 0) stands.current = before?.preference.reminder
    under.current += 1
    const reminder = { ...(reminderOf(before?.preference) ?? usualReminder), ...change }
    const show = (wish: User['preference']['reminder']) =>
      queries.setQueryData<User>(
        keys.user,
        (user) => user && { ...user, preference: { ...user.preference, reminder: wish } },
      )
    show(reminder)
    try {
      const { updatedUser } = await call(authRoutes.updatePreference, {
        body: { preference: { reminder: change } },
      })
      stands.current = updatedUser.preference.reminder
      // A later change is on its way: its answer is the one that counts.
      if (mine === turn.current) queries.setQueryData(keys.user, updatedUser)
      return true
    } catch (error) {
      if (mine === turn.current) show(stands.current)
      void showError(error)
      return false
    } finally {
      under.current -= 1
    }
  }
}
