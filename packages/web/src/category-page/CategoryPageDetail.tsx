import { useLingui } from '@lingui/react/macro'
import { languages } from '@parichay/contract/agency/fields.ts'
import type { CategoryPageRow } from '@parichay/contract/category-page/fields.ts'
import { landingPath } from '@parichay/contract/category-page/rules.ts'
import Box from '@mui/material/Box'
import { categoryPageQuery } from '../api/category-pages.ts'
import { useRemote } from '../api/remote.ts'
import { failureText } from '../failure-words.ts'
import { countText, dayText } from '../ui/dates.ts'
import { Facts } from '../ui/Facts.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { Pile, Quiet, Text } from '../ui/shapes.tsx'
import { languageWords } from './words.ts'
import { dot } from '../ui/dot.ts'

type Props = {
  row: CategoryPageRow
  /** Whose words; undefined for those that count for all. */
  agencyId: number | undefined
  /** Visitors find it under its address. */
  isOpen: boolean
}

/** A page of a category looked up beside the list: what it says in the language of the panel, and what stands on it. */
export function CategoryPageDetail({ row, agencyId, isOpen }: Props) {
  const { t, i18n } = useLingui()
  const page = useRemote(categoryPageQuery(row.category, agencyId))
  const content = page.data?.content
  const own = content?.words[i18n.locale === 'hi' ? 'hi' : 'en']
  const said = own?.title ? own : content?.words.en
  const count = (things: readonly unknown[] | undefined) => things && countText(things.length, i18n.locale)
  const path = landingPath(row.category)
  return (
    <>
      {page.error && !content && (
        <InlineError message={failureText(page.error)} onRetry={() => page.reload()} />
      )}
      {!content && !page.error && (
        <Skeleton>
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Bone height={24} />
            <Bone height={72} />
          </Box>
        </Skeleton>
      )}
      {said?.title && (
        <Pile gap={0.5} oneColumn>
          <Text as="subtitle1" wraps>
            {said.title}
          </Text>
          {said.about && <Quiet wraps>{said.about}</Quiet>}
        </Pile>
      )}
      <Facts
        facts={[
          [
            t`Address`,
            isOpen && (
              <a href={path} target="_blank" rel="noopener">
                {path}
              </a>
            ),
          ],
          [
            t`Languages done`,
            languages
              .filter((language) => row.languages.includes(language))
              .map((language) => languageWords[language])
              .join(dot),
          ],
          [
            t`Sample card`,
            row.isSampleOff
              ? t`${row.sampleCardId}, which is not live: visitors see no link`
              : row.sampleCardId,
          ],
          [t`Products`, count(said?.products)],
          [t`Questions`, count(said?.faq)],
          [t`Designs`, count(content?.designs)],
          [t`Links`, count(content?.linkTypeIds)],
          [t`Pictures`, count(content?.gallery)],
          [t`Updated`, row.updatedAt && dayText(row.updatedAt.slice(0, 10), i18n.locale)],
        ]}
      />
    </>
  )
}
