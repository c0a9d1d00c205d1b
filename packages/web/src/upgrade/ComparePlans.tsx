import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { rupees } from '@parichay/contract/money.ts'
import type { Products } from '@parichay/contract/plan/entitlement.ts'
import { type PlanLine, planSections } from '@parichay/contract/plan/lines.ts'
import Box from '@mui/material/Box'
import { Check, Minus } from 'lucide-react'
import { Disclosure } from './Disclosure.tsx'
import { lineWords } from './words.ts'
import type { ShownPlan } from './PlanCard.tsx'
import { Years } from './PlanPrice.tsx'

/** All plans against each other, line by line, for those who want to weigh them. */
export function ComparePlans({ plans, seller }: { plans: readonly ShownPlan[]; seller: Products }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const columns = plans.map((plan) => planSections(plan, seller).flatMap(({ lines }) => lines))
  const names = [...new Set(columns.flatMap((lines) => lines.map(({ name }) => name)))]
  const find = (lines: readonly PlanLine[], name: PlanLine['name']) =>
    lines.find((line) => line.name === name)
  return (
    <Disclosure title={t`Compare plans`}>
      <Box role="region" aria-label={t`Compare plans`} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            typography: 'body2',
            '& th, & td': { px: 1.5, py: 1.25, textAlign: 'center', minWidth: 88 },
            '& th[scope=row], & thead th:first-of-type': {
              textAlign: 'start',
              minWidth: 112,
              position: 'sticky',
              left: 0,
              bgcolor: 'background.paper',
              fontWeight: 550,
            },
            '& thead th': { verticalAlign: 'bottom', fontWeight: 700 },
            '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">
                <Trans>Plan</Trans>
              </th>
              {plans.map((plan) => (
                <th key={plan.subscriptionPlanId} scope="col">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <Trans>Price</Trans>
              </th>
              {plans.map((plan) => (
                <td key={plan.subscriptionPlanId}>
                  <Box sx={{ fontWeight: 700 }}>{rupees(plan.price * 100)}</Box>
                  <Years validity={plan.validity} />
                </td>
              ))}
            </tr>
            {names.map((name) => {
              const sample = columns.map((lines) => find(lines, name)).find((line) => line?.isIncluded)
              return (
                <tr key={name}>
                  <th scope="row">
                    {i18n._(lineWords(sample ? { name, isIncluded: true } : { name, isIncluded: false }))}
                  </th>
                  {columns.map((lines, at) => (
                    <td key={plans[at]!.subscriptionPlanId}>
                      <Cell line={find(lines, name)} />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </Box>
      </Box>
    </Disclosure>
  )
}

function Cell({ line }: { line: PlanLine | undefined }) {
  const { t } = useMacro()
  // Everybody has the one card: a tick says it.
  const isCounted = line?.isIncluded && line.count !== undefined && line.name !== 'digitalCards'
  if (isCounted) return <>{line.count === -1 ? t`Unlimited` : line.count}</>
  const Icon = line?.isIncluded ? Check : Minus
  return (
    <Box
      component="span"
      role="img"
      aria-label={line?.isIncluded ? t`Included` : t`Not included`}
      sx={{ color: line?.isIncluded ? 'success.main' : 'text.disabled', lineHeight: 0 }}
    >
      <Icon size={18} strokeWidth={2.5} aria-hidden />
    </Box>
  )
}
