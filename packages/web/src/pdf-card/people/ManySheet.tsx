import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { PdfCard } from '@parichay/contract/pdf-card/fields.ts'
import { type PdfOutput, pdfLayouts } from '@parichay/contract/pdf-card/jobs.ts'
import { sizeOfTemplate } from '@parichay/contract/pdf-card/templates.ts'
import { pdfCardOffer } from '@parichay/contract/plan/rules.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'
import { perSheet, planSheet, sheetsFor } from '@parichay/pdf-card/sheet.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import { Crown } from 'lucide-react'
import { useId, useState } from 'react'
import { type JobWish, quotePeople, startJob, type Whose } from '../../api/pdf-people.ts'
import { refreshPdfCards } from '../../api/pdf-cards.ts'
import { useAgency } from '../../session.ts'
import { failureText } from '../../failure-words.ts'
import { useUpgrade } from '../../shell/upgrade.ts'
import { Button } from '../../ui/Button.tsx'
import { showError } from '../../ui/dialogs.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pile, Quiet } from '../../ui/shapes.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { layoutNames, peopleFailure } from './words.ts'

type Props = {
  card: PdfCard
  business: Business
  /** How many of the list are printed as they are. */
  counts: { total: number; printed: number }
  /** The rows that were ticked, where the sheet was opened for them. */
  ticked?: string[] | undefined
  onClose: () => void
}
const whose = ['all', 'notPrinted', 'ticked'] as const

