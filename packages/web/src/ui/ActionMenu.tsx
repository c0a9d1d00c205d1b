import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { useOnceOpen } from './once-open.ts'
import { useCloseOnBack } from './overlay-history.ts'
import { say } from './snackbar-store.ts'

export type MenuAction = {
  id: string
  label: string
  icon?: LucideIcon
  onSelect: () => void
  danger?: boolean
  disabledReason?: string | undefined
}

type Props = {
  label: string
  actions: readonly MenuAction[]
  icon?: LucideIcon
  /** The label is written on the button. */
  isWritten?: boolean
}

/** The three dots at the end of a row, or another sign. */
export function ActionMenu({ label, actions, icon = EllipsisVertical, isWritten = false }: Props) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement & HTMLSpanElement>(null)
  const close = () => setOpen(false)
  useCloseOnBack(open, close)
  const isMade = useOnceOpen(open)
  return (
    <>
      {isWritten ? (
        <Box component="span" ref={anchor} sx={{ flex: 'none', display: 'inline-flex' }}>
          <Button look="secondary" icon={icon} onClick={() => setOpen(true)}>
            {label}
          </Button>
        </Box>
      ) : (
        <IconButton ref={anchor} icon={icon} label={label} expanded={open} onClick={() => setOpen(true)} />
      )}
      {isMade && (
        <Menu
          open={open}
          onClose={close}
          anchorEl={() => anchor.current!}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { sx: { borderRadius: '12px', minWidth: 200 } } }}
        >
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              aria-disabled={action.disabledReason !== undefined || undefined}
              onClick={() => {
                if (action.disabledReason !== undefined) return say(action.disabledReason)
                close()
                action.onSelect()
              }}
              sx={{
                minHeight: 48,
                gap: 1.5,
                color: action.danger ? 'error.main' : 'text.primary',
                opacity: action.disabledReason === undefined ? 1 : 0.55,
              }}
            >
              {action.icon && <Box component={action.icon} size={20} strokeWidth={1.75} aria-hidden />}
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
