import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { QuietSwitch } from '../form/SwitchField.tsx'
import { useCloseOnBack } from '../overlay-history.ts'
import { Line, PlainList, Rest, Text } from '../shapes.tsx'
import type { Column } from './columns.ts'
import { DensityPills, KeysSwitch } from './LookFields.tsx'
import { useAreColumnsChosen, useHiddenColumns, useListLook } from './look.ts'

type Props<T> = { columns: readonly Column<T>[]; name: string | undefined }

/** How close rows stand in every list, and which columns this one has; kept in this browser. */
export function LookMenu<T>({ columns, name }: Props<T>) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const look = useListLook()
  const hidden = useHiddenColumns(name, columns)
  const areChosen = useAreColumnsChosen(name)
  const close = () => setOpen(false)
  useCloseOnBack(open, close)
  const choices = columns.slice(1).filter(({ phoneOnly }) => !phoneOnly)
  return (
    <Box ref={anchor}>
      <IconButton
        icon={SlidersHorizontal}
        label={t`Rows and columns`}
        expanded={open}
        onClick={() => setOpen(true)}
      />
      <Popover
        open={open}
        onClose={close}
        anchorEl={() => anchor.current!}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t`Rows and columns`,
            sx: {
              borderRadius: '12px',
              width: 300,
              p: 2,
              mt: 0.5,
              border: '1px solid',
              borderColor: 'divider',
            },
          },
        }}
      >
        <Text as="subtitle2" component="h2">{t`Rows`}</Text>
        <Box sx={{ mt: 0.5, mb: 1 }}>
          <DensityPills />
        </Box>
        {name !== undefined && (
          <>
            <Line gap={1} centred>
              <Rest>
                <Text as="subtitle2" component="h2">{t`Columns`}</Text>
              </Rest>
              {areChosen && (
                <Button look="text" onClick={() => look.asAtFirst(name)}>
                  {t`As at first`}
                </Button>
              )}
            </Line>
            <PlainList>
              {choices.map(({ id, head }) => (
                <Line component="li" key={id} gap={1} centred>
                  <Rest>{head}</Rest>
                  <QuietSwitch
                    label={t`Column ${head}`}
                    checked={!hidden.includes(id)}
                    onChange={(on) => look.setColumn(name, id, on)}
                  />
                </Line>
              ))}
            </PlainList>
          </>
        )}
        <Box sx={{ mt: 1, pt: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          <KeysSwitch />
        </Box>
      </Popover>
    </Box>
  )
}
