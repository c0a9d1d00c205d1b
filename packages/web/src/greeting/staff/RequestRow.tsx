import { Plural, useLingui } from '@lingui/react/macro'
import type { ImageRequest } from '@parichay/contract/greeting/fields.ts'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { languageName } from '../../ui/language-name.ts'
import { postQuery } from '../../api/library.ts'
import { useStaff } from '../../api/staff.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { dayText } from '../../ui/dates.ts'
import { Link } from '../../ui/Link.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { PostThumbnail } from './PostThumbnail.tsx'
import { RequestDeeds } from './RequestDeeds.tsx'
import { requestStates } from './words.ts'
import { Heading, Line, Quiet } from '../../ui/shapes.tsx'

type Props = { request: ImageRequest; onFulfil: () => void; onDecline: () => void; onOpenAgain: () => void }

/** What somebody did not find, who else asks for it, and what came of it. */
export function RequestRow({ request, onFulfil, onDecline, onOpenAgain }: Props) {
  const { t, i18n } = useLingui()
  const { ofSuperAdminAgency } = useStaff()
  const { occasion, businessName, businessId, status, note, day, language, imageId, can } = request
  const post = useRemote({ ...postQuery(imageId ?? 0), enabled: imageId !== null }).data
  const others = (request.asks ?? 0) - 1
  const isOpen = status === 'OPEN'
  return (
    <Card
      component="li"
      aria-label={occasion}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
    >
      {post && <PostThumbnail post={post} size={64} />}
      <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Line gap={1} wraps centred>
          <Heading wraps>{occasion}</Heading>
          <StatusChip tone={requestStates[status].tone}>{i18n._(requestStates[status].label)}</StatusChip>
          {isOpen && others > 0 && (
            <StatusChip tone="accent">
              <Plural value={others} one="# more asks for it" other="# more ask for it" />
            </StatusChip>
          )}
        </Line>
        <Quiet>
          {can.openBusiness === true ? (
            <Link href={paths.adminBusiness(businessId)} sx={{ color: 'inherit', fontWeight: 600 }}>
              {businessName}
            </Link>
          ) : (
            businessName
          )}
          {[
            languageName(language, i18n.locale),
            day && t`for ${dayText(day, i18n.locale)}`,
            t`asked on ${dayText(request.createdAt, i18n.locale)}`,
          ]
            .filter(Boolean)
            .map((words) => ` · ${words}`)
            .join('')}
        </Quiet>
        {note && <Box sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{note}</Box>}
        {request.answer && (
          <Box sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t`Answered: ${request.answer}`}
          </Box>
        )}
        {post && (
          <Box sx={{ mt: 0.5, typography: 'body2' }}>
            <Link href={paths.imageLibrary(ofSuperAdminAgency, { post: post.imageId })}>{post.title}</Link>
          </Box>
        )}
      </Box>
      {can.answer === true && (
        <Box sx={{ ml: 'auto' }}>
          <RequestDeeds {...{ request, onFulfil, onDecline, onOpenAgain }} />
        </Box>
      )}
    </Card>
  )
}
