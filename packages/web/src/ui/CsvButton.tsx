import { useLingui } from '@lingui/react/macro'
import { Table2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from './Button.tsx'
import { showError } from './dialogs.tsx'
import { saveCsv } from './save-text.ts'

type Props = Pick<ComponentProps<typeof Button>, 'look' | 'fullWidth'> & {
  fileName: string
  /** Reads the rows when they are asked for; what it fails with is said. */
  rows: () => Promise<readonly (readonly string[])[]>
}

/** Saves rows as a file for spreadsheets; busy while they are read. */
export function CsvButton({ look = 'secondary', fullWidth = false, fileName, rows }: Props) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveCsv(fileName, await rows())
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look={look} icon={Table2} fullWidth={fullWidth} busy={busy} onClick={() => void save()}>
      {t`Download as CSV`}
    </Button>
  )
}
