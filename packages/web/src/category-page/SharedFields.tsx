import { useLingui } from '@lingui/react/macro'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import { categoryPageBounds } from '@parichay/contract/category-page/fields.ts'
import type { TypedCategoryPage } from '@parichay/contract/category-page/form.ts'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { useWatch } from 'react-hook-form'
import { designWords } from '../card/words.ts'
import { nameIn } from '../card/LinkStore.tsx'
import { Card } from '../ui/Card.tsx'
import { ChipsField } from '../ui/form/ChipsField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Heading } from '../ui/shapes.tsx'

type Props = {
  types: readonly LinkType[]
  /** The sample card that is kept, where visitors cannot open it. */
  offCardId: string | null
}

/** What a page says in every language alike. */
export function SharedFields({ types, offCardId }: Props) {
  const { t, i18n } = useLingui()
  const sample = useWatch<TypedCategoryPage, 'content.sampleCardId'>({ name: 'content.sampleCardId' })
  return (
    <Card sx={{ display: 'grid', gap: 2.5, p: { xs: 2, md: 2.5 } }}>
      <Heading>{t`In every language`}</Heading>
      <ChipsField
        name="content.linkTypeIds"
        label={t`Suggested links`}
        hint={t`Offered first when somebody of this trade adds a link.`}
        max={categoryPageBounds.linkTypes}
        choices={types
          .filter((type) => !type.isHidden)
          .map((type) => ({ value: type.linkTypeId, label: nameIn(i18n.locale, type) }))}
      />
      <ChipsField
        name="content.designs"
        label={t`Recommended designs`}
        hint={t`The first ones in the wizard, best first.`}
        max={categoryPageBounds.designs}
        choices={templateCodes.map((value) => ({ value, label: designWords[value].name }))}
      />
      <TextField
        name="content.sampleCardId"
        label={t`Sample card`}
        hint={t`The link of a live card of the same agency, such as raj-motors. Visitors can open it from the page.`}
        maxLength={30}
      />
      {sample !== '' && sample === offCardId && (
        <Notice tone="warning">{t`This card is not live, so visitors see no link to it. Choose another one or leave it empty.`}</Notice>
      )}
    </Card>
  )
}
