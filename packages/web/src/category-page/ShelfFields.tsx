import { arrayMove } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import { categoryPageBounds } from '@parichay/contract/category-page/fields.ts'
import type { TypedCategoryShelf } from '@parichay/contract/category-page/form.ts'
import type { ImageSubcategory } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { Trash2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Card } from '../ui/Card.tsx'
import { ChipsField } from '../ui/form/ChipsField.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { plainList } from '../ui/shape-styles.ts'
import { Heading, Quiet } from '../ui/shapes.tsx'
import { Sortable } from '../ui/sort/Sortable.tsx'
import { SortableItem, SortHandle } from '../ui/sort/SortableItem.tsx'
import { twoColumns } from '../ui/two-columns.ts'

type Categories = readonly Pick<ImageSubcategory, 'name' | 'names'>[]
const block = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: { xs: 2, md: 2.5 },
} as const

/** Two lists of trades: those that stand first, in their order, and those that visitors do not see. */
export function ShelfFields({ categories }: { categories: Categories }) {
  const { t, i18n } = useLingui()
  const { setValue } = useFormContext<TypedCategoryShelf>()
  const first = useWatch<TypedCategoryShelf, 'first'>({ name: 'first' })
  const hidden = useWatch<TypedCategoryShelf, 'hidden'>({ name: 'hidden' })
  const nameOf = (category: string) =>
    (i18n.locale === 'hi' ? categories.find(({ name }) => name === category)?.names.hi : undefined) ??
    category
  const without = (others: readonly string[]) =>
    categories
      .filter(({ name }) => !others.includes(name))
      .map(({ name }) => ({ value: name, label: nameOf(name) }))
  const change = (to: string[]) => setValue('first', to, { shouldDirty: true })
  return (
    <Box sx={twoColumns}>
      <Card sx={block}>
        <Heading>{t`Shown first`}</Heading>
        {first.length === 0 && <Quiet>{t`Nothing is put first: all trades stand by the alphabet.`}</Quiet>}
        <Sortable
          things={first.map((category) => ({ id: category, name: nameOf(category) }))}
          onMove={(from, to) => change(arrayMove([...first], from, to))}
        >
          <Box component="ol" aria-label={t`Shown first`} sx={{ ...plainList, display: 'grid', gap: 0.5 }}>
            {first.map((category) => (
              <SortableItem key={category} id={category}>
                <Box sx={row}>
                  <SortHandle name={nameOf(category)} />
                  <Box sx={{ overflowWrap: 'anywhere' }}>{nameOf(category)}</Box>
                  <IconButton
                    icon={Trash2}
                    label={t`Remove ${nameOf(category)}`}
                    onClick={() => change(first.filter((one) => one !== category))}
                  />
                </Box>
              </SortableItem>
            ))}
          </Box>
        </Sortable>
        <ChipsField
          name="first"
          label={t`Put another trade first`}
          placeholder={t`Type a part of its name`}
          onlyAdds
          max={categoryPageBounds.first}
          choices={without(hidden)}
        />
      </Card>
      <Card sx={block}>
        <Heading>{t`Hidden from visitors`}</Heading>
        <Quiet>
          {t`These pages are not found on your site. New cards of these trades still begin with their words.`}
        </Quiet>
        <ChipsField
          name="hidden"
          label={t`Hidden trades`}
          placeholder={t`Type a part of its name`}
          max={categoryPageBounds.hidden}
          choices={without(first)}
        />
      </Card>
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 0.5,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
