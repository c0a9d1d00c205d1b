import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Business } from '@parichay/contract/business/fields.ts'
import { postLanguages } from '@parichay/contract/greeting/fields.ts'
import { ChevronDown } from 'lucide-react'
import type { DailySearch } from '../api/daily-search.ts'
import { Segments } from '../card/Segments.tsx'
import { switchBusiness } from '../shell/business-switch.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { SearchBox } from '../ui/list/SearchBox.tsx'
import { useAgency } from '../session.ts'
import { fromTablet } from '../ui/theme.ts'
import { languageNames } from './words.ts'
import { Line } from '../ui/shapes.tsx'
import { cutText } from '../ui/shape-styles.ts'

type Props = {
  business: Business
  filters: DailySearch
  onChange: (change: DailySearch) => void
  onSearch: (text: string) => void
}

/** For whom, in which shape and language, and the search. */
export function DailyHead({ business, filters, onChange, onSearch }: Props) {
  const { t } = useLingui()
  const name = business.businessName
  const { isVideoPostsIncluded } = useAgency().configuration.imagePost
  return (
    <Line gap={1} wraps centred>
      <ButtonBase
        aria-label={t`Business: ${name}. Change`}
        onClick={() => switchBusiness()}
        sx={{
          flex: '1 1 140px',
          minWidth: 0,
          justifyContent: 'flex-start',
          gap: 1,
          minHeight: 44,
          pl: 0.75,
          pr: 1.25,
          borderRadius: '999px',
          border: '1px solid',
          borderColor: 'brand.control',
          bgcolor: 'background.paper',
          [fromTablet]: { flex: '0 1 auto', maxWidth: 280 },
        }}
      >
        <Avatar name={name} src={business.logoUrl} size={32} />
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            textAlign: 'start',
            typography: 'subtitle2',
            ...cutText,
          }}
        >
          {name}
        </Box>
        <ChevronDown size={18} aria-hidden style={{ flex: 'none' }} />
      </ButtonBase>
      <Segments
        label={t`Shape`}
        value={filters.shape ?? 'SQUARE'}
        choices={[
          { value: 'SQUARE', label: t`Square` },
          { value: 'STORY', label: t`Story` },
        ]}
        onChange={(shape) => onChange({ shape: shape === 'STORY' ? shape : undefined, image: undefined })}
      />
      {isVideoPostsIncluded && (
        <Segments
          label={t`Pictures or videos`}
          value={filters.media ?? 'IMAGE'}
          choices={[
            { value: 'IMAGE', label: t({ message: 'Image', context: 'kind of greeting' }) },
            { value: 'VIDEO', label: t({ message: 'Video', context: 'kind of greeting' }) },
          ]}
          onChange={(media) => onChange({ media: media === 'VIDEO' ? media : undefined, image: undefined })}
        />
      )}
      <Box sx={{ display: 'flex', flex: '1 1 300px', gap: 1, minWidth: 0 }}>
        <SearchBox
          value={filters.search ?? ''}
          onSearch={onSearch}
          label={filters.media ? t`Search videos` : t`Search pictures`}
        />
        <FilterPill
          label={t`Language`}
          value={filters.language}
          choices={postLanguages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(language) => onChange({ language })}
        />
      </Box>
    </Line>
  )
}
