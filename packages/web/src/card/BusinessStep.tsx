import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { businessesQuery } from '../api/cards.ts'
import { failureText } from '../failure-words.ts'
import { useCategoryName } from '../shell/category-name.ts'
import { askForAnotherBusiness } from '../shell/one-card.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ShopDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { StepBar } from './StepBar.tsx'
import { Pile, Quiet, Rest } from '../ui/shapes.tsx'
import { dot } from '../ui/dot.ts'

type BusinessStepProps = {
  userId?: number | undefined
  onChosen: (businessId: number) => void
  onAddBusiness: () => void
}

const isLive = (business: Business) => business.card !== null && business.card.status !== 'DRAFT'

/** Whose card it will be. Each business can have only one. */
export function BusinessStep({ userId, onChosen, onAddBusiness }: BusinessStepProps) {
  const { t } = useLingui()
  const { data: businesses, error, reload } = useRemote(businessesQuery(userId))
  const [picked, setPicked] = useState<number>()
  const categoryName = useCategoryName()
  if (!businesses)
    return error ? <InlineError message={failureText(error)} onRetry={reload} /> : <ListSkeleton rows={3} />
  if (businesses.length === 0) {
    return (
      <EmptyState
        picture={<ShopDrawing />}
        title={t`Add your business first`}
        body={t`Its name and trade are enough. Then your card is two minutes away.`}
        action={<Button size="large" onClick={onAddBusiness}>{t`Add your business`}</Button>}
      />
    )
  }
  const open = businesses.filter((business) => !isLive(business))
  const chosen =
    businesses.find((business) => business.businessId === picked) ??
    (businesses.length === 1 ? businesses[0] : open.length === 1 ? open[0] : undefined)
  const next = async () => {
    if (!chosen) return
    if (!isLive(chosen)) return onChosen(chosen.businessId)
    if (await askForAnotherBusiness()) onAddBusiness()
  }
  return (
    <Pile gap={3}>
      <Pile role="radiogroup" aria-label={t`Business`} gap={1}>
        {businesses.map((business) => {
          const isChosen = business === chosen
          return (
            <Box
              key={business.businessId}
              component="label"
              sx={{
                position: 'relative',
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 72,
                px: 2,
                py: 1.25,
                borderRadius: '12px',
                border: '2px solid',
                borderColor: isChosen ? 'primary.main' : 'divider',
                bgcolor: isChosen ? 'brand.tint' : 'background.paper',
                cursor: 'pointer',
                '&:has(:focus-visible)': {
                  outline: '2px solid',
                  outlineColor: 'primary.main',
                  outlineOffset: '2px',
                },
              }}
            >
              <Box
                component="input"
                type="radio"
                name="business"
                checked={isChosen}
                onChange={() => setPicked(business.businessId)}
                sx={{
                  width: 20,
                  height: 20,
                  m: 0,
                  flex: 'none',
                  accentColor: (theme) => theme.vars.palette.primary.main,
                }}
              />
              <Box sx={{ lineHeight: 0, '& > div': { bgcolor: 'background.paper' } }}>
                <Avatar name={business.businessName} src={business.logoUrl} />
              </Box>
              <Rest>
                <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{business.businessName}</Box>
                <Quiet>{[categoryName(business.category), business.city].filter(Boolean).join(dot)}</Quiet>
                {business.card && (
                  <Box sx={{ mt: 0.75 }}>
                    <StatusChip tone={isLive(business) ? 'success' : 'neutral'}>
                      {isLive(business) ? t`Has a card` : t`Draft`}
                    </StatusChip>
                  </Box>
                )}
              </Rest>
            </Box>
          )
        })}
      </Pile>
      <Box>
        <Button look="text" icon={Plus} onClick={onAddBusiness}>{t`Add another business`}</Button>
      </Box>
      <StepBar
        next={
          <Button
            disabledReason={chosen ? undefined : t`Choose a business first.`}
            onClick={() => void next()}
          >{t`Next`}</Button>
        }
      />
    </Pile>
  )
}
