import { useLingui } from '@lingui/react/macro'
import { languages } from '@parichay/contract/agency/fields.ts'
import { categoryPageBounds } from '@parichay/contract/category-page/fields.ts'
import { TextField } from '../ui/form/TextField.tsx'
import { Pile } from '../ui/shapes.tsx'
import { languageWords } from './words.ts'

/** What a picture shows, in every language of the page. */
export function AltFields({ at }: { at: 'content.hero.alt' | `content.gallery.${number}.alt` }) {
  const { t } = useLingui()
  return (
    <Pile gap={1.5} oneColumn>
      {languages.map((language) => (
        <TextField
          key={language}
          name={`${at}.${language}`}
          label={t`What it shows, in ${languageWords[language]}`}
          maxLength={categoryPageBounds.alt}
          {...(language === 'en'
            ? { hint: t`Read out to those who do not see it. Without words the name of the category.` }
            : {})}
        />
      ))}
    </Pile>
  )
}
