import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  type CheckedRow,
  type ImportField,
  importFields,
  type ImportRow,
} from '@parichay/contract/bulk/fields.import.ts'
import { guardedCell } from '@parichay/contract/csv.ts'
import { paymentModes } from '@parichay/contract/payment/fields.ts'
import Box from '@mui/material/Box'
import { FileDown, ListChecks, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { useContractWords } from '../ui/contract-words.ts'
import { countText } from '../ui/dates.ts'
import { Control } from '../ui/form/control.ts'
import { Select } from '../ui/form/Select.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { saveCsv } from '../ui/save-text.ts'
import { Heading, Line, Quiet } from '../ui/shapes.tsx'
import { modeNames } from '../upgrade/words.ts'
import { KnownRows } from './KnownRows.tsx'
import { fieldNames, rowReason } from './words.ts'

type Mode = (typeof paymentModes)[number]
type Props = {
  rows: readonly ImportRow[]
  checked: readonly CheckedRow[]
  /** Categories of the file that are not in the list. */
  unlisted: readonly string[]
  busy: boolean
  onBack: () => void
  onCheck: (rows: ImportRow[]) => void
  /** `withKnown`: rows of numbers that are there already, too. */
  onRun: (mode: Mode, withKnown: boolean) => void
}
/** Faulty rows that are shown to be mended here; more are mended in the file. */
const most = 100

/** What the dry run says: what would be added, and each refused row with its cell to mend. */
export function ImportResult({ rows, checked, unlisted, busy, onBack, onCheck, onRun }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [mended, setMended] = useState<Record<number, Partial<Record<ImportField, string>>>>({})
  const [mode, setMode] = useState<Mode>('cash')
  const byNo = new Map(rows.map((row) => [row.rowNo, row]))
  const refused = checked.filter(({ outcome }) => outcome === 'refused')
  const [withKnown, setWithKnown] = useState(true)
  const known = checked.filter(({ outcome }) => outcome === 'new-business')
  const sound = checked.length - refused.length - (withKnown ? 0 : known.length)
  const fresh = checked.filter(({ outcome }) => outcome === 'new-customer').length
  const more = known.length
  const hasPlans = rows.some(({ plan = '' }) => plan !== '')
  // What is given for nothing is no money that is held.
  const planless =
    mode === 'free' ? 0 : checked.filter((one) => one.outcome !== 'refused' && one.reason).length
  const hasMended = Object.keys(mended).length > 0
  const said = useSaid()
  const again = () => {
    onCheck(rows.map((row) => ({ ...row, ...mended[row.rowNo] })))
    setMended({})
  }
  const save = () =>
    saveCsv('businesses-refused.csv', [
      [...importFields.map((field) => i18n._(fieldNames[field])), t`Row`, t`Reason`],
      ...refused.map((one) =>
        [
          ...importFields.map((field) => byNo.get(one.rowNo)?.[field] ?? ''),
          String(one.rowNo),
          (one.field ? `${i18n._(fieldNames[one.field])}: ` : '') + said(one),
        ].map(guardedCell),
      ),
    ])
  const count = (value: number) => countText(value, i18n.locale)
  return (
    <>
      <Card sx={{ display: 'grid', gap: 2 }}>
        <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
          <Heading>
            {plural(sound, { one: '# row can be imported', other: '# rows can be imported' })}
          </Heading>
          <Quiet>
            {t`New customers: ${count(fresh)}. More businesses of customers: ${count(more)}. Refused: ${count(refused.length)}. Nothing has been changed yet.`}
          </Quiet>
        </Box>
        {unlisted.length > 0 && (
          <Notice tone="warning">
            {t`Not in the list of categories, and kept as they are written: ${unlisted.slice(0, 10).join(', ')}`}
            {unlisted.length > 10 && ' …'}
          </Notice>
        )}
        {hasPlans && sound > 0 && (
          <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 320 }}>
            <Box component="label" htmlFor={`${id}mode`} sx={{ fontWeight: 600, typography: 'body2' }}>
              {t`How the plans of the file were paid`}
            </Box>
            <Select id={`${id}mode`} value={mode} onChange={(event) => setMode(event.target.value as Mode)}>
              {paymentModes.map((one) => (
                <option key={one} value={one}>
                  {i18n._(modeNames[one])}
                </option>
              ))}
            </Select>
          </Box>
        )}
        {planless > 0 && (
          <Notice>
            {plural(planless, {
              one: '# business would be added without its plan: you would hold more money than you may. Hand over first, or ask an admin to raise your limit.',
              other:
                '# businesses would be added without their plan: you would hold more money than you may. Hand over first, or ask an admin to raise your limit.',
            })}
          </Notice>
        )}
        <Line gap={1} wraps>
          <Button
            icon={Upload}
            busy={busy}
            disabledReason={
              sound === 0
                ? t`No row can be imported yet.`
                : hasMended
                  ? t`Check the mended rows first.`
                  : undefined
            }
            onClick={() => onRun(mode, withKnown)}
          >
            {plural(sound, { one: 'Import # row', other: 'Import # rows' })}
          </Button>
          <Button look="secondary" onClick={onBack}>{t`Back to the columns`}</Button>
          {refused.length > 0 && (
            <Button look="text" icon={FileDown} onClick={save}>{t`Save the refused rows`}</Button>
          )}
        </Line>
      </Card>
      {known.length > 0 && (
        <KnownRows
          known={known}
          rowOf={(rowNo) => byNo.get(rowNo)}
          most={most}
          isIncluded={withKnown}
          onInclude={setWithKnown}
        />
      )}
      {refused.length > 0 && (
        <Box component="section" aria-labelledby={`${id}faults`}>
          <Line gap={1} wraps centred apart>
            <Heading id={`${id}faults`}>{t`Refused rows`}</Heading>
            {hasMended && (
              <Button icon={ListChecks} busy={busy} onClick={again}>
                {t`Check again`}
              </Button>
            )}
          </Line>
          <Box sx={{ mt: 1 }}>
            <RowList label={t`Refused rows`}>
              {refused.slice(0, most).map((one) => {
                const row = byNo.get(one.rowNo)
                return (
                  row && (
                    <Refused
                      key={one.rowNo}
                      row={row}
                      checked={one}
                      typed={mended[one.rowNo]}
                      onType={(field, text) =>
                        setMended({ ...mended, [one.rowNo]: { ...mended[one.rowNo], [field]: text } })
                      }
                    />
                  )
                )
              })}
            </RowList>
          </Box>
          {refused.length > most && (
            <Quiet>{t`The first ${most} are shown. Mend the others in the file and choose it again.`}</Quiet>
          )}
        </Box>
      )}
    </>
  )
}

