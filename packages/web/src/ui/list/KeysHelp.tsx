import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Sheet } from '../Sheet.tsx'

type Props = { open: boolean; onClose: () => void }

/** The keys of lists, over the list. */
export function KeysHelp({ open, onClose }: Props) {
  const { t } = useLingui()
  if (!open) return null
  return (
    <Sheet open onClose={onClose} title={t`Keys in lists`} width="sm">
      <KeysList />
    </Sheet>
  )
}

/** The keys of lists and what each does. */
export function KeysList() {
  const { t } = useLingui()
  const rows: [keys: readonly string[], does: string][] = [
    [['J', '↓'], t`Next row`],
    [['K', '↑'], t`Row before`],
    [['Enter'], t`Look the row up; once more opens its page`],
    [['Esc'], t`Close the details`],
    [['O'], t`Open the page of the row`],
    [['E'], t`Edit the row`],
    [['M'], t`Actions of the row`],
    [['X'], t`Select the row, where rows can be selected`],
    [['/'], t`Search in the list`],
    [['Ctrl K'], t`Search everything`],
    [['?'], t`Show these keys`],
  ]
  return (
    <Box component="dl" sx={listStyle}>
      {rows.map(([keys, does]) => [
        <dt key={`${does} keys`}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>,
        <dd key={does}>{does}</dd>,
      ])}
    </Box>
  )
}

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'center',
  '& dt': { display: 'flex', gap: 0.75 },
  '& dd': { m: 0 },
  '& kbd': {
    minWidth: 28,
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: 13,
    fontWeight: 600,
    px: 0.75,
    py: 0.25,
    borderRadius: '6px',
    border: '1px solid',
    borderColor: 'divider',
    bgcolor: 'brand.sunken',
  },
} as const
