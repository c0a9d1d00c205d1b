import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import Box from '@mui/material/Box'
import { useCategoryName } from '../shell/category-name.ts'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'

type Answer = { use: Business } | 'add' | 'back'

/** Asks what to do when a business like this is there already. */
export const askAboutDuplicates = (duplicates: readonly Business[]): Promise<Answer> =>
  ask<Answer>(dialogPriority.confirm, (answer) => (
    <DuplicateSheet duplicates={duplicates} onAnswer={answer} />
  ))

/** Businesses with the same name and number, each to be used instead. */
export function DuplicateSheet({
  duplicates,
  onAnswer,
}: {
  duplicates: readonly Business[]
  onAnswer: (answer: Answer) => void
}) {
  const { t } = useLingui()
  const categoryName = useCategoryName()
  return (
    <Sheet
      open
      title={t`You have this business already`}
      onClose={() => onAnswer('back')}
      actions={<Button look="secondary" onClick={() => onAnswer('add')}>{t`Add it anyway`}</Button>}
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t`The name and the number are the same.`}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {duplicates.map((business) => (
          <Box
            component="li"
            key={business.businessId}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              p: 1.5,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '12px',
            }}
          >
            <Avatar name={business.businessName} src={business.logoUrl} />
            <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
              <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>{business.businessName}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {categoryName(business.category)}
              </Box>
            </Box>
            <Button onClick={() => onAnswer({ use: business })}>{t`Use existing`}</Button>
          </Box>
        ))}
      </Box>
    </Sheet>
  )
}
