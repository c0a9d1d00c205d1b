import { useLingui } from '@lingui/react/macro'
import type { ImageTag } from '@parichay/contract/greeting/fields.ts'
import { useLocation } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Hash, X } from 'lucide-react'
import { countText } from '../../ui/dates.ts'
import { Link } from '../../ui/Link.tsx'

/** A tag: it leads to the images that have it, and may be deleted by who keeps it. */
export function TagChip({ tag, onRemove }: { tag: ImageTag; onRemove?: () => void }) {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  return (
    <Box
      component="li"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        borderRadius: '999px',
        border: '1px solid',
        borderColor: 'divider',
        fontSize: 14,
        fontWeight: 600,
        '&:hover': { borderColor: 'brand.control' },
      }}
    >
      <Link
        href={`${pathname}?tag=${tag.imageTagId}`}
        title={t`Images with ${tag.name}`}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 44,
          pl: 1.5,
          pr: onRemove ? 0.5 : 1.75,
          color: 'inherit',
          textDecoration: 'none',
          overflowWrap: 'anywhere',
        }}
      >
        <Box component={Hash} size={15} aria-hidden sx={{ color: 'text.secondary', flex: 'none' }} />
        {tag.name}{' '}
        {tag.posts !== undefined && (
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
          >
            {countText(tag.posts, i18n.locale)}
          </Box>
        )}
      </Link>
      {onRemove && (
        <ButtonBase
          aria-label={t`Delete ${tag.name}`}
          title={t`Delete ${tag.name}`}
          onClick={onRemove}
          sx={{
            width: 44,
            height: 44,
            borderRadius: '999px',
            color: 'text.secondary',
            '&:hover': { color: 'error.main' },
          }}
        >
          <X size={16} aria-hidden />
        </ButtonBase>
      )}
    </Box>
  )
}
