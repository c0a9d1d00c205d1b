import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { rupees } from '@parichay/contract/money.ts'
import { planSellers, type SubscriptionPlan } from '@parichay/contract/plan/fields.ts'
import Box from '@mui/material/Box'
import { Copy, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { byVerdict } from '../ui/by-verdict.ts'
import { Link } from '../ui/Link.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { SortHandle } from '../ui/sort/SortableItem.tsx'
import { Years } from '../upgrade/PlanPrice.tsx'
import { addFailure, contentWords, sellerNames } from './words.ts'
import { Heading, Quiet, Text } from '../ui/shapes.tsx'
import { dot } from '../ui/dot.ts'

type Props = {
  plan: SubscriptionPlan
  isLookedAt: boolean
  /** The mouse or the focus came to it. */
  onPoint: () => void
  onLook: () => void
  onHide: () => void
  onArchive: () => void
}

/** A plan in the list: name, price, what is in it, how many have it. */
export function PlanRow({ plan, isLookedAt, onPoint, onLook, onHide, onArchive }: Props) {
  const { t, i18n } = useLingui()
  const edit = paths.editPlan(plan.subscriptionPlanId)
  const contents = contentWords(plan).map((words) => i18n._(words))
  return (
    <Box
      onPointerEnter={onPoint}
      onFocus={onPoint}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: { xs: 0.5, md: 1 },
        p: 1.5,
        pl: 0.5,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: isLookedAt ? 'primary.main' : 'divider',
        borderRadius: '14px',
        '[data-dragged] > &': { boxShadow: 8 },
      }}
    >
      <SortHandle name={plan.name} />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Heading wraps>
            <Link
              href={edit}
              sx={{
                position: 'relative',
                '&::after': { content: '""', position: 'absolute', inset: '-12px -6px' },
              }}
            >
              {plan.name}
            </Link>
          </Heading>
          {plan.isHidden ? (
            <StatusChip>{t`Hidden`}</StatusChip>
          ) : (
            <StatusChip tone="success">{t`Active`}</StatusChip>
          )}
          {plan.isPopular && <StatusChip tone="accent">{t`Most popular`}</StatusChip>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mt: 0.75 }}>
          <Text component="span" as="h3">
            {plan.price === 0 ? t`Free` : rupees(plan.price * 100)}
          </Text>
          {plan.mrp && <Quiet component="s">{rupees(plan.mrp * 100)}</Quiet>}
          <Quiet component="span">
            <Years validity={plan.validity} />
          </Quiet>
          {plan.renewalPrice !== null && (
            <Quiet component="span">{t`to renew ${rupees(plan.renewalPrice * 100)}`}</Quiet>
          )}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>{contents.join(dot)}</Box>
        {plan.soldBy.length < planSellers.length && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
            <Trans>Sold by: {plan.soldBy.map((one) => i18n._(sellerNames[one])).join(', ')}</Trans>
          </Box>
        )}
        <Box sx={{ typography: 'body2', mt: 0.75, fontWeight: 550 }}>
          {plan.subscribers === 0 ? (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
              <Trans>No business has it today</Trans>
            </Box>
          ) : (
            <Plural
              value={plan.subscribers ?? 0}
              one="# business has it today"
              other="# businesses have it today"
            />
          )}
        </Box>
      </Box>
      <PlanMenu plan={plan} onLook={onLook} onHide={onHide} onArchive={onArchive} />
    </Box>
  )
}

/** What can be done with a plan. */
function PlanMenu({ plan, onLook, onHide, onArchive }: Omit<Props, 'isLookedAt' | 'onPoint'>) {
  const { t } = useLingui()
  const go = useGo()
  const can = plan.can ?? nothing
  const list: (MenuAction | false)[] = [
    byVerdict(can.change, {
      id: 'edit',
      label: t`Edit`,
      icon: Pencil,
      onSelect: () => go(paths.editPlan(plan.subscriptionPlanId)),
    }),
    { id: 'look', label: t`Preview as customer`, icon: Eye, onSelect: onLook },
    byVerdict(
      can.copy,
      {
        id: 'copy',
        label: t`Duplicate`,
        icon: Copy,
        onSelect: () => go(paths.addPlan({ from: plan.subscriptionPlanId })),
      },
      addFailure,
    ),
    byVerdict(can.change, {
      id: 'hide',
      label: plan.isHidden ? t`Put on offer` : t`Hide from buyers`,
      icon: plan.isHidden ? Eye : EyeOff,
      onSelect: onHide,
    }),
    byVerdict(can.archive, {
      id: 'delete',
      label: t`Delete`,
      icon: Trash2,
      danger: true,
      onSelect: onArchive,
    }),
  ]
  return <ActionMenu label={t`More about ${plan.name}`} actions={list.filter((action) => action !== false)} />
}

const nothing = { change: 'NOT_ALLOWED', copy: 'NOT_ALLOWED', archive: 'NOT_ALLOWED' } as const
