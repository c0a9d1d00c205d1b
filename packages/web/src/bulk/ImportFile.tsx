import { useLingui } from '@lingui/react/macro'
import { importFields } from '@parichay/contract/bulk/fields.import.ts'
import Box from '@mui/material/Box'
import { FileDown, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { saveCsv } from '../ui/save-text.ts'
import { Line, Quiet } from '../ui/shapes.tsx'
import { examples } from './ImportGuide.tsx'
import { fieldNames } from './words.ts'

type Props = { name: string | undefined; busy: boolean; onFile: (file: File) => void }

/** Where the file comes from: chosen or dropped, or begun from the template. */
export function ImportFile({ name, busy, onFile }: Props) {
  const { t, i18n } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const template = () =>
    saveCsv('businesses-template.csv', [
      importFields.map((field) => i18n._(fieldNames[field])),
      importFields.map((field) => (field === 'plan' || field === 'email' ? '' : examples[field])),
    ])
  return (
    <Card
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        ...(name === undefined && { py: 4, textAlign: 'center', justifyItems: 'center' }),
        ...(isOver && { borderColor: 'primary.main', bgcolor: 'brand.tint' }),
      }}
    >
      <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {name ?? t`Drop a file here, or choose one`}
      </Box>
      {name === undefined && (
        <Quiet>{t`The first row holds the headings. Phone number, business name and category are needed; a customer with this number gets one business more.`}</Quiet>
      )}
      <Line gap={1} wraps>
        <Button
          look={name === undefined ? 'primary' : 'secondary'}
          icon={FileUp}
          busy={busy}
          onClick={() => chooser.current?.click()}
        >
          {name === undefined ? t`Choose a file` : t`Another file`}
        </Button>
        {name === undefined && (
          <Button look="secondary" icon={FileDown} onClick={template}>{t`Template`}</Button>
        )}
      </Line>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t`Choose a file`}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </Card>
  )
}
