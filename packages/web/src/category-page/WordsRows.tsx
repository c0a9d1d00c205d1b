import { useLingui } from '@lingui/react/macro'
import type { Language } from '@parichay/contract/agency/fields.ts'
import { categoryPageBounds as max } from '@parichay/contract/category-page/fields.ts'
import type { TypedCategoryPage } from '@parichay/contract/category-page/form.ts'
import Box from '@mui/material/Box'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { plainList } from '../ui/shape-styles.ts'
import { Sortable } from '../ui/sort/Sortable.tsx'
import { SortableItem, SortHandle } from '../ui/sort/SortableItem.tsx'

type RowsOf<Part extends 'products' | 'faq'> = `content.words.${Language}.${Part}`

/** Products as they are offered: a name and a few words, in an order of one's own. */
export function ProductRows({ at }: { at: RowsOf<'products'> }) {
  const { t } = useLingui()
  const { fields, append, remove, move } = useFieldArray<TypedCategoryPage, RowsOf<'products'>>({ name: at })
  return (
    <Rows
      rows={fields.map((row, place) => ({ id: row.id, name: row.name || t`Product ${place + 1}` }))}
      onMove={move}
      onRemove={remove}
      add={t`Add a product`}
      full={fields.length >= max.products}
      onAdd={() => append({ name: '', description: '' })}
    >
      {(place) => (
        <>
          <TextField
            name={`${at}.${place}.name`}
            label={t`Product or service`}
            required
            maxLength={max.product}
          />
          <TextField
            name={`${at}.${place}.description`}
            label={t`In a few words`}
            maxLength={max.productDescription}
          />
        </>
      )}
    </Rows>
  )
}

/** Questions with their answers, in an order of one's own. */
export function FaqRows({ at }: { at: RowsOf<'faq'> }) {
  const { t } = useLingui()
  const { fields, append, remove, move } = useFieldArray<TypedCategoryPage, RowsOf<'faq'>>({ name: at })
  return (
    <Rows
      rows={fields.map((row, place) => ({ id: row.id, name: row.question || t`Question ${place + 1}` }))}
      onMove={move}
      onRemove={remove}
      add={t`Add a question`}
      full={fields.length >= max.faq}
      onAdd={() => append({ question: '', answer: '' })}
    >
      {(place) => (
        <>
          <TextField name={`${at}.${place}.question`} label={t`Question`} required maxLength={max.question} />
          <TextField
            name={`${at}.${place}.answer`}
            label={t`Answer`}
            required
            rows={2}
            maxLength={max.answer}
          />
        </>
      )}
    </Rows>
  )
}

type RowsProps = {
  rows: readonly { id: string; name: string }[]
  onMove: (from: number, to: number) => void
  onRemove: (place: number) => void
  add: string
  full: boolean
  onAdd: () => void
  children: (place: number) => ReactNode
}

function Rows({ rows, onMove, onRemove, add, full, onAdd, children }: RowsProps) {
  const { t } = useLingui()
  return (
    <>
      <Sortable things={[...rows]} onMove={onMove}>
        <Box
          component="ol"
          sx={{ ...plainList, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {rows.map(({ id, name }, place) => (
            <SortableItem key={id} id={id}>
              <Box
                sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 0.5, py: 0.5 }}
              >
                <SortHandle name={name} />
                <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                  {children(place)}
                </Box>
                <IconButton icon={Trash2} label={t`Remove ${name}`} onClick={() => onRemove(place)} />
              </Box>
            </SortableItem>
          ))}
        </Box>
      </Sortable>
      <Box>
        <Button
          look="secondary"
          icon={Plus}
          disabledReason={full ? t`There is no room for more. Remove one first.` : undefined}
          onClick={onAdd}
        >
          {add}
        </Button>
      </Box>
    </>
  )
}
