import { useLingui } from '@lingui/react/macro'
import type { Language } from '@parichay/contract/agency/fields.ts'
import { languages } from '@parichay/contract/agency/fields.ts'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import type { CategoryPage } from '@parichay/contract/category-page/fields.ts'
import {
  CategoryPageForm as FormRules,
  type TypedCategoryPage,
} from '@parichay/contract/category-page/form.ts'
import { missingOf } from '@parichay/contract/category-page/rules.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Check, CircleAlert, Eye } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { categoryPageQuery } from '../api/category-pages.ts'
import { pictureIn } from '../api/uploaded-pictures.ts'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { Button } from '../ui/Button.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { Card } from '../ui/Card.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { Pile } from '../ui/shapes.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { LandingPreview } from './LandingPreview.tsx'
import { PictureFields } from './PictureFields.tsx'
import { SharedFields } from './SharedFields.tsx'
import { WordsFields } from './WordsFields.tsx'
import { languageWords } from './words.ts'

type Props = { page: CategoryPage; agencyId: number | undefined; types: readonly LinkType[] }

const versionOf = (page: CategoryPage) => page.version
const typed = (page: CategoryPage): TypedCategoryPage => ({
  content: page.content,
  // Who finds a draft goes on with a draft.
  publish: page.status !== 'draft' && page.status !== 'changed',
})

/** All of a page: its words in three languages, what all of them share, and the landing page beside it as it will be. */
export function CategoryPageForm({ page, agencyId, types }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const query = categoryPageQuery(page.category, agencyId)
  const save = useCallback(
    ({ content, publish }: TypedCategoryPage, version: number) =>
      call(categoryPageRoutes.saveCategoryStaticPage, {
        body: {
          category: page.category,
          version,
          publish,
          content,
          ...(agencyId === undefined ? {} : { agencyId }),
        },
      }),
    [page.category, agencyId],
  )
  const onSaved = (saved: CategoryPage) => {
    queries.setQueryData(query.queryKey, saved)
    void queries.invalidateQueries({ queryKey: keys.categoryPages('list') })
    void queries.invalidateQueries({ queryKey: keys.categoryPages('starter') })
    sayDone(saved.status === 'published' ? t`Published` : t`Kept as a draft`)
  }
  return (
    <RecordForm<TypedCategoryPage, TypedCategoryPage, CategoryPage>
      draft={`category-page.${page.agencyId}.${page.category}`}
      schema={FormRules}
      record={page}
      versionOf={versionOf}
      typed={typed}
      save={save}
      reload={() => queries.fetchQuery({ ...query, staleTime: 0 })}
      onSaved={onSaved}
    >
      <Fields page={page} types={types} />
    </RecordForm>
  )
}

function Fields({ page, types }: { page: CategoryPage; types: readonly LinkType[] }) {
  const { t } = useLingui()
  const [language, setLanguage] = useState<Language>('en')
  const [isOpen, setIsOpen] = useState(false)
  const now = useWatch<TypedCategoryPage>() as TypedCategoryPage
  const { errors, submitCount } = useFormState<TypedCategoryPage>()
  const faulty = languages.filter((one) => errors.content?.words?.[one] !== undefined)
  const firstFault = faulty.includes(language) ? undefined : faulty[0]
  useEffect(() => {
    if (submitCount > 0 && firstFault) setLanguage(firstFault)
  }, [submitCount, firstFault])
  const pictureAt = useCallback(
    (documentId: number): PagePicture | undefined => {
      const uploaded = pictureIn(documentId, null)
      return page.pictures[documentId] ?? (uploaded ? { ...uploaded, sizes: [] } : undefined)
    },
    [page.pictures],
  )
  const preview = (
    <LandingPreview
      page={page}
      content={now.content}
      language={language}
      types={types}
      pictureAt={pictureAt}
    />
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 4 },
      }}
    >
      <Pile gap={2.5} oneColumn>
        <Pills label={t`Language of the words`} inOneRow>
          {languages.map((one) => (
            <Pill
              key={one}
              lang={one}
              pressed={one === language}
              icon={faulty.includes(one) || missingOf(now.content.words[one]) !== null ? CircleAlert : Check}
              onClick={() => setLanguage(one)}
            >
              {languageWords[one]}
            </Pill>
          ))}
        </Pills>
        <WordsFields key={language} language={language} category={page.category} />
        <PictureFields pictureAt={pictureAt} />
        <SharedFields types={types} offCardId={page.isSampleOff ? page.sampleCardId : null} />
        <Card sx={{ p: { xs: 2, md: 2.5 } }}>
          <SwitchField
            name="publish"
            label={t`Visitors see it`}
            hint={t`Switched off, it is kept as a draft, and visitors see what they saw before.`}
          />
        </Card>
        <Box sx={{ [fromDesktop]: { display: 'none' } }}>
          <Button look="secondary" icon={Eye} fullWidth onClick={() => setIsOpen(true)}>{t`Preview`}</Button>
        </Box>
      </Pile>
      <Box sx={{ display: 'none', [fromDesktop]: { display: 'block', position: 'sticky', top: 84 } }}>
        {preview}
      </Box>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t`Preview`} width="sm">
        <Box sx={{ display: 'grid', justifyItems: 'center', pt: 1 }}>{isOpen && preview}</Box>
      </Sheet>
    </Box>
  )
}
