import { useLingui } from '@lingui/react/macro'
import {
  type DatedSubcategory,
  type ImageCategory,
  ImageSubcategoryChange,
  libraryBounds,
} from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { daysOfEachYear, factsOfSubcategory } from '../../api/library-days.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { subcategoriesQuery } from '../../api/library.ts'
import { NameFields } from '../../ui/form/NameFields.tsx'
import { RecordForm } from '../../ui/form/RecordForm.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { OccasionFields } from './OccasionFields.tsx'
import { saveFailure } from './words.ts'
import { presentDay } from '../../ui/clock.ts'

const facts = ImageSubcategoryChange.omit({ imageSubcategoryId: true, order: true, version: true })
type Typed = z.input<typeof facts>
type Values = z.output<typeof facts>
/** An occasion has a day. */
const rules = z
  .custom<Typed>()
  .transform(asItsKind)
  .pipe(facts.refine(({ dateType, days }) => dateType === null || days.length > 0, { path: ['days'] }))
type Props = {
  category: ImageCategory
  row: DatedSubcategory | null
  /** Where a new one stands. */
  order: number
  onClose: () => void
}

const empty: Typed = {
  name: '',
  names: { hi: '', gu: '' },
  dateType: null,
  days: [],
  regions: [],
  communities: [],
  priority: 3,
  showDaysBefore: 3,
  source: '',
  searchWords: '',
}
/** Without what its kind of date has no box for: nobody could set that right. */
function asItsKind(typed: Typed): Typed {
  const { dateType, days = [], showDaysBefore } = typed
  if (dateType === 'FLEXIBLE') return typed
  if (dateType === 'FIXED') return { ...typed, days: days.filter(({ day }, place) => place === 0 || day) }
  const isNumber = facts.shape.showDaysBefore.safeParse(showDaysBefore).success
  return { ...typed, days: [], showDaysBefore: isNumber ? showDaysBefore : empty.showDaysBefore }
}
const versionOf = (row: DatedSubcategory | null) => row?.version ?? 0
const typed = (row: DatedSubcategory | null): Typed => (row ? factsOfSubcategory(row) : empty)

/** A new subcategory or one that is there; with a kind of date it is an occasion. */
export function EditSubcategoryForm({ category, row, order, onClose }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { inWords } = useLibraryNames()
  const { imageCategoryId } = category
  const id = row?.imageSubcategoryId
  const save = (values: Values, version: number) => {
    const days = daysOfEachYear(values, presentDay())
    const named = id === undefined ? { order } : { imageSubcategoryId: id }
    return call(greetingRoutes.saveImageSubcategory, {
      params: { imageCategoryId },
      body: { ...values, days, version, ...named },
    })
  }
  const reload = async () => {
    if (!row) return null
    const all = await queries.fetchQuery({ ...subcategoriesQuery(imageCategoryId), staleTime: 0 })
    return all.find(({ imageSubcategoryId }) => imageSubcategoryId === id) ?? row
  }
  return (
    <Sheet
      open
      width="sm"
      onClose={onClose}
      title={row ? t`Edit ${inWords(row)}` : t`Add to ${inWords(category)}`}
    >
      <RecordForm<Typed, Values, DatedSubcategory | null>
        draft={`image-subcategory-${imageCategoryId}-${id ?? 'new'}`}
        schema={rules as never}
        record={row}
        versionOf={versionOf}
        typed={typed}
        save={save}
        reload={reload}
        onSaved={async () => {
          await queries.invalidateQueries({ queryKey: keys.library('subcategories') })
          sayDone(t`Saved`)
          onClose()
        }}
        words={saveFailure}
        alwaysSave
      >
        <NameFields maxLength={libraryBounds.name} />
        <TextField
          name="searchWords"
          label={t`Other words people look for`}
          hint={t`Other spellings and names, with spaces between them.`}
          maxLength={600}
        />
        <OccasionFields />
      </RecordForm>
    </Sheet>
  )
}
