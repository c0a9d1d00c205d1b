import { useLingui } from '@lingui/react/macro'
import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { wordsIn } from '@parichay/contract/ui-customisation/rules.ts'
import Box from '@mui/material/Box'
import { ChevronRight, Megaphone } from 'lucide-react'
import { Card } from '../ui/Card.tsx'
import { Quiet, Rest, Text } from '../ui/shapes.tsx'
import { addressOfItem } from '../api/item-address.ts'
import { ItemLink } from './ItemLink.tsx'

type Props = { item: UiCustomisation; businessId: number | undefined }

/** Something staff want to be read, with a way on where it has one. */
export function ItemNotice({ item, businessId }: Props) {
  const { t, i18n } = useLingui()
  const title = wordsIn(item.title, i18n.locale)
  const text = wordsIn(item.text, i18n.locale)
  const href = addressOfItem(item, businessId)
  return (
    <Card
      component="section"
      tone="tint"
      aria-label={title}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, py: 1.5 }}
    >
      <Box
        component={Megaphone}
        size={20}
        aria-hidden
        sx={{ flex: 'none', mt: '2px', color: 'primary.main' }}
      />
      <Rest>
        <Text as="subtitle1" wraps>
          {title}
        </Text>
        {text && <Quiet wraps>{text}</Quiet>}
        {href !== undefined && (
          <ItemLink
            href={href}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              mb: -1,
              typography: 'body2',
              fontWeight: 650,
              color: 'primary.main',
              textDecoration: 'none',
              borderRadius: '10px',
            }}
          >
            {wordsIn(item.actionLabel, i18n.locale) || t`Open`}
            <ChevronRight size={18} aria-hidden />
          </ItemLink>
        )}
      </Rest>
    </Card>
  )
}
