import { useLingui } from '@lingui/react/macro'
import type { Placement, UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { splitItems } from '@parichay/contract/ui-customisation/rules.ts'
import Box from '@mui/material/Box'
import { useTiles } from '../greeting/Tiles.tsx'
import { paths } from '../paths.ts'
import { Bone } from '../ui/Skeletons.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { type EditedItem, previewOf } from '@parichay/contract/ui-customisation/item-form.ts'
import { PageItems } from './PageItems.tsx'
import { PageTop } from './PageTop.tsx'

type Props = {
  items: readonly UiCustomisation[]
  page: Placement
  /** Whose customers look. */
  agency: { agencyId: number; agencyName: string }
  edited: EditedItem | null
}

/** The page on a phone, drawn with the customer's own parts. Only looked at: nothing in it is pressed. */
export function PagePreview({ items, page, agency, edited }: Props) {
  const { t, i18n } = useLingui()
  const tiles = useTiles({
    framing: null,
    isLocked: () => false,
    hrefOf: () => paths.dailyImage(),
    current: undefined,
    onOpen: () => undefined,
    isBeside: false,
  })
  const shown = previewOf(items, page, { agencyId: agency.agencyId, language: i18n.locale }, edited)
  const { top, below } = splitItems(shown)
  const isHome = page !== 'GREETING_IMAGE_PAGE'
  return (
    <Box
      component="section"
      aria-label={t`Preview of the page`}
      sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}
    >
      <Box sx={phone}>
        <Box inert sx={{ height: '100%', overflow: 'hidden auto', scrollbarWidth: 'none', p: 2 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{agency.agencyName}</Box>
            {!isHome && <Bones heights={[40, 56]} />}
            {top.length > 0 && <PageTop items={top} businessId={undefined} />}
            <Bones heights={isHome ? [150, 76] : [180]} />
            {below.length > 0 && <PageItems items={below} businessId={undefined} tiles={tiles} />}
          </Box>
        </Box>
      </Box>
      <Box sx={{ maxWidth: 320, textAlign: 'center' }}>
        <Quiet small>
          {shown.length === 0
            ? t`Nothing stands on this page for customers of ${agency.agencyName} today.`
            : t`As customers of ${agency.agencyName} see it today.`}
        </Quiet>
      </Box>
    </Box>
  )
}

/** The page's own parts, which are not what is looked at here. */
function Bones({ heights }: { heights: readonly number[] }) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5 }}>
      {heights.map((height) => (
        <Bone key={height} height={height} round={12} />
      ))}
    </Box>
  )
}

const phone = {
  width: '100%',
  maxWidth: 360,
  height: 660,
  p: '8px',
  borderRadius: '36px',
  bgcolor: '#16181b',
  border: '1px solid',
  borderColor: 'brand.control',
  boxShadow: 8,
  '& > *': { borderRadius: '28px', bgcolor: 'background.default' },
} as const
