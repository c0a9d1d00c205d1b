import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import { fromTablet } from '../ui/theme.ts'

type SectionBarProps = { saveLabel?: string | undefined; unsaved: boolean; busy: boolean; savedAt: Date | null; onDiscard: () => void }

/** Save and Discard at the foot while there is something to save; the time of saving afterwards. */
export function SectionBar({ saveLabel, unsaved, busy, savedAt, onDiscard }: SectionBarProps) {
  const { t, i18n } = useLingui()
  const open = unsaved || busy
  useEffect(() => {
    document.documentElement.style.setProperty('--save-bar-height', open ? '76px' : '0px')
    return () => void document.documentElement.style.removeProperty('--save-bar-height')
  }, [open])
  const clock = savedAt?.toLocaleTimeString(i18n.locale, { hour: '2-digit', minute: '2-digit', hour12: false })
  return (
    <Box sx={open ? { position: 'sticky', bottom: 0, zIndex: 10, mx: -2, px: 2, py: 1.5, pb: 'calc(12px + env(safe-area-inset-bottom))', display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end', bgcolor: 'background.paper', borderTop: '1px solid', borderColor: 'divider', '& > button': { flex: 1 }, [fromTablet]: { mx: 0, borderRadius: '12px 12px 0 0', '& > button': { flex: 'none' } } } : { minHeight: 28 }}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto', color: 'success.main', typography: 'body2', fontWeight: 600 }}>
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
          <Button type="submit" busy={busy}>{saveLabel ?? t`Save`}</Button>
        </>
      )}
    </Box>
  )
}
