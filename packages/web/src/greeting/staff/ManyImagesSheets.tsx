import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ImagePlace, ImageTagsChange } from '@parichay/contract/bulk/fields.images.ts'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { IstDate } from '@parichay/contract/ids.ts'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useLibraryNames } from '../../api/library-names.ts'
import { JobSheet } from '../../bulk/JobSheet.tsx'
import { TagsManySheet } from '../../bulk/TagsManySheet.tsx'
import { ask, dialogPriority } from '../../ui/dialog-queue.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { Quiet } from '../../ui/shapes.tsx'
import { changeImages, type ImagesChoice } from '../../api/images-job.ts'
import { PlaceFields } from './PlaceFields.tsx'

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
