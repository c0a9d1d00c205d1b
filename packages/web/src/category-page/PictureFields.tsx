import { useLingui } from '@lingui/react/macro'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import type { TypedCategoryPage } from '@parichay/contract/category-page/form.ts'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { uploadPicture } from '../api/upload.ts'
import { keepUploaded } from '../api/uploaded-banners.ts'
import { uploadFailure } from '../business/words.ts'
import { failureText } from '../failure-words.ts'
import { Card } from '../ui/Card.tsx'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'
import { Heading } from '../ui/shapes.tsx'
import { AltFields } from './AltFields.tsx'
import { PageGallery } from './PageGallery.tsx'
import { noAlt } from './words.ts'

type Props = { pictureAt: (documentId: number) => PagePicture | undefined }

/** The pictures of a page: a large one beside the title, and the sample gallery. */
export function PictureFields({ pictureAt }: Props) {
  const { t } = useLingui()
  const { setValue } = useFormContext<TypedCategoryPage>()
  const hero = useWatch<TypedCategoryPage, 'content.hero'>({ name: 'content.hero' })
  const { errors } = useFormState<TypedCategoryPage>()
  const [failure, setFailure] = useState<string>()
  const send = async (blob: Blob) => {
    setFailure(undefined)
    try {
      const { documentId, url, width, height } = await uploadPicture(blob, {
        query: { hierarchy1: 'landing' },
      })
      keepUploaded(documentId, { url, width, height })
      setValue('content.hero', { documentId, alt: hero?.alt ?? { ...noAlt } }, { shouldDirty: true })
    } catch (error) {
      setFailure(failureText(error, uploadFailure))
    }
  }
  return (
    <Card sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', p: { xs: 2, md: 2.5 } }}>
      <Heading>{t`Pictures`}</Heading>
      <PicturePicker
        label={t`Large picture`}
        name=""
        shape="wide"
        aspect={6 / 5}
        src={hero ? pictureAt(hero.documentId)?.url : undefined}
        hint={t`Stands beside the title. Without one a card of the trade is drawn there.`}
        error={failure ?? errors.content?.hero?.message}
        onPicture={send}
        {...(hero ? { onRemove: () => setValue('content.hero', null, { shouldDirty: true }) } : {})}
      />
      {hero && <AltFields at="content.hero.alt" />}
      <PageGallery pictureAt={pictureAt} />
    </Card>
  )
}
