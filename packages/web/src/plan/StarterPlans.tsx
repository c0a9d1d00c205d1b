import { Trans, useLingui } from '@lingui/react/macro'
import { rupees } from '@parichay/contract/money.ts'
import { PlanFacts, type PlanFactsInput } from '@parichay/contract/plan/fields.ts'
import { planSections } from '@parichay/contract/plan/lines.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { starterPlans, type StarterPlan } from '@parichay/contract/plan/starters.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { showError } from '../ui/dialogs.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { fromTablet } from '../ui/theme.ts'
import { Line, Lines } from '../upgrade/PlanLines.tsx'
import { Years } from '../upgrade/PlanPrice.tsx'
import { lineWords } from '../upgrade/words.ts'
import { Heading, Pile, Quiet } from '../ui/shapes.tsx'
import { plainList } from '../ui/shape-styles.ts'

/** No plan yet: three to begin with, made of what the agency sells. Each is changed like any other. */
export function StarterPlans() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { configuration } = useAgency()
  const [busy, setBusy] = useState<'all' | number>()
  const starters = starterPlans(configuration)
  const add = async (wanted: StarterPlan[], which: 'all' | number) => {
    if (busy !== undefined) return
    setBusy(which)
    try {
      for (const body of wanted) await call(planRoutes.saveSubscriptionPlan, { body })
      sayDone(t`Added. Change names and prices as you like.`)
    } catch (error) {
      void showError(error)
    } finally {
      await queries.invalidateQueries({ queryKey: keys.plans() })
      setBusy(undefined)
    }
  }
  return (
    <Pile component="section" aria-label={t`Plans to begin with`} gap={2.5}>
      <Box sx={{ textAlign: 'center', px: 1, pt: { xs: 1, md: 3 } }}>
        <Box component="h2" sx={{ typography: 'h2' }}>
          <Trans>Your customers cannot buy anything yet</Trans>
        </Box>
        <Box sx={{ color: 'text.secondary', mt: 0.75, maxWidth: 460, mx: 'auto' }}>
          <Trans>
            Begin with these three plans and change names, prices and limits afterwards, or add your own.
          </Trans>
        </Box>
        <Box sx={{ mt: 2 }}>
          <Button
            icon={Sparkles}
            busy={busy === 'all'}
            onClick={() => void add(starters, 'all')}
          >{t`Add all three`}</Button>
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{
          ...plainList,
          display: 'grid',
          gap: 1.5,
          [fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {starters.map((starter, index) => (
          <Starter
            key={starter.name}
            starter={starter}
            busy={busy === index}
            onAdd={() => void add([starter], index)}
          />
        ))}
      </Box>
    </Pile>
  )
}

function Starter({ starter, busy, onAdd }: { starter: StarterPlan; busy: boolean; onAdd: () => void }) {
  const { t, i18n } = useLingui()
  const { configuration } = useAgency()
  const { isPopular, mrp, ...given } = starter
  const facts = PlanFacts.parse(given satisfies PlanFactsInput)
  const lines = planSections(facts, configuration)
    .flatMap((section) => section.lines)
    .filter(({ name, isIncluded }) => isIncluded && name !== 'adsImages')
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2 }}>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 28 }}>
          <Heading component="h3">{starter.name}</Heading>
          {isPopular && <StatusChip tone="accent">{t`Most popular`}</StatusChip>}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mt: 0.5 }}>
          <Box component="span" sx={{ typography: 'h2' }}>
            {rupees(starter.price * 100)}
          </Box>
          {mrp && <Quiet component="s">{rupees(mrp * 100)}</Quiet>}
          <Quiet component="span">
            <Years validity={starter.validity} />
          </Quiet>
        </Box>
      </Box>
      <Box sx={{ flex: 1 }}>
        <Lines>
          {lines.map((line) => (
            <Line key={line.name}>{i18n._(lineWords(line))}</Line>
          ))}
        </Lines>
      </Box>
      <Button
        look="secondary"
        fullWidth
        busy={busy}
        onClick={onAdd}
        label={t`Add this plan: ${starter.name}`}
      >{t`Add this plan`}</Button>
    </Card>
  )
}
