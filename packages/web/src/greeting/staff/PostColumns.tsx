import { Plural, useLingui } from '@lingui/react/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { languageName } from '../../ui/language-name.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { useStaff } from '../../api/staff.ts'
import { useAgency } from '../../session.ts'
import { countText, dayText } from '../../ui/dates.ts'
import type { Column } from '../../ui/list/columns.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { typeNames } from './words.ts'
import { cutText } from '../../ui/shape-styles.ts'

const quiet = { color: 'text.secondary', whiteSpace: 'nowrap' } as const
const cut = (width: number) =>
  ({
    display: 'block',
    maxWidth: width,
    ...cutText,
  }) as const

/** Whether customers see a post. */
export function ShownChip({ post }: { post: ImagePost }) {
  const { t } = useLingui()
  if (post.isWithheld) return <StatusChip tone="warning">{t`Hidden by us`}</StatusChip>
  return post.isShown ? (
    <StatusChip tone="success">{t`Shown`}</StatusChip>
  ) : (
    <StatusChip>{t`Hidden`}</StatusChip>
  )
}

/** How often customers sent a post lately; nothing where nobody did. */
function Uses({ post: { uses = 0 } }: { post: ImagePost }) {
  if (uses === 0) return null
  return (
    <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
      <Plural value={uses} one="Sent # time in 30 days" other="Sent # times in 30 days" />
    </Box>
  )
}

/** The columns of the images; fewer where a post stands open beside them. */
export function usePostColumns(isNarrow: boolean): Column<ImagePost>[] {
  const { t, i18n } = useLingui()
  const names = useLibraryNames()
  const { ofSuperAdminAgency } = useStaff()
  const { configuration, agencyName } = useAgency()
  const placeOf = (post: ImagePost) =>
    [names.category(post.imageCategoryId), names.subcategory(post.imageSubcategoryId)]
      .filter(Boolean)
      .join(' › ')
  const all: (Column<ImagePost> & { wide?: boolean })[] = [
    {
      id: 'title',
      head: t({ message: 'Title', context: 'of an image' }),
      width: 210,
      onPhone: 'title',
      text: (post) => post.title,
      cell: (post) => (
        <>
          <Box component="span" title={post.title} sx={cut(210)}>
            {post.title}
          </Box>
          <Uses post={post} />
        </>
      ),
      under: ({ imageId }) => t`Id ${imageId}`,
    },
    {
      id: 'status',
      head: t`Status`,
      onPhone: 'chip',
      text: (post) => (post.isWithheld ? t`Hidden by us` : post.isShown ? t`Shown` : t`Hidden`),
      cell: (post) => <ShownChip post={post} />,
    },
    {
      id: 'type',
      head: t`Type`,
      wide: true,
      onPhone: 'fact',
      text: (post) => i18n._(typeNames[post.type]),
      cell: (post) => (
        <Box component="span" sx={quiet}>
          {i18n._(typeNames[post.type])}
        </Box>
      ),
      under: (post) => languageName(post.language, i18n.locale),
    },
    {
      id: 'place',
      head: t`Category`,
      text: placeOf,
      cell: (post) => (
        <Box title={placeOf(post)} sx={{ ...cut(200), color: 'text.secondary' }}>
          {placeOf(post)}
        </Box>
      ),
      under: (post) => {
        const tags = post.imageTagIds.map(names.tag).filter(Boolean).join(', ')
        return (
          tags && (
            <Box title={tags} sx={cut(200)}>
              {tags}
            </Box>
          )
        )
      },
    },
    {
      id: 'language',
      head: t`Language`,
      phoneOnly: true,
      onPhone: 'fact',
      cell: (post) => (
        <Box component="span" sx={quiet}>
          {languageName(post.language, i18n.locale)}
        </Box>
      ),
    },
    {
      id: 'premium',
      head: t`Premium`,
      wide: true,
      text: (post) => (post.isPremium ? t`Premium` : ''),
      cell: (post) => post.isPremium && <StatusChip tone="accent">{t`Premium`}</StatusChip>,
    },
    {
      id: 'date',
      head: t`Date`,
      wide: true,
      text: (post) => (post.day ? dayText(post.day, i18n.locale) : ''),
      cell: (post) => post.day && <Box sx={quiet}>{dayText(post.day, i18n.locale)}</Box>,
    },
    {
      id: 'exclusive',
      head: t`Exclusive to`,
      wide: true,
      text: (post) => (post.isExclusive ? agencyName : ''),
      cell: (post) =>
        post.isExclusive && (
          <Box title={agencyName} sx={{ ...cut(120), color: 'text.secondary' }}>
            {agencyName}
          </Box>
        ),
    },
    {
      id: 'downloads',
      head: t`Downloads`,
      wide: true,
      align: 'end',
      text: (post) => post.downloads ?? 0,
      cell: (post) => (
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{countText(post.downloads ?? 0, i18n.locale)}</Box>
      ),
    },
  ]
  return all.filter(
    (column) =>
      !(isNarrow && column.wide) &&
      (column.id !== 'exclusive' || (!ofSuperAdminAgency && configuration.allowAgencyExclusivePosts)),
  )
}
