import { Trans, useLingui } from '@lingui/react/macro'
import { rupees } from '@parichay/contract/money.ts'
import type { CustomPlanGiven } from '@parichay/contract/plan/fields.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { failureText } from '../failure-words.ts'
import { customPlansQuery } from '../api/plans.ts'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { Link } from '../ui/Link.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Years } from '../upgrade/PlanPrice.tsx'
import { contentWords } from './words.ts'
import { Quiet, Text } from '../ui/shapes.tsx'
import { plainList } from '../ui/shape-styles.ts'
import { dot } from '../ui/dot.ts'

/** Plans that were made up for one business each: who has what, for how much and until when. */
export function CustomPlanList() {
  const { t } = useLingui()
  const { data, error, reload } = useRemote(customPlansQuery)
  if (!data)
    return error ? <InlineError message={failureText(error)} onRetry={reload} /> : <ListSkeleton rows={3} />
  if (data.length === 0)
    return (
      <EmptyState
        picture={<PaperDrawing />}
        title={t`No custom plan was given yet`}
        body={t`Open a business, choose Assign plan, and make a plan of its own for it.`}
      />
    )
  return (
    <Box
      component="ul"
      aria-label={t`Custom plans given`}
      sx={{
        ...plainList,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {data.map((given) => (
        <CustomPlanRow key={given.recordNo} given={given} />
      ))}
    </Box>
  )
}

function CustomPlanRow({ given }: { given: CustomPlanGiven }) {
  const { t, i18n } = useLingui()
  const { plan, businessId, businessName, startsOn, lastDay } = given
  const contents = contentWords(plan).map((words) => i18n._(words))
  return (
    <Card component="li" sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
      <Text as="h3" wraps>
        <Link href={paths.adminBusiness(businessId)}>{businessName}</Link>
      </Text>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Text component="span" as="subtitle1" wraps>
          {plan.name}
        </Text>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {plan.price === 0 ? t`Free` : rupees(plan.price * 100)}
        </Box>
        <Quiet component="span">
          <Years validity={plan.validity} />
        </Quiet>
      </Box>
      <Quiet>{contents.join(dot)}</Quiet>
      <Box sx={{ typography: 'body2', mt: 0.5 }}>
        {startsOn && lastDay ? (
          <Trans>
            {dayText(startsOn, i18n.locale)} to {dayText(lastDay, i18n.locale)}
          </Trans>
        ) : (
          <StatusChip>{t`Taken back`}</StatusChip>
        )}
      </Box>
    </Card>
  )
}
