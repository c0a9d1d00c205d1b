import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { slabPrice } from '@parichay/contract/bill/rules.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import { pdfCreditsQuery } from '../api/bills.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { useStaff } from '../api/staff.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { countText } from '../ui/dates.ts'
import { Control } from '../ui/form/control.ts'
import { onlyDigits } from '../ui/form/digits.ts'
import { Field } from '../ui/form/Field.tsx'
import { HowItWorks } from '../ui/HowItWorks.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { twoColumns } from '../ui/two-columns.ts'
import { CreditAlert } from './CreditAlert.tsx'
import { CreditUses } from './CreditUses.tsx'
import { PaidList } from './PaidList.tsx'
import { PayButton } from './PayButton.tsx'
import { RecordPaymentForm } from './RecordPaymentForm.tsx'
import { SumRows } from './SumRows.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { dot } from '../ui/dot.ts'

/** Credits of an agency for PDF cards: how many are left, and buying more. */
export function PdfPaymentScreen() {
  const { t, i18n } = useLingui()
  const id = useId()
  const { seesAllAgencies: isPayee } = useStaff()
  const given = useSearch({ strict: false }) as { agencyId?: string }
  const agencyId = isPayee && given.agencyId ? Number(given.agencyId) : undefined
  const { data, error, reload } = useRemote(pdfCreditsQuery(agencyId))
  const [typed, setTyped] = useState('100')
  const [isRecording, setRecording] = useState(false)
  const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  const each = data ? slabPrice(data.slabs, quantity) : null
  const fits = quantity >= 1 && quantity <= 100_000 && each !== null
  return (
    <Page title={t`PDF ID card credits`} width="lg">
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && (
        <Box sx={twoColumns}>
          <Card sx={{ display: 'grid', gap: 2 }}>
            {data.bought > 0 && data.balance < data.alertBelow && (
              <Notice tone="warning">
                {t`Few credits are left. When none is, your customers cannot export PDF ID cards.`}
              </Notice>
            )}
            <Left credits={data} />
            {data.slabs.length === 0 ? (
              <Notice tone="info">{t`No price was agreed for this yet. Ask the platform.`}</Notice>
            ) : (
              <>
                <SumRows
                  rows={data.slabs.map(({ from, pricePaise }) => ({
                    label: t`${countText(from, i18n.locale)} or more`,
                    value: t`${rupees(pricePaise)} each`,
                  }))}
                />
                <Field
                  id={id}
                  label={t`How many cards`}
                  error={fits || typed === '' ? undefined : t`Type a number from 1 to 1,00,000.`}
                >
                  <Control
                    id={id}
                    value={typed}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={6}
                    aria-invalid={fits || typed === '' ? undefined : true}
                    onChange={(event) => setTyped(onlyDigits(event.target.value, 6))}
                  />
                </Field>
                <Pills label={t`How many cards`}>
                  {data.slabs
                    .map(({ from }) => Math.max(from, 10))
                    .map((count) => (
                      <Pill key={count} pressed={quantity === count} onClick={() => setTyped(String(count))}>
                        {countText(count, i18n.locale)}
                      </Pill>
                    ))}
                </Pills>
                {isPayee ? (
                  <Button size="large" onClick={() => setRecording(true)}>{t`Record a payment`}</Button>
                ) : (
                  <PayButton
                    bill={{ kind: 'pdf', quantity, name: t`PDF ID card credits` }}
                    label={fits ? t`Pay ${rupees(each * quantity)}` : t`Pay`}
                    disabledReason={
                      fits
                        ? data.canPayOnline
                          ? undefined
                          : t`Online payment is off. Pay by bank and tell the platform.`
                        : t`Type a number from 1 to 1,00,000.`
                    }
                  />
                )}
              </>
            )}
          </Card>
          <Past credits={data} isPayee={isPayee} />
        </Box>
      )}
      {data && isRecording && (
        <RecordCredits agencyId={data.agencyId} quantity={quantity} onClose={() => setRecording(false)} />
      )}
    </Page>
  )
}

type Credits = Reply<typeof billRoutes.getAgencyPdfCardPayment>

/** How many there are. */
function Left({ credits: data }: { credits: Credits }) {
  const { t, i18n } = useLingui()
  return (
    <Pile gap={0.25}>
      <Quiet>{t`Credits left`}</Quiet>
      <Box sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
        {countText(data.balance, i18n.locale)}
      </Box>
      <Quiet>
        {t`${countText(data.bought, i18n.locale)} bought, ${countText(data.used, i18n.locale)} used`}
      </Quiet>
    </Pile>
  )
}

/** What became of them, and what was paid. */
function Past({ credits: data, isPayee }: { credits: Credits; isPayee: boolean }) {
  const { t } = useLingui()
  return (
    <Pile gap={3} fits oneColumn>
      {!isPayee && <CreditAlert below={data.alertBelow} />}
      {data.uses.length > 0 && <CreditUses uses={data.uses} />}
      {data.payments.length > 0 && (
        <PaidList
          label={t`Payments`}
          payments={data.payments}
          takeBack={isPayee ? { agencyId: data.agencyId, what: 'pdf' } : undefined}
          detail={({ quantity: bought, note, isGrant }) =>
            [plural(bought, { one: '# card', other: '# cards' }), isGrant && t`Given for nothing`, note]
              .filter(Boolean)
              .join(dot)
          }
        />
      )}
      <HowItWorks
        title={t`What a credit is for`}
        lines={[
          t`One credit makes the files of one person’s card without sample watermark, front and back.`,
          t`The same person again within 7 days, and a file that says exactly the same, cost nothing.`,
          t`A file that could not be made gives its credit back.`,
          t`Samples with watermark are free and never counted.`,
        ]}
      />
    </Pile>
  )
}

type RecordProps = { agencyId: number; quantity: number; onClose: () => void }

function RecordCredits({ agencyId, quantity, onClose }: RecordProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  return (
    <RecordPaymentForm
      title={t`Record a payment`}
      about={t`The price follows the number of cards.`}
      countLabel={t`Cards`}
      giftLabel={t`Give them for nothing`}
      count={Math.max(1, quantity)}
      onClose={onClose}
      record={async ({ count, isGift, ...notes }) => {
        await call(billRoutes.recordAgencyPdfCardPayment, {
          body: {
            agencyId,
            quantity: count,
            ...notes,
            ...(isGift ? { isGrant: true } : {}),
          },
        })
        await queries.invalidateQueries({ queryKey: keys.bills() })
      }}
    />
  )
}
