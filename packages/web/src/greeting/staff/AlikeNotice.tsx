import { useLingui } from '@lingui/react/macro'
import type { AlikeUpload } from '@parichay/contract/greeting/routes.likeness.ts'
import Box from '@mui/material/Box'
import { useStaff } from '../../api/staff.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Hidden } from '../../ui/Hidden.tsx'
import { Link } from '../../ui/Link.tsx'
import { Line, Pile, Text } from '../../ui/shapes.tsx'

type Props = { alike: AlikeUpload; name: string; onKeep: () => void; onCancel: () => void }

/** A new picture that is there already, as it seems: which image it looks like, and the choice to keep both. */
export function AlikeNotice({ alike, name, onKeep, onCancel }: Props) {
  const { t } = useLingui()
  const { ofSuperAdminAgency } = useStaff()
  const { post } = alike
  return (
    <Box
      role="group"
      aria-label={t`${name} looks like another image`}
      sx={{ borderRadius: '12px', bgcolor: 'warning.tint', p: 1, mt: 0.75 }}
    >
      <Pile gap={0.75} oneColumn>
        {post ? (
          <Link
            href={paths.imageLibrary(ofSuperAdminAgency, { post: post.imageId })}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.primary', minHeight: 44 }}
          >
            <Box
              component="img"
              src={post.thumbnailUrl}
              alt=""
              sx={{ width: 44, height: 44, objectFit: 'cover', borderRadius: '8px', flex: 'none' }}
            />
            <Text as="caption" wraps component="span">
              {t`Looks like image ${post.imageId}: ${post.title}`}
            </Text>
          </Link>
        ) : (
          <Text as="caption">{t`Looks like another one of these pictures`}</Text>
        )}
        <Line gap={0.5} wraps>
          <Button look="secondary" size="small" onClick={onKeep} sx={{ minHeight: 44 }}>
            {t`Keep both`}
            <Hidden>{` ${name}`}</Hidden>
          </Button>
          <Button look="text" size="small" onClick={onCancel} sx={{ minHeight: 44 }}>
            {t`Cancel`}
            <Hidden>{` ${name}`}</Hidden>
          </Button>
        </Line>
      </Pile>
    </Box>
  )
}
