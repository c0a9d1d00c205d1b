import { useLingui } from '@lingui/react/macro'
import type { Language } from '@parichay/contract/agency/fields.ts'
import { aboutTitles, reasonsFor } from '@parichay/contract/card/suggestions.ts'
import { categoryPageBounds as max } from '@parichay/contract/category-page/fields.ts'
import type { TypedCategoryPage } from '@parichay/contract/category-page/form.ts'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { Card } from '../ui/Card.tsx'
import { ChipsField } from '../ui/form/ChipsField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Heading } from '../ui/shapes.tsx'
import { FaqRows, ProductRows } from './WordsRows.tsx'

type Props = { language: Language; category: string }
const block = { display: 'grid', gap: 2.5, p: { xs: 2, md: 2.5 } } as const
const asChoice = (text: string) => ({ value: text, label: text })

/** The words of a page in one language, block by block. */
export function WordsFields({ language, category }: Props) {
  const { t } = useLingui()
  const at = `content.words.${language}` as const
  const chosen = useWatch<TypedCategoryPage, typeof at>({ name: at })
  const choices = (suggested: readonly string[], own: readonly string[]) =>
    [...new Set([...own, ...suggested])].map(asChoice)
  const newWords = (longest: number) => (words: string) => Promise.resolve(words.trim().slice(0, longest))
  return (
    <Box lang={language} sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card sx={block}>
        <Heading>{t`Landing page`}</Heading>
        <TextField
          name={`${at}.title`}
          label={t({ message: 'Title', context: 'heading' })}
          maxLength={max.title}
          counted
        />
        <TextField
          name={`${at}.lead`}
          label={t`Lines below the title`}
          rows={2}
          maxLength={max.lead}
          counted
        />
        <TextField
          name={`${at}.text`}
          label={t`A text of its own`}
          hint={t`Stands between the products and the questions. Each line is a paragraph.`}
          rows={3}
          maxLength={max.text}
          counted
        />
        <TextField
          name={`${at}.seoTitle`}
          label={t`Title for search engines`}
          hint={t`Without one, the title above.`}
          maxLength={max.seoTitle}
          counted
        />
        <TextField
          name={`${at}.seoDescription`}
          label={t`Description for search engines`}
          rows={2}
          maxLength={max.seoDescription}
          counted
        />
      </Card>
      <Card sx={block}>
        <Heading>{t`What a new card begins with`}</Heading>
        <TextField name={`${at}.about`} label={t`Text about us`} rows={4} maxLength={max.about} counted />
        <ChipsField
          name={`${at}.aboutTitles`}
          label={t`Titles`}
          max={max.aboutTitles}
          choices={choices(aboutTitles(language), chosen.aboutTitles)}
          onNew={newWords(max.aboutTitle)}
        />
        <ChipsField
          name={`${at}.reasons`}
          label={t`Why choose us`}
          max={max.reasons}
          choices={choices(reasonsFor(category, language), chosen.reasons)}
          onNew={newWords(max.reason)}
        />
      </Card>
      <Card sx={block}>
        <Heading>{t`Sample products`}</Heading>
        <ProductRows at={`${at}.products`} />
      </Card>
      <Card sx={block}>
        <Heading>{t`Questions and answers`}</Heading>
        <FaqRows at={`${at}.faq`} />
      </Card>
    </Box>
  )
}
