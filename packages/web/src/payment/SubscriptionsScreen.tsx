import { Trans, useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { stateOfPin } from '@parichay/contract/business/rules.pin.ts'
import { stateCodeOf, stateOfGstin } from '@parichay/contract/invoice/states.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { FileText, Pencil } from 'lucide-react'
import { failureText } from '../failure-words.ts'
import { paymentsQuery } from '../api/plans.ts'
import { FrameLink } from '../frame/FrameLink.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { useUpgrade } from '../shell/upgrade.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing, ShopDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton, ListSkeleton } from '../ui/Skeletons.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { PaymentTable } from './PaymentTable.tsx'
import { PlanNow } from './PlanNow.tsx'
import { stateNames } from './words.states.ts'
import { Heading, Quiet, Rest, Text } from '../ui/shapes.tsx'

/** The plan of the active business, what was paid for it, and the way to renew (screens 7.2). */
export function SubscriptionsScreen() {
  const { t } = useLingui()
  const go = useGo()
  const { active, businesses } = useActiveBusiness()
  return (
    <Page
      title={t`Subscriptions`}
      width="lg"
      {...(active ? { subtitle: active.businessName } : {})}
      actions={
        <Button look="secondary" icon={FileText} onClick={() => go(paths.invoices())}>{t`Invoices`}</Button>
      }
    >
      {active ? (
        <Subscriptions business={active} />
      ) : businesses.pending ? (
        <FormSkeleton fields={3} />
      ) : businesses.error !== null ? (
        <InlineError message={failureText(businesses.error)} onRetry={businesses.reload} />
      ) : (
        <EmptyState
          picture={<ShopDrawing />}
          title={t`Let us begin with your business`}
          action={
            <Button onClick={() => go(paths.addBusiness({ shouldCreateDigitalCard: true }))}>
              {t`Add your business`}
            </Button>
          }
        />
      )}
    </Page>
  )
}

function Subscriptions({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const upgrade = useUpgrade()
  const { data, error, reload } = useRemote(paymentsQuery(business.businessId))
  const { state, gstin, pin } = business
  const code =
    stateCodeOf(state ?? '') ?? stateOfGstin(gstin ?? '') ?? stateCodeOf(stateOfPin(pin ?? '') ?? '')
  const place = [code ? i18n._(stateNames[code]) : state, pin].filter(Boolean).join('\u00a0· ')
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
        // On a desktop the details stand beside what was paid, on a phone below it.
        [fromDesktop]: {
          gridTemplateColumns: 'minmax(0, 1fr) 320px',
          gridTemplateRows: 'auto auto 1fr',
          columnGap: 3,
          '& > :first-of-type': { gridColumn: '1 / -1' },
          '& > [data-side]': { gridColumn: 2 },
        },
      }}
    >
      <PlanNow business={business} payments={data} onUpgrade={() => void upgrade({ business })} />
      <Box data-side sx={{ minWidth: 0 }}>
        <FrameLink businessId={business.businessId} can={business.can.frames} />
      </Box>
      <Box
        component="section"
        aria-labelledby="paid"
        sx={{
          display: 'grid',
          gap: 1.25,
          alignContent: 'start',
          minWidth: 0,
          [fromDesktop]: { gridColumn: 1, gridRow: '2 / span 2' },
        }}
      >
        <Heading id="paid">
          <Trans>What was paid</Trans>
        </Heading>
        {error && <InlineError message={failureText(error)} onRetry={reload} />}
        {!data ? (
          !error && <ListSkeleton rows={2} />
        ) : data.length === 0 ? (
          <EmptyState picture={<PaperDrawing />} title={t`Nothing was paid yet`} />
        ) : (
          <PaymentTable payments={data} />
        )}
      </Box>
      <Box
        component="section"
        data-side
        aria-labelledby="billing"
        sx={{ display: 'grid', gap: 1.25, alignContent: 'start', minWidth: 0 }}
      >
        <Heading id="billing">
          <Trans>Billing details</Trans>
        </Heading>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            [fromDesktop]: { flexDirection: 'column', alignItems: 'stretch' },
            p: 2,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '12px',
            bgcolor: 'background.paper',
          }}
        >
          <Rest>
            <Text as="subtitle1" wraps>
              {business.businessName}
            </Text>
            <Quiet wraps>
              {business.gstin && <Box>GSTIN {business.gstin}</Box>}
              {place || t`Add your state, and your GSTIN if you have one`}
            </Quiet>
          </Rest>
          <Button
            look="secondary"
            icon={Pencil}
            label={t`Change billing details`}
            onClick={() => go(paths.editBusiness(business.businessId, { field: 'address' }))}
          >
            {t`Change`}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
