import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { CircleCheck } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { clockText } from '../ui/dates.ts'
import { fromTablet } from '../ui/theme.ts'
import { useFootBar } from '../ui/over-foot.ts'
import { footOfScreen } from '../ui/shape-styles.ts'

type SectionBarProps = {
  saveLabel?: string | undefined
  unsaved: boolean
  busy: boolean
  savedAt: Date | null
  onDiscard: () => void
}

/** Save and Discard at the foot while there is something to save; the time of saving afterwards. */
export function SectionBar({ saveLabel, unsaved, busy, savedAt, onDiscard }: SectionBarProps) {
  const { t, i18n } = useLingui()
  const open = unsaved || busy
  useFootBar(open)
  const clock = savedAt && clockText(savedAt, i18n.locale)
  return (
    <Box
      sx={
        open
          ? {
              ...footOfScreen,
              justifyContent: 'flex-end',
              '& > button': { flex: 1 },
              [fromTablet]: {
                position: 'sticky',
                mx: -3,
                px: 3,
                borderRadius: '0 0 16px 16px',
                '& > button': { flex: 'none' },
              },
            }
          : { minHeight: 28 }
      }
    >
      <Box
        role="status"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          mr: 'auto',
          color: 'success.main',
          typography: 'body2',
          fontWeight: 600,
        }}
      >
        {!open && clock && (
          <>
            <CircleCheck size={18} aria-hidden />
            {t`Saved ${clock}`}
          </>
        )}
      </Box>
      {open && (
        <>
          <Button look="secondary" onClick={onDiscard}>{t`Discard`}</Button>
          <Button type="submit" busy={busy}>
            {saveLabel ?? t`Save`}
          </Button>
        </>
      )}
    </Box>
  )
}