/** What is to be made of all people or some, what it takes of the plan, and the deed. */
export function ManySheet({ card, business, counts, ticked, onClose }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const upgrade = useUpgrade()
  const offer = pdfCardOffer(useAgency().configuration)
  const id = useId()
  const { pdfCardNo } = card
  const [output, setOutput] = useState<PdfOutput>({ layout: 'send', gutter: 4, duplex: 'long' })
  const [busy, setBusy] = useState('')
  const [isPaying, setPaying] = useState(false)
  const [chosen, setChosen] = useState<(typeof whose)[number]>(ticked ? 'ticked' : 'all')
  const left = counts.total - counts.printed
  const choices = whose.filter(
    (one) => one === 'all' || (one === 'ticked' ? ticked : counts.printed > 0 && left > 0),
  )
  // Marks that came meanwhile may leave nothing to choose from.
  const which = choices.includes(chosen) ? chosen : 'all'
  const only: Whose =
    which === 'notPrinted' ? { notPrinted: true } : which === 'ticked' && ticked ? { rowKeys: ticked } : {}
  const queryKey = ['pdf-quote', pdfCardNo, which]
  const quote = useRemote({
    queryKey,
    queryFn: () => quotePeople(pdfCardNo, only),
    gcTime: 0,
    staleTime: 0,
  })
  const run = async (deed: string, wish: Omit<JobWish, 'output' | keyof Whose>) => {
    setBusy(deed)
    try {
      await startJob(queries, pdfCardNo, { output, ...only, ...wish })
      sayDone(t`The cards are being made. You can leave this page meanwhile.`)
      onClose()
    } catch (error) {
      quote.reload()
      await showError(error, peopleFailure)
    } finally {
      setBusy('')
    }
  }
  const buy = async () => {
    const { companyName, registeredPhoneNumber, mails } = card
    const phone = registeredPhoneNumber ? { registeredPhoneNumber } : {}
    const quantity = quote.data?.lacks ?? 0
    const pdfCard =
      quantity > 0 && offer ? { pdfCard: { pdfCardNo, companyName, mails, ...phone, quantity } } : {}
    // The dialog of plans goes back in history when it is done, which would close a sheet that is open below it.
    setPaying(true)
    try {
      if (await upgrade({ business, ...pdfCard })) {
        await refreshPdfCards(queries)
        await queries.refetchQueries({ queryKey, exact: true })
      }
    } finally {
      setPaying(false)
    }
  }
  const known = quote.data
  const isSheet = output.layout === 'a4' || output.layout === '12x18'
  const plan = planSheet(output, sizeOfTemplate(card.details.templateCode))
  const isPaid = known !== undefined && known.fits >= known.people
  const isForcing = known !== undefined && !isPaid && card.can.forceExport === true
  return (
    <Sheet
      open={!isPaying}
      onClose={onClose}
      width="sm"
      title={t`Make all cards`}
      actions={
        known &&
        known.people > 0 && (
          <>
            {!isPaid && (
              <Button
                look="secondary"
                busy={busy === 'sample'}
                onClick={() => void run('sample', { isSample: true, people: known.people })}
              >{t`Sample`}</Button>
            )}
            {isPaid ? (
              <Button busy={busy === 'all'} onClick={() => void run('all', { people: known.people })}>
                {plural(known.people, { one: 'Make # card', other: 'Make # cards' })}
              </Button>
            ) : isForcing ? (
              <Button
                busy={busy === 'force'}
                onClick={() =>
                  void run('force', { people: known.people, forceDownloadWithoutSampleWatermark: true })
                }
              >{t`Export without watermark`}</Button>
            ) : known.fits > 0 ? (
              <Button
                busy={busy === 'first'}
                onClick={() => void run('first', { people: known.people, first: known.fits })}
              >
                {plural(known.fits, { one: 'Make the first card', other: 'Make the first # cards' })}
              </Button>
            ) : (
              <Button icon={Crown} onClick={() => void buy()}>{t`Remove watermark`}</Button>
            )}
          </>
        )
      }
    >
      <Pile gap={2} oneColumn>
        {choices.length > 1 && (
          <Box>
            <Box id={`${id}-whose`} sx={{ typography: 'subtitle2', mb: 0.5 }}>{t`Whose cards`}</Box>
            <Select
              aria-labelledby={`${id}-whose`}
              value={which}
              onChange={({ target }) => setChosen(whose.find((one) => one === target.value) ?? 'all')}
            >
              {choices.map((one) => (
                <option key={one} value={one}>
                  {one === 'all'
                    ? t`Everybody: ${counts.total}`
                    : one === 'notPrinted'
                      ? t`Not printed: ${left}`
                      : t`Ticked: ${ticked?.length ?? 0}`}
                </option>
              ))}
            </Select>
          </Box>
        )}
        <Box role="radiogroup" aria-label={t`What to make`} sx={{ display: 'grid', gap: 1 }}>
          {pdfLayouts.map((layout) => (
            <Box
              component="label"
              key={layout}
              sx={{
                display: 'flex',
                gap: 1.25,
                alignItems: 'flex-start',
                p: 1.5,
                borderRadius: '12px',
                border: '1px solid',
                borderColor: output.layout === layout ? 'primary.main' : 'divider',
                bgcolor: output.layout === layout ? 'brand.tint' : 'background.paper',
                cursor: 'pointer',
              }}
            >
              <Box
                component="input"
                type="radio"
                name={`${id}-layout`}
                checked={output.layout === layout}
                onChange={() => setOutput({ ...output, layout })}
                sx={{ mt: '3px', width: 18, height: 18, accentColor: 'var(--mui-palette-primary-main)' }}
              />
              <Box>
                <Box sx={{ typography: 'subtitle1' }}>{i18n._(layoutNames[layout])}</Box>
                <Quiet>
                  {layout === 'send'
                    ? t`One PDF, front and back of each at its size; links can be tapped.`
                    : layout === 'page'
                      ? t`For card printers and print shops: 3 mm bleed and crop marks.`
                      : layout === 'a4'
                        ? t`For an office printer, with crop marks and sheet numbers.`
                        : layout === '12x18'
                          ? t`For a digital press, with crop marks and sheet numbers.`
                          : t`PNG of both sides at 300 dpi, all in one ZIP.`}
                </Quiet>
              </Box>
            </Box>
          ))}
        </Box>
        {isSheet && (
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            <Box>
              <Box id={`${id}-gutter`} sx={{ typography: 'subtitle2', mb: 0.5 }}>{t`Between cards`}</Box>
              <Select
                aria-labelledby={`${id}-gutter`}
                value={output.gutter}
                onChange={({ target }) => setOutput({ ...output, gutter: target.value === '0' ? 0 : 4 })}
              >
                <option value="4">{t`4 mm`}</option>
                <option value="0">{t`Nothing: one cut for both`}</option>
              </Select>
            </Box>
            <Box>
              <Box
                id={`${id}-duplex`}
                sx={{ typography: 'subtitle2', mb: 0.5 }}
              >{t`Both sides, flipped on`}</Box>
              <Select
                aria-labelledby={`${id}-duplex`}
                value={output.duplex}
                onChange={({ target }) =>
                  setOutput({ ...output, duplex: target.value === 'short' ? 'short' : 'long' })
                }
              >
                <option value="long">{t`the long edge`}</option>
                <option value="short">{t`the short edge`}</option>
              </Select>
            </Box>
          </Box>
        )}
        {quote.error ? (
          <InlineError message={failureText(quote.error, peopleFailure)} onRetry={quote.reload} />
        ) : known ? (
          <Pile gap={1} oneColumn role="status">
            <Box sx={{ typography: 'body1' }}>
              {plural(known.people, { one: '# card', other: '# cards' })}
              {isSheet &&
                known.people > 0 &&
                ` · ${t`${perSheet(plan)} on a sheet`} · ${plural(sheetsFor(plan, known.people), { one: '# sheet', other: '# sheets' })}`}
            </Box>
            {known.singles > 0 && known.takes > 0 && (
              <Quiet>
                {plural(known.singles, {
                  one: '# card is bought for this project.',
                  other: '# cards are bought for this project.',
                })}
              </Quiet>
            )}
            {known.takes > known.singles && isPaid && (
              <Quiet>
                {known.left === unlimited
                  ? t`Your plan has unlimited PDF ID cards.`
                  : t`Used of the cards left in your plan: ${known.takes - known.singles} of ${known.left - known.singles}. Corrections of the same person are free for 7 days.`}
              </Quiet>
            )}
            {known.takes === 0 && known.people > 0 && <Quiet>{t`Nothing more is used of your plan.`}</Quiet>}
            {known.blocked > 0 && (
              <Notice tone="warning">
                {plural(known.blocked, {
                  one: '# person has something that cannot be printed and is left out. Set it right in the table first.',
                  other:
                    '# people have something that cannot be printed and are left out. Set it right in the table first.',
                })}
              </Notice>
            )}
            {known.people === 0 && (
              <Notice tone="info">{t`There is nobody yet whose card can be made. A name is enough.`}</Notice>
            )}
            {!isPaid && known.people > 0 && (
              <Notice tone="info">
                {known.left > 0
                  ? known.lacks > 0 && offer
                    ? plural(known.left, {
                        one: `You have # card left, and this takes ${known.takes}. Make the first one, buy the missing ${known.lacks} singly, or choose a larger plan. The sample is free.`,
                        other: `You have # cards left, and this takes ${known.takes}. Make the first ones, buy the missing ${known.lacks} singly, or choose a larger plan. The sample is free.`,
                      })
                    : plural(known.left, {
                        one: `Your plan has # card left, and this takes ${known.takes}. Make the first one, or choose a larger plan. The sample is free.`,
                        other: `Your plan has # cards left, and this takes ${known.takes}. Make the first ones, or choose a larger plan. The sample is free.`,
                      })
                  : t`Without cards left in your plan, the file carries a sample watermark.`}{' '}
                {known.fits > 0 && card.can.forceExport !== true && (
                  <Button look="text" size="small" onClick={() => void buy()}>
                    {offer ? t`Remove watermark` : t`See plans`}
                  </Button>
                )}
              </Notice>
            )}
          </Pile>
        ) : (
          <Quiet>{t`Counting…`}</Quiet>
        )}
      </Pile>
    </Sheet>
  )
}
