import { useLingui } from '@lingui/react/macro'
import { type ImagePost, postLanguages } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { Eye, EyeOff, Share2 } from 'lucide-react'
import { reasonText } from '../../failure-words.ts'
import { languageName } from '../../ui/language-name.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { useChangePosts } from '../../api/change-posts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { countText, dayText } from '../../ui/dates.ts'
import { Pile, Quiet } from '../../ui/shapes.tsx'
import { FramedPreview } from './FramedPreview.tsx'
import { postVerdicts, postReasons, typeNames } from './words.ts'

/** A post of others, or one that may not be changed now: everything to see, nothing to change. */
export function PostFacts({ post }: { post: ImagePost }) {
  const { t, i18n } = useLingui()
  const names = useLibraryNames()
  const { change, withhold: mayWithhold } = postVerdicts(post)
  const { withhold } = useChangePosts()
  const place = [names.category(post.imageCategoryId), names.subcategory(post.imageSubcategoryId)]
  const facts: [string, string][] = [
    [t`Type`, i18n._(typeNames[post.type])],
    [t`Category`, place.filter(Boolean).join(' › ')],
    [t`Tags`, post.imageTagIds.map(names.tag).filter(Boolean).join(', ')],
    [t`Language`, languageName(post.language, i18n.locale)],
    [t`Date`, post.day ? dayText(post.day, i18n.locale) : ''],
    [t`Price`, post.isPremium ? t`Premium` : t`Free`],
    [t`Sent in 30 days`, countText(post.uses ?? 0, i18n.locale)],
    [t`Downloads`, countText(post.downloads ?? 0, i18n.locale)],
    ...postLanguages.flatMap((code): [string, string][] =>
      post.captions[code] ? [[t`Words in ${languageName(code, i18n.locale)}`, post.captions[code]]] : [],
    ),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 2 }}>
      <FramedPreview picture={post.previewUrl} type={post.type} alt={post.title} />
      <Card
        tone="tint"
        sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1.25, typography: 'body2' }}
      >
        <Box component={Share2} size={18} aria-hidden sx={{ flex: 'none', color: 'primary.main' }} />
        {post.isExclusive
          ? reasonText(change === true ? 'NOT_ALLOWED' : change, postReasons)
          : t`This image is shared by all agencies, so it is changed by your provider only.`}
      </Card>
      {mayWithhold === true && (
        <Pile gap={1} oneColumn>
          <Quiet wraps>
            {post.isWithheld
              ? t`Your agency hid this image: your customers find it nowhere. Other agencies go on using it.`
              : t`Hidden for your agency, your customers find it nowhere. Other agencies go on using it.`}
          </Quiet>
          <Button
            look="secondary"
            icon={post.isWithheld ? Eye : EyeOff}
            onClick={() => void withhold(post, !post.isWithheld)}
          >
            {post.isWithheld ? t`Show to my agency again` : t`Hide for my agency`}
          </Button>
        </Pile>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25, typography: 'body2' }}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Box key={name} sx={{ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: 1 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {value}
              </Box>
            </Box>
          ))}
      </Box>
    </Box>
  )
}
