import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { leaveView } from '../api/leave-view.ts'
import { topBarHeight } from '../ui/theme.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { underHead } from '../ui/under-head.ts'
import { type Viewing, viewing } from '../viewing.ts'
import { presentMs } from '../ui/clock.ts'

const minutesLeft = (endsAt: string) => Math.ceil((Date.parse(endsAt) - presentMs()) / 60_000)

/** Stays in sight while staff look as a customer: whose panel it is, that nothing can be changed, how long, and the way out. */
export function ViewBanner() {
  const view = viewing()
  return view ? <Shown view={view} /> : null
}

function Shown({ view }: { view: Viewing }) {
  const { t } = useLingui()
  const [left, setLeft] = useState(minutesLeft(view.endsAt))
  useEffect(() => {
    const look = () => {
      const now = minutesLeft(view.endsAt)
      setLeft(now)
      if (now <= 0) void leaveView(view)
    }
    const timer = setInterval(look, 5000)
    // A tab in the background sleeps over the end.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [view])
  return (
    <Box
      ref={underHead}
      role="status"
      aria-label={t`View as customer`}
      sx={{
        position: 'sticky',
        top: topBarHeight,
        zIndex: 12,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        px: 2,
        py: 1.25,
        bgcolor: 'warning.tint',
        borderBottom: '1px solid',
        borderColor: 'warning.main',
        typography: 'body2',
      }}
    >
      <Box component={Eye} size={18} aria-hidden sx={{ flex: 'none', color: 'warning.main' }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{t`You see what ${view.who} sees.`}</strong> {t`Nothing can be changed, paid or shared here.`}{' '}
        <Plural value={Math.max(0, left)} one="# minute left." other="# minutes left." />
      </Box>
      <TextButton onClick={() => void leaveView(view)}>{t`End view`}</TextButton>
    </Box>
  )
}
