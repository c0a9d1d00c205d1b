import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { ActivityList } from '../../activity/ActivityList.tsx'
import { activityOfBusinessQuery } from '../../api/activity.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PaperDrawing } from '../../ui/illustrations.tsx'

/** Who did what with one business. */
export function BusinessActivity({ businessId }: { businessId: number }) {
  const { t } = useLingui()
  const answer = useInfiniteQuery(activityOfBusinessQuery(businessId))
  return (
    <Box sx={{ maxWidth: 860 }}>
      <ActivityList
        answer={answer}
        withAgency={false}
        ofBusiness
        empty={
          <EmptyState
            picture={<PaperDrawing />}
            title={t`Nothing happened yet`}
            body={t`Every change to this business, its card and its payments is written down here for a year.`}
          />
        }
      />
    </Box>
  )
}
