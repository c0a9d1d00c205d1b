import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ListFilter } from 'lucide-react'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { useMeasured } from '../measured.ts'
import { fromDesktop, phoneOnly } from '../theme.ts'
import { sidewaysRow } from '../shape-styles.ts'

/** One line of chips, in px. */
const line = 44

/**
 * The filters of a list as chips; on phones they scroll sideways in their own row. On desktops they keep to one line, those
 * that narrow the list first, and the others come with a press: rows need the room.
 */
export function FilterBar({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const bar = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [hasMore, setHasMore] = useState(false)
  useMeasured(() => setHasMore((bar.current?.scrollHeight ?? 0) > line + 8))
  // A filter that is reached by keyboard may not lie out of sight.
  const reach = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const { top } = currentTarget.getBoundingClientRect()
    if (hasMore && target.getBoundingClientRect().top >= top + line) setOpen(true)
  }
  return (
    <Box sx={outer}>
      <Box
        ref={bar}
        role="group"
        aria-label={t`Filters`}
        onFocus={reach}
        sx={open ? barStyle : { ...barStyle, [fromDesktop]: { maxHeight: line, overflow: 'hidden' } }}
      >
        {children}
      </Box>
      {(hasMore || open) && (
        <Box
          sx={{ display: 'none', [fromDesktop]: { display: 'block', flex: 'none', whiteSpace: 'nowrap' } }}
        >
          <Button look="text" icon={ListFilter} onClick={() => setOpen(!open)}>
            {open ? t`Fewer filters` : t`More filters`}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const outer = {
  display: 'flex',
  minWidth: 0,
  [phoneOnly]: { width: '100%' },
  [fromDesktop]: { flex: '1 1 320px', alignItems: 'start', gap: 0.5 },
} as const

const barStyle = {
  display: 'flex',
  gap: 1,
  flexWrap: 'wrap',
  '& > [data-on]': { order: -1 },
  [fromDesktop]: { minWidth: 0 },
  [phoneOnly]: {
    flexWrap: 'nowrap',
    ...sidewaysRow,
    mx: -2,
    px: 2,
    width: 'calc(100% + 32px)',
    flex: 'none',
    scrollbarWidth: 'none',
    py: '3px',
  },
} as const
