import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import {
  peopleBounds,
  type PersonFacts,
  type PersonField,
  personFields,
} from '@parichay/contract/pdf-card/people.ts'
import { FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { keep, kept } from '../../keepsake.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pile, PlainList } from '../../ui/shapes.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SheetChoice } from '../../ui/SheetChoice.tsx'
import {
  guessMapping,
  hasHeadings,
  type Cells,
  type Mapping,
  peopleOf,
  rememberMapping,
  titleRows,
} from '@parichay/contract/pdf-card/people-import.ts'
import { readTableFile } from '../../api/table-file.ts'
import { tableFaultText } from '../../ui/table-words.ts'
import { DropPlace } from './DropPlace.tsx'
import { fieldNames } from './words.ts'
import { dot } from '../../ui/dot.ts'

/** As many people as a project holds, and a row of headings. */
const mostRows = peopleBounds.rows + 1
type Remembered = Record<string, PersonField | ''>
type Read = {
  file: File
  sheet: string
  sheets: string[]
  cells: Cells
  more: boolean
  withHeadings: boolean
  mapping: Mapping
}

const headingsOf = ({ cells, withHeadings }: Pick<Read, 'cells' | 'withHeadings'>) =>
  withHeadings ? (cells[0] ?? []) : []

/** People from a CSV or XLSX file: read in a thread of its own, its columns told apart, seen, and taken only then. */
export function ImportSheet({
  room,
  onClose,
  onTake,
}: {
  /** How many more people the project holds. */
  room: number
  onClose: () => void
  onTake: (people: PersonFacts[]) => void
}) {
  const { t, i18n } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState('')
  const [read, setRead] = useState<Read>()
  const columnsOf = (cells: Cells) => Math.max(0, ...cells.slice(0, 50).map((row) => row.length))
  const map = (cells: Cells, withHeadings: boolean): Mapping => {
    const headings = Array.from({ length: columnsOf(cells) }, (_none, i) =>
      withHeadings ? (cells[0]?.[i] ?? '') : '',
    )
    return guessMapping(headings, kept<Remembered>('peopleColumns') ?? {})
  }
  const take = async (file: File | undefined, wanted?: string) => {
    if (!file) return
    setFault('')
    setReading(true)
    try {
      const { rows, sheet, sheets } = await readTableFile(file, wanted)
      const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
      const table = filled.slice(titleRows(filled))
      const cells = table.slice(0, mostRows)
      const withHeadings = hasHeadings(cells)
      const more = table.length > mostRows
      setRead({ file, sheet, sheets, cells, more, withHeadings, mapping: map(cells, withHeadings) })
    } catch (error) {
      setFault(tableFaultText(error))
    } finally {
      setReading(false)
    }
  }
  const people = read ? peopleOf(read.withHeadings ? read.cells.slice(1) : read.cells, read.mapping) : []
  const count = Math.min(people.length, room)
  const leftOut = people.length - count
  const add = () => {
    if (!read) return
    keep(
      'peopleColumns',
      rememberMapping(kept<Remembered>('peopleColumns') ?? {}, headingsOf(read), read.mapping),
    )
    onTake(people.slice(0, room))
  }
  return (
    <Sheet
      open
      onClose={onClose}
      width="md"
      title={t`Import people`}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          {read && (
            <Button
              onClick={add}
              disabledReason={
                count > 0
                  ? undefined
                  : room === 0
                    ? t`This project holds 2,000 people already.`
                    : t`Choose which column is the name.`
              }
            >
              {plural(count, { one: 'Add # person', other: 'Add # people' })}
            </Button>
          )}
        </>
      }
    >
      <Pile gap={2} oneColumn>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t`File with people`}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {fault && <Notice>{fault}</Notice>}
        {!read && (
          <DropPlace
            icon={FileUp}
            label={t`Choose a file`}
            hint={<Trans>Excel (XLSX) or CSV, up to 2,000 people. One person in each row.</Trans>}
            isReading={isReading}
            onChoose={() => chooser.current?.click()}
            onFiles={([file]) => void take(file)}
          />
        )}
        {read && (
          <>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                alignItems: 'center',
                justifyContent: 'space-between',
              }}
            >
              <Box sx={{ typography: 'body1', minWidth: 0, overflowWrap: 'anywhere' }}>
                <b>{read.file.name}</b> · {plural(people.length, { one: '# person', other: '# people' })}
              </Box>
              <Button
                look="text"
                size="small"
                onClick={() => chooser.current?.click()}
              >{t`Another file`}</Button>
            </Box>
            <SheetChoice {...read} onChoose={(sheet) => void take(read.file, sheet)} />
            <Box
              component="label"
              sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2' }}
            >
              <input
                type="checkbox"
                checked={read.withHeadings}
                onChange={({ target }) =>
                  setRead({ ...read, withHeadings: target.checked, mapping: map(read.cells, target.checked) })
                }
              />
              {t`The first row holds headings`}
            </Box>
            {(leftOut > 0 || read.more) && (
              <Notice tone="warning">
                {t`A project holds ${peopleBounds.rows.toLocaleString(i18n.locale)} people; the last rows of the file are left out.`}
              </Notice>
            )}
            <PlainList gap={1} oneColumn>
              {read.mapping.map((field, i) => {
                const sample = read.cells
                  .slice(read.withHeadings ? 1 : 0)
                  .map((row) => row[i] ?? '')
                  .filter(Boolean)
                  .slice(0, 3)
                  .join(dot)
                const heading = read.withHeadings ? read.cells[0]?.[i] : ''
                const name = heading || t`Column ${i + 1}`
                return (
                  <Box
                    component="li"
                    key={i}
                    sx={{
                      display: 'grid',
                      gridTemplateColumns: 'minmax(0, 1fr) minmax(150px, 220px)',
                      gap: 1.5,
                      alignItems: 'center',
                    }}
                  >
                    <Box sx={{ minWidth: 0 }}>
                      <Box id={`${id}-${i}`} sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
                        {name}
                      </Box>
                      <Box
                        sx={{
                          typography: 'caption',
                          color: 'text.secondary',
                          whiteSpace: 'nowrap',
                          overflow: 'hidden',
                          textOverflow: 'ellipsis',
                        }}
                      >
                        {sample || '–'}
                      </Box>
                    </Box>
                    <Select
                      aria-labelledby={`${id}-${i}`}
                      value={field ?? ''}
                      onChange={({ target }) => {
                        const to = (target.value || null) as PersonField | null
                        const mapping = read.mapping.map((one, at) =>
                          at === i ? to : one === to && to ? null : one,
                        )
                        setRead({ ...read, mapping })
                      }}
                    >
                      <option value="">{t`Leave out`}</option>
                      {personFields.map((one) => (
                        <option key={one} value={one}>
                          {i18n._(fieldNames[one])}
                        </option>
                      ))}
                    </Select>
                  </Box>
                )
              })}
            </PlainList>
          </>
        )}
      </Pile>
    </Sheet>
  )
}
