import { useLingui } from '@lingui/react/macro'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import type { TypedCategoryPage } from '@parichay/contract/category-page/form.ts'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { keepUploaded } from '../api/uploaded-pictures.ts'
import { StoredPicture } from '../document/StoredPicture.tsx'
import { Card } from '../ui/Card.tsx'
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
  return (
    <Card sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', p: { xs: 2, md: 2.5 } }}>
      <Heading>{t`Pictures`}</Heading>
      <StoredPicture
        kind="landing"
        businessId={undefined}
        label={t`Large picture`}
        monogram=""
        shape="wide"
        aspect={6 / 5}
        src={hero ? pictureAt(hero.documentId)?.url : undefined}
        hint={t`Stands beside the title. Without one a card of the trade is drawn there.`}
        error={errors.content?.hero?.message}
        onStored={({ documentId, url, width, height }) => {
          keepUploaded(documentId, { url, width, height })
          setValue('content.hero', { documentId, alt: hero?.alt ?? { ...noAlt } }, { shouldDirty: true })
        }}
        onRemove={() => setValue('content.hero', null, { shouldDirty: true })}
      />
      {hero && <AltFields at="content.hero.alt" />}
      <PageGallery pictureAt={pictureAt} />
    </Card>
  )
}
