import { Plural, useLingui } from '@lingui/react/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { ImagePair } from '@parichay/contract/greeting/routes.likeness.ts'
import Box from '@mui/material/Box'
import { Copy, EyeOff, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChangePairs } from '../../api/change-pairs.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { useStaff } from '../../api/staff.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { dayText } from '../../ui/dates.ts'
import { dot } from '../../ui/dot.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { languageName } from '../../ui/language-name.ts'
import { Link } from '../../ui/Link.tsx'
import { Line, Pile, Quiet, Text } from '../../ui/shapes.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { postVerdicts, typeNames } from './words.ts'

/** Two images that look the same beside each other, with what tells them apart and what can be done with each. */
export function PairCard({ pair }: { pair: ImagePair }) {
  const { t, i18n } = useLingui()
  const { keep } = useChangePairs()
  const { newer, older } = pair
  return (
    <Card component="section" aria-label={t`${newer.title} and ${older.title}`}>
      <Pile gap={1.5} oneColumn>
        <Quiet>
          {i18n._(typeNames[newer.type])}
          {dot}
          {languageName(newer.language, i18n.locale)}
        </Quiet>
        <Box
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5, maxWidth: 720 }}
        >
          <Side post={newer} mark={<StatusChip tone="accent">{t`Newer`}</StatusChip>} />
          <Side post={older} mark={<StatusChip>{t`Older`}</StatusChip>} />
        </Box>
        <Line gap={1}>
          <Button look="secondary" icon={Copy} onClick={() => void keep(pair)}>{t`Keep both`}</Button>
        </Line>
      </Pile>
    </Card>
  )
}

function Side({ post, mark }: { post: ImagePost; mark: ReactNode }) {
  const { t, i18n } = useLingui()
  const { ofSuperAdminAgency } = useStaff()
  const names = useLibraryNames()
  const { remove, hide, withhold } = useChangePairs()
  const can = postVerdicts(post)
  const { imageId, title, uses = 0 } = post
  const place = [names.category(post.imageCategoryId), names.subcategory(post.imageSubcategoryId)]
  const deed = (words: string, icon: typeof Trash2, run: () => Promise<void>, danger = false) => (
    <Button
      look="secondary"
      size="small"
      icon={icon}
      onClick={() => void run()}
      sx={{ minHeight: 44, ...(danger && { color: 'error.main' }) }}
    >
      {words}
      <Hidden>{` ${title} ${imageId}`}</Hidden>
    </Button>
  )
  return (
    <Pile gap={0.75} oneColumn>
      <Link href={paths.imageLibrary(ofSuperAdminAgency, { post: imageId })}>
        <Box
          component="img"
          src={post.previewUrl}
          alt={title}
          loading="lazy"
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: post.type.startsWith('STORY') ? '9 / 16' : '1',
            objectFit: 'contain',
            borderRadius: '12px',
            bgcolor: 'brand.sunken',
          }}
        />
      </Link>
      <Line gap={1} wraps centred>
        {mark}
        <Quiet small>{t`Id ${imageId}`}</Quiet>
      </Line>
      <Text as="subtitle2" wraps>
        {title}
      </Text>
      <Quiet small wraps>
        {place.filter(Boolean).join(' › ')}
      </Quiet>
      <Quiet small wraps>
        {dayText(post.createdAt, i18n.locale)}
        {dot}
        <Plural value={uses} one="Sent # time in 30 days" other="Sent # times in 30 days" />
      </Quiet>
      <Line gap={1} wraps>
        {can.delete === true && deed(t`Delete`, Trash2, () => remove(post), true)}
        {can.change === true && deed(t`Hide`, EyeOff, () => hide(post))}
        {can.withhold === true && deed(t`Hide for my agency`, EyeOff, () => withhold(post))}
      </Line>
    </Pile>
  )
}
