import { useLingui } from '@lingui/react/macro'
import type { ReportColumn } from '@parichay/contract/report/fields.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Pill } from '../ui/Pill.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { columnWords } from './words.ts'

type Props = {
  open: boolean
  onClose: () => void
  columns: readonly ReportColumn[]
  /** Those of the address; all without it. */
  chosen: readonly string[] | undefined
  /** Undefined for all. */
  onSave: (columns: readonly ReportColumn[] | undefined) => void
}

/** Which columns the report has; at least one. */
export function ColumnSheet(props: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t`Columns`} width="sm">
      {props.open && <Choice {...props} />}
    </Sheet>
  )
}

function Choice({ columns, chosen, onSave }: Props) {
  const { t, i18n } = useLingui()
  const [on, setOn] = useState(() => columns.filter((name) => !chosen || chosen.includes(name)))
  const toggle = (name: ReportColumn) =>
    setOn((old) => columns.filter((one) => (one === name ? !old.includes(one) : old.includes(one))))
  return (
    <>
      <Box component="p" sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>
        {t`Tap what the file should hold.`}
      </Box>
      <Box role="group" aria-label={t`Columns`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        {columns.map((name) => (
          <Pill key={name} pressed={on.includes(name)} onClick={() => toggle(name)}>
            {i18n._(columnWords[name])}
          </Pill>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button look="secondary" onClick={() => setOn([...columns])}>{t`All columns`}</Button>
        <Button
          disabledReason={on.length === 0 ? t`Choose at least one column.` : undefined}
          onClick={() => onSave(on.length === columns.length ? undefined : on)}
        >
          {t`Show`}
        </Button>
      </Box>
    </>
  )
}
