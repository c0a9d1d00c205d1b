import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { fromTablet, phoneOnly } from '../ui/theme.ts'
import { loadPart } from '../ui/load-part.ts'

const load = () => loadPart(() => import('./CommandPalette.tsx'))
const CommandPalette = lazy(() => load().then((module) => ({ default: module.CommandPalette })))

const onMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command palette: by Ctrl+K (⌘K) from anywhere, or by this button in the top bar. */
export function PaletteButton() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const show = () => setOpen(true)
  return (
    <>
      <Box sx={{ [fromTablet]: { display: 'none' } }}>
        <IconButton icon={Search} label={t`Search everything`} onClick={show} />
      </Box>
      <ButtonBase
        onClick={show}
        onPointerEnter={() => void load()}
        aria-keyshortcuts={onMac ? 'Meta+K' : 'Control+K'}
        sx={{
          [phoneOnly]: { display: 'none' },
          minHeight: 44,
          minWidth: 240,
          px: 1.5,
          mr: 1,
          gap: 1,
          justifyContent: 'flex-start',
          borderRadius: '10px',
          border: '1px solid',
          borderColor: 'brand.control',
          color: 'text.secondary',
          typography: 'body2',
          bgcolor: 'background.default',
          '&:hover': { borderColor: 'brand.lineStrong' },
        }}
      >
        <Search size={18} aria-hidden />
        <span style={{ flex: 1, textAlign: 'start' }}>{t`Search everything`}</span>
        <Box
          component="kbd"
          aria-hidden
          sx={{
            fontFamily: 'inherit',
            fontSize: 12,
            px: 0.75,
            py: 0.25,
            borderRadius: '6px',
            border: '1px solid',
            borderColor: 'divider',
          }}
        >
          {onMac ? '⌘K' : 'Ctrl K'}
        </Box>
      </ButtonBase>
      {open && (
        <Suspense>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
