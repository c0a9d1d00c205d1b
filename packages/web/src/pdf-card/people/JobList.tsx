import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { PdfJob } from '@parichay/contract/pdf-card/jobs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import { Download, Printer, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { cancelJob, isUnderWay, pdfJobsQuery, saveJobFile, startJob } from '../../api/pdf-people.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { confirm, showError } from '../../ui/dialogs.tsx'
import { dayText } from '../../ui/dates.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Heading, Line, Pile, PlainList, Quiet, Rest } from '../../ui/shapes.tsx'
import { sizeText } from '../../ui/size-text.ts'
import { cardFaults, layoutNames, peopleFailure, unmade } from './words.ts'

type Props = {
  pdfCardNo: number
  /** Whether one may make files beside the plan. */
  mayForce: boolean
  onShow: (rowKeys: string[]) => void
  /** Marks the cards of a file as printed; undefined for who may not. */
  onPrinted: ((job: PdfJob) => Promise<unknown>) | undefined
}

/** The files of many of a project: how far they are, and what can be done with them. Nothing while there are none. */
export function JobList({ pdfCardNo, mayForce, onShow, onPrinted }: Props) {
  const { t } = useLingui()
  const { data } = useRemote(pdfJobsQuery(pdfCardNo))
  const [isAll, setAll] = useState(false)
  if (!data || data.length === 0) return null
  const shown = isAll ? data : data.filter((job, i) => i < 2 || isUnderWay(job))
  return (
    <Card component="section" aria-label={t`Files`}>
      <Pile gap={1.5} oneColumn>
        <Heading>{t`Files`}</Heading>
        <PlainList gap={1.5} oneColumn>
          {shown.map((job) => (
            <Box component="li" key={job.jobId}>
              <Job job={job} mayForce={mayForce} onShow={onShow} onPrinted={onPrinted} />
            </Box>
          ))}
        </PlainList>
        {data.length > shown.length && (
          <Button look="text" size="small" onClick={() => setAll(true)} sx={{ justifySelf: 'start' }}>
            {t`All files`}
          </Button>
        )}
      </Pile>
    </Card>
  )
}

function Job({ job, mayForce, onShow, onPrinted }: Omit<Props, 'pdfCardNo'> & { job: PdfJob }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState('')
  const [isSaved, setSaved] = useState(false)
  const run = async (deed: string, work: () => Promise<void>) => {
    setBusy(deed)
    try {
      await work()
    } catch (error) {
      await showError(error, peopleFailure)
    } finally {
      setBusy('')
    }
  }
  const stop = async () => {
    const yes = await confirm({
      title: t`Stop making these cards?`,
      message: t`What they took of your plan is given back.`,
      okLabel: t`Stop`,
      cancelLabel: t`Go on`,
    })
    if (yes) await cancelJob(queries, job)
  }
  const again = () =>
    startJob(queries, job.pdfCardNo, {
      output: job.output,
      failedIn: job.jobId,
      ...(job.isSample ? { isSample: true } : {}),
      // What staff made beside the plan is made again beside it by those who may.
      ...(job.isForced && mayForce ? { forceDownloadWithoutSampleWatermark: true } : {}),
    })
  const { done, total, failed } = job
  const named = job.failures.length
  const going = isUnderWay(job)
  const name = `${i18n._(layoutNames[job.output.layout])}${job.isSample ? ` · ${t`Sample`}` : ''}`
  return (
    <Pile gap={1} oneColumn>
      <Line gap={1.5} centred wraps>
        <Rest>
          <Box sx={{ typography: 'subtitle1' }}>{name}</Box>
          <Quiet>
            {going
              ? job.state === 'waiting'
                ? t`Waiting for its turn…`
                : t`${done} of ${total}`
              : job.state === 'ready'
                ? `${plural(total - failed, { one: '# card', other: '# cards' })} · ${job.bytes === null ? '' : sizeText(job.bytes)} · ${dayText(job.createdAt, i18n.locale)}`
                : job.state === 'cancelled'
                  ? t`Stopped. Nothing was used of your plan.`
                  : t`This file could not be made. Nothing was used of your plan.`}
          </Quiet>
        </Rest>
        {going && (
          <Button
            look="secondary"
            size="small"
            icon={X}
            busy={busy === 'stop'}
            onClick={() => void run('stop', stop)}
          >
            {t`Stop`}
          </Button>
        )}
        {job.isKept && (
          <Button
            size="small"
            icon={Download}
            busy={busy === 'save'}
            onClick={() =>
              void run('save', async () => {
                await saveJobFile(job)
                setSaved(true)
              })
            }
          >
            {t`Download`}
          </Button>
        )}
      </Line>
      {going && (
        <Box
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          sx={{ height: 6, borderRadius: 3, bgcolor: 'brand.tintLine', overflow: 'hidden' }}
        >
          <Box
            sx={{
              height: 1,
              width: `${(100 * done) / Math.max(1, total)}%`,
              bgcolor: 'brand.accent',
              transition: 'width 300ms',
            }}
          />
        </Box>
      )}
      {isSaved && onPrinted && isToPrint(job) && (
        <Notice tone="info">
          {t`Once these cards are printed, mark them: then the table says who is still missing.`}
          <Line gap={1} wraps>
            <Button
              look="secondary"
              size="small"
              icon={Printer}
              busy={busy === 'mark'}
              onClick={() =>
                void run('mark', async () => {
                  await onPrinted(job)
                  setSaved(false)
                })
              }
            >
              {plural(total - failed, { one: 'Mark # card as printed', other: 'Mark # cards as printed' })}
            </Button>
            <Button look="text" size="small" onClick={() => setSaved(false)}>{t`Not now`}</Button>
          </Line>
        </Notice>
      )}
      {failed > 0 && !going && (
        <Box sx={{ p: 1.5, borderRadius: '12px', bgcolor: 'warning.tint', display: 'grid', gap: 1 }}>
          <Box sx={{ typography: 'body2' }}>
            {plural(failed, {
              one: '# card could not be made and was not counted:',
              other: '# cards could not be made and were not counted:',
            })}
          </Box>
          <PlainList gap={0.5}>
            {job.failures.slice(0, 5).map(({ rowKey, name: who, code }) => (
              <Box component="li" key={rowKey} sx={{ typography: 'body2' }}>
                <b>{who}</b> {i18n._(cardFaults[code] ?? unmade)}
              </Box>
            ))}
          </PlainList>
          <Line gap={1} wraps>
            <Button
              look="secondary"
              size="small"
              onClick={() => onShow(job.failures.map(({ rowKey }) => rowKey))}
            >
              {failed > named ? t`Show the first ${named} of them` : t`Show these people`}
            </Button>
            <Button
              look="secondary"
              size="small"
              icon={RotateCcw}
              busy={busy === 'again'}
              onClick={() => void run('again', again)}
            >
              {t`Make these again`}
            </Button>
          </Line>
        </Box>
      )}
    </Pile>
  )
}

/** Whether a file is for the printer: a sample is not, nor what is sent. */
const isToPrint = ({ isSample, output }: PdfJob) => !isSample && output.layout !== 'send'
