import { useLingui } from '@lingui/react/macro'
import {
  type NewReportSchedule,
  scheduleBounds,
  scheduleSteps,
} from '@parichay/contract/report/fields.schedule.ts'
import type { ReportName } from '@parichay/contract/report/fields.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { opensReport } from '@parichay/contract/report/rules.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import type { ReportSearch } from '../api/reports.ts'
import { everybodyQuery } from '../api/staff-list.ts'
import { failureText } from '../failure-words.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Select } from '../ui/form/Select.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Link } from '../ui/Link.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { reportWords, stepWords } from './words.ts'

type Props = { report: ReportName; filters: Omit<ReportSearch, 'report'>; onClose: () => void }

/** Has a report sent by e-mail: how often, as what, and to whom. Its days follow from how often it goes. */
export function ScheduleSheet({ report, filters, onClose }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { agencyId } = useAgency()
  const everybody = useRemote(everybodyQuery(agencyId))
  const [every, setEvery] = useState<NewReportSchedule['every']>('week')
  const [format, setFormat] = useState<NewReportSchedule['format']>('xlsx')
  const [chosen, setChosen] = useState<number[]>([])
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const admins = everybody.data?.list.filter(
    (one) =>
      one.agencyId === agencyId &&
      one.isActive &&
      one.roles.includes('admin') &&
      opensReport(report, { paid: !one.configuration.hideBilling }),
  )
  const toggle = (id: number) =>
    setChosen((old) => (old.includes(id) ? old.filter((one) => one !== id) : [...old, id]))
  const save = async () => {
    if (chosen.length === 0) return setFault(t`Choose at least one person.`)
    if (chosen.length > scheduleBounds.recipients)
      return setFault(t`Choose at most ${scheduleBounds.recipients} people.`)
    const { from: _from, to: _to, ...narrowed } = filters
    setBusy(true)
    try {
      const language = i18n.locale === 'hi' ? 'hi' : 'en'
      await call(reportScheduleRoutes.addReportSchedule, {
        body: { report, format, every, filters: narrowed, recipients: chosen, language },
      })
      await queries.invalidateQueries({ queryKey: keys.reports('schedules') })
      sayDone(t`The report goes out by e-mail from now on`)
      onClose()
    } catch (error) {
      setFault(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      width="sm"
      title={t`Send by e-mail`}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button busy={busy} onClick={() => void save()}>{t`Save`}</Button>
        </>
      }
    >
      {everybody.error ? (
        <InlineError message={failureText(everybody.error)} onRetry={everybody.reload} />
      ) : !admins ? (
        <FormSkeleton fields={3} />
      ) : (
        <Pile gap={2} oneColumn>
          <Quiet>
            {t`“${i18n._(reportWords[report].name)}” with the filters and columns that are chosen now, in the language of this page.`}
          </Quiet>
          <Field id="schedule-every" label={t`How often`} hint={i18n._(stepWords[every].days)}>
            <Select
              id="schedule-every"
              aria-describedby="schedule-every-message"
              value={every}
              onChange={(event) => setEvery(event.target.value as typeof every)}
            >
              {scheduleSteps.map((step) => (
                <option key={step} value={step}>
                  {i18n._(stepWords[step].name)}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="schedule-format" label={t`File`}>
            <Select
              id="schedule-format"
              value={format}
              onChange={(event) => setFormat(event.target.value as typeof format)}
            >
              <option value="xlsx">{t`Excel (XLSX)`}</option>
              <option value="csv">CSV</option>
            </Select>
          </Field>
          <Pile gap={0.75} oneColumn>
            <Box sx={{ typography: 'subtitle2' }}>{t`To whom`}</Box>
            <Pills label={t`To whom`}>
              {admins
                .filter(({ email }) => email !== null)
                .map((one) => (
                  <Pill
                    key={one.franchiseeId}
                    pressed={chosen.includes(one.franchiseeId)}
                    onClick={() => toggle(one.franchiseeId)}
                  >
                    {one.name}
                  </Pill>
                ))}
            </Pills>
            <Quiet>
              {t`Admins of the agency who have an e-mail address. Who leaves gets nothing more.`}{' '}
              {admins.some(({ email }) => email === null) && (
                <Link href={paths.franchisees()}>{t`Give somebody an address`}</Link>
              )}
            </Quiet>
          </Pile>
          {fault && <Notice>{fault}</Notice>}
        </Pile>
      )}
    </Sheet>
  )
}
