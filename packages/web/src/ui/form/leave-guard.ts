import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSession } from '../../session.ts'
import { confirm } from '../dialogs.tsx'

type Options = {
  /** Hears that the person chose to lose the changes. */
  onLeave?: (() => void) | undefined
  /** What of the query names another place of the same page. */
  placeOf?: ((search: Record<string, unknown>) => unknown) | undefined
}

/** Asks before changes are lost, in the panel and in the browser. Other query params of the same page do not count; who was signed out is not held back. */
export function useLeaveGuard(unsaved: boolean, { onLeave, placeOf = () => undefined }: Options = {}) {
  const { t } = useLingui()
  const latest = useRef({ unsaved })
  latest.current = { unsaved }
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: unsaved,
    shouldBlockFn: async ({ current, next }) => {
      const stays =
        current.pathname === next.pathname &&
        placeOf(current.search as Record<string, unknown>) === placeOf(next.search as Record<string, unknown>)
      if (!latest.current.unsaved || stays || useSession.getState().kind === 'none') return false
      const leave = await confirm({
        title: t`Leave without saving?`,
        message: t`Your changes on this page will be lost.`,
        okLabel: t`Leave`,
        cancelLabel: t`Stay`,
        danger: true,
        withoutHistory: true,
      })
      if (leave) onLeave?.()
      return !leave
    },
  })
}
