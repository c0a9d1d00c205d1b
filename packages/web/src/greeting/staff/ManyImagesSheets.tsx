import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ImagePlace, ImageTagsChange } from '@parichay/contract/bulk/fields.images.ts'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { IstDate } from '@parichay/contract/ids.ts'
import { type ReactNode, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { subcategoriesQuery } from '../../api/library.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { useRemote } from '../../api/remote.ts'
import { JobSheet } from '../../bulk/JobSheet.tsx'
import { TagsManySheet } from '../../bulk/TagsManySheet.tsx'
import { ask, dialogPriority } from '../../ui/dialog-queue.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Quiet } from '../../ui/shapes.tsx'
import { changeImages, type ImagesChoice } from '../../api/images-job.ts'

type SheetProps = { choice: ImagesChoice; onAnswer: (job: BulkJob | null) => void }
const asking =
  (Asked: (props: SheetProps) => ReactNode) =>
  (choice: ImagesChoice): Promise<BulkJob | null> =>
    ask<BulkJob | null>(dialogPriority.confirm, (answer) => <Asked choice={choice} onAnswer={answer} />)

const buttonOf = ({ expected }: ImagesChoice) =>
  plural(expected, { one: 'Change # image', other: 'Change # images' })

function PlaceSheet({ choice, onAnswer }: SheetProps) {
  const { t } = useLingui()
  return (
    <JobSheet
      title={t`Category`}
      button={buttonOf(choice)}
      schema={ImagePlace}
      values={{ imageCategoryId: null as never, imageSubcategoryId: null }}
      send={(place) => changeImages(choice, { place })}
      onAnswer={onAnswer}
    >
      <PlaceFields />
    </JobSheet>
  )
}

function PlaceFields() {
  const { t } = useLingui()
  const names = useLibraryNames()
  const { setValue } = useFormContext()
  const category = useWatch({ name: 'imageCategoryId' }) as number | null
  const subcategories = useRemote({ ...subcategoriesQuery(category ?? 0), enabled: category !== null })
  useEffect(() => setValue('imageSubcategoryId', null), [category, setValue])
  return (
    <>
      <SelectField
        name="imageCategoryId"
        label={t`Category`}
        required
        placeholder={t`Choose`}
        choices={names.categories.map((one) => ({ value: one.imageCategoryId, label: names.inWords(one) }))}
      />
      <SelectField
        name="imageSubcategoryId"
        label={t`Subcategory or occasion`}
        placeholder={t`None`}
        choices={(category === null ? [] : (subcategories.data ?? [])).map((one) => ({
          value: one.imageSubcategoryId,
          label: names.inWords(one),
        }))}
      />
    </>
  )
}

function ImageTagsSheet({ choice, onAnswer }: SheetProps) {
  const names = useLibraryNames()
  return (
    <TagsManySheet
      schema={ImageTagsChange}
      choices={names.tags.map((one) => ({ value: one.imageTagId, label: one.name }))}
      button={buttonOf(choice)}
      send={(tags) => changeImages(choice, { tags })}
      onAnswer={onAnswer}
    />
  )
}

const Day = z.object({ day: IstDate.nullable() })

function DaySheet({ choice, onAnswer }: SheetProps) {
  const { t } = useLingui()
  return (
    <JobSheet
      title={t`Date`}
      button={buttonOf(choice)}
      schema={Day}
      values={{ day: null }}
      send={({ day }) => changeImages(choice, { day })}
      onAnswer={onAnswer}
    >
      <Quiet>{t`Without a date, the one they have is taken away.`}</Quiet>
      <DateField name="day" label={t`Date`} />
    </JobSheet>
  )
}

/** Asks for the category of many images; gives the job, or null. */
export const askPlace = asking(PlaceSheet)
/** Asks which tags many images get or lose; gives the job, or null. */
export const askImageTags = asking(ImageTagsSheet)
/** Asks for the date of many images, or none; gives the job, or null. */
export const askDay = asking(DaySheet)