/** Why a row was refused, in the language of the panel. */
function useSaid() {
  const words = useContractWords()
  return (one: CheckedRow) => (one.reason === 'VALIDATION' ? words(one.message) : rowReason(one, 'import'))
}

type RefusedProps = {
  row: ImportRow
  checked: CheckedRow
  typed: Partial<Record<ImportField, string>> | undefined
  onType: (field: ImportField, text: string) => void
}

function Refused({ row, checked, typed, onType }: RefusedProps) {
  const { t, i18n } = useLingui()
  const { field } = checked
  const said = useSaid()(checked)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', px: 2, py: 1.25 }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          {t`Row ${row.rowNo}`} · {row.businessName || row.phoneNumber || '–'}
        </Box>
        <Box sx={{ typography: 'body2', color: 'error.main' }}>
          {field && `${i18n._(fieldNames[field])}: `}
          {said}
        </Box>
      </Box>
      {field && (
        <Control
          aria-label={t`${i18n._(fieldNames[field])} of row ${row.rowNo}`}
          value={typed?.[field] ?? row[field] ?? ''}
          maxLength={300}
          onChange={(event) => onType(field, event.target.value)}
          sx={{ flex: '1 1 200px', maxWidth: 320 }}
        />
      )}
    </Box>
  )
}
