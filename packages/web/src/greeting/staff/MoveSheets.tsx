import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ImagePlace } from '@parichay/contract/bulk/fields.images.ts'
import type { DatedSubcategory, ImageCategory, LibraryContents } from '@parichay/contract/greeting/fields.ts'
import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { RowNumber } from '@parichay/contract/ids.ts'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { call } from '../../api/client.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { useStaff } from '../../api/staff.ts'
import { JobSheet } from '../../bulk/JobSheet.tsx'
import { ask, dialogPriority } from '../../ui/dialog-queue.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Quiet } from '../../ui/shapes.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { moveFailure } from './words.ts'

type Moved = { images: number; subcategories: number; items: number }
type Answer = { onAnswer: (moved: Moved | null) => void }
const asked = (sheet: (answer: Answer['onAnswer']) => ReactNode): Promise<Moved | null> =>
  ask<Moved | null>(dialogPriority.confirm, sheet)

const ToCategory = z.object({ toCategoryId: RowNumber })

/** What lies in it, in one line; nothing where that is nothing. */
const linesOf = ({ images, subcategories }: Pick<LibraryContents, 'images' | 'subcategories'>): string =>
  [
    images > 0 ? plural(images, { one: '# image', other: '# images' }) : '',
    subcategories > 0 ? plural(subcategories, { one: '# subcategory', other: '# subcategories' }) : '',
  ]
    .filter(Boolean)
    .join(', ')

function Items({ items }: Pick<LibraryContents, 'items'>) {
  if (items === 0) return null
  return (
    <Notice tone="info">
      {plural(items, {
        one: '# item of the customers’ pages shows it, and goes along.',
        other: '# items of the customers’ pages show it, and go along.',
      })}
    </Notice>
  )
}

/** Categories that another one, or parts of one, may go into: of the same library. */
function useGoals(of: ImageCategory, isOwnOnly: boolean) {
  const names = useLibraryNames()
  const { ofSuperAdminAgency } = useStaff()
  return names.categories
    .filter(
      (one) =>
        one.imageCategoryId !== of.imageCategoryId &&
        (ofSuperAdminAgency || !isOwnOnly || one.isShared === of.isShared) &&
        (one.isShared || !of.isShared),
    )
    .map((one) => ({ value: one.imageCategoryId, label: names.inWords(one) }))
}

function MoveAllSheet({
  category,
  contents,
  onAnswer,
}: Answer & { category: ImageCategory; contents: LibraryContents }) {
  const { t } = useLingui()
  const { inWords } = useLibraryNames()
  const { imageCategoryId } = category
  const goals = useGoals(category, contents.subcategories > 0)
  return (
    <JobSheet<{ toCategoryId: number }, { toCategoryId: number }, Moved>
      title={t`Delete ${inWords(category)}?`}
      button={t`Move and delete`}
      danger
      schema={ToCategory as never}
      values={{ toCategoryId: null as never }}
      words={moveFailure}
      send={(body) => call(libraryMoveRoutes.moveImageCategory, { params: { imageCategoryId }, body })}
      onAnswer={onAnswer}
    >
      <Quiet>{t`In it: ${linesOf(contents)}. Choose where they go. This cannot be taken back.`}</Quiet>
      <Items items={contents.items} />
      <SelectField name="toCategoryId" label={t`Move to`} required placeholder={t`Choose`} choices={goals} />
    </JobSheet>
  )
}

type Part = { category: ImageCategory; row: DatedSubcategory }

function MoveImagesSheet({
  category,
  row,
  contents,
  onAnswer,
}: Answer & Part & { contents: LibraryContents }) {
  const { t } = useLingui()
  const { inWords } = useLibraryNames()
  const { imageCategoryId } = category
  const { imageSubcategoryId } = row
  return (
    <JobSheet<z.input<typeof ImagePlace>, z.output<typeof ImagePlace>, Moved>
      title={t`Delete ${inWords(row)}?`}
      button={t`Move and delete`}
      danger
      schema={ImagePlace}
      values={{ imageCategoryId, imageSubcategoryId: null }}
      fieldNames={{ toCategoryId: 'imageCategoryId', toSubcategoryId: 'imageSubcategoryId' }}
      words={moveFailure}
      send={(place) =>
        call(libraryMoveRoutes.moveImageSubcategory, {
          params: { imageCategoryId },
          body: {
            imageSubcategoryId,
            toCategoryId: place.imageCategoryId,
            toSubcategoryId: place.imageSubcategoryId,
          },
        })
      }
      onAnswer={onAnswer}
    >
      <Quiet>{t`In it: ${linesOf(contents)}. Choose where they go. This cannot be taken back.`}</Quiet>
      <Items items={contents.items} />
      <PlaceFields without={imageSubcategoryId} />
    </JobSheet>
  )
}

function MoveUnderSheet({
  category,
  row,
  contents,
  onAnswer,
}: Answer & Part & { contents: LibraryContents }) {
  const { t } = useLingui()
  const { inWords } = useLibraryNames()
  const { imageCategoryId } = category
  const { imageSubcategoryId } = row
  return (
    <JobSheet<{ toCategoryId: number }, { toCategoryId: number }, Moved>
      title={t`Move ${inWords(row)}`}
      button={t({ message: 'Move', context: 'to another category' })}
      schema={ToCategory as never}
      values={{ toCategoryId: null as never }}
      words={moveFailure}
      send={(body) =>
        call(libraryMoveRoutes.moveImageSubcategory, {
          params: { imageCategoryId },
          body: { ...body, imageSubcategoryId },
        })
      }
      onAnswer={onAnswer}
    >
      <Quiet>
        {plural(contents.images, {
          0: 'Its days go along. It comes last there.',
          one: '# image goes along, and its days. It comes last there.',
          other: '# images go along, and its days. It comes last there.',
        })}
      </Quiet>
      <Items items={contents.items} />
      <SelectField
        name="toCategoryId"
        label={t`Category`}
        required
        placeholder={t`Choose`}
        choices={useGoals(category, true)}
      />
    </JobSheet>
  )
}

/** Asks where all of a category goes, and moves it; what was moved, or null. */
export const askMoveAll = (category: ImageCategory, contents: LibraryContents) =>
  asked((answer) => <MoveAllSheet category={category} contents={contents} onAnswer={answer} />)
/** Asks where the images of a subcategory go, moves them and deletes it. */
export const askMoveImages = (category: ImageCategory, row: DatedSubcategory, contents: LibraryContents) =>
  asked((answer) => <MoveImagesSheet category={category} row={row} contents={contents} onAnswer={answer} />)
/** Asks under which category a subcategory goes, and moves it there. */
export const askMoveUnder = (category: ImageCategory, row: DatedSubcategory, contents: LibraryContents) =>
  asked((answer) => <MoveUnderSheet category={category} row={row} contents={contents} onAnswer={answer} />)
