import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { renderStates, type UserVideoListItem } from '@parichay/contract/video/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { filterOf } from '../../api/bulk.ts'
import { recordExport } from '../../api/export-list.ts'
import { keys } from '../../api/keys.ts'
import { bulkRightsBeside, useStaff } from '../../api/staff.ts'
import { videoAddress, videoListQuery } from '../../api/staff-videos.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { ProjectPills } from '../../project/ProjectPills.tsx'
import { StaffProjectTabs } from '../../project/StaffProjectTabs.tsx'
import { Button } from '../../ui/Button.tsx'
import { CardDrawing } from '../../ui/illustrations.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { useListPage } from '../../ui/list/list-page.ts'
import { ListScreen } from '../../ui/list/ListScreen.tsx'
import { useTicks } from '../../ui/list/ticks.ts'
import { useVideoColumns } from './VideoColumns.tsx'
import { VideoDetail } from './VideoDetail.tsx'
import { VideoMenu } from './VideoMenu.tsx'
import { VideosTicked } from './VideosTicked.tsx'
import { renderStateWords, searchByNames } from './words.ts'

/** All Projects, the promotional videos: searched, filtered, sorted, page by page; films that are made count up. */
export function VideosScreen() {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const staff = useStaff()
  const list = useListPage(videoAddress, videoListQuery, staff.may('video.list'))
  const { query, change, found, put } = list
  const ticks = useTicks<UserVideoListItem>(
    JSON.stringify(filterOf(query)),
    (row) => row.videoNo,
    (row) => `${row.title || row.businessName} · ${row.videoNo}`,
  )
  const columns = useVideoColumns({ query, onChange: change, withAgency: staff.seesAllAgencies })
  return (
    <ListScreen
      title={t`All Projects`}
      list={list}
      tabs={<StaffProjectTabs shown="promotional_video" />}
      gate={{
        may: staff.loaded ? staff.may('video.list') : undefined,
        title: t`You have no list of videos`,
        body: t`Your agency’s admin can let you see the videos you made.`,
      }}
      picture={<CardDrawing />}
      label={t`Promotional videos`}
      counted={(total, isFiltered, count) =>
        isFiltered
          ? plural(count, { one: '# video found', other: `${total} videos found` })
          : plural(count, { one: '# video', other: `${total} videos` })
      }
      searchLabel={t`Number, title, business or phone`}
      columns={columns}
      rowKey={(row) => row.videoNo}
      filters={
        <ProjectPills
          kind="promotional_video"
          query={query}
          onChange={change}
          searchBy={searchByNames}
          sorts={['newest', 'oldest', 'name']}
          agencyName={found?.list.find((row) => row.agencyId === query.agencyId)?.agencyName}
        >
          <FilterPill
            label={t`Film`}
            value={query.state}
            choices={renderStates.map((value) => ({ value, label: i18n._(renderStateWords[value].label) }))}
            onChange={(state) => change({ state })}
          />
          <FilterPill
            label={t`Status`}
            value={query.status}
            choices={[
              { value: 'ACTIVE', label: t`Active` },
              { value: 'INACTIVE', label: t`InActive` },
            ]}
            onChange={(status) => change({ status })}
          />
        </ProjectPills>
      }
      empty={{
        title: t`No videos yet`,
        body: t`Customers make them from a template, with their own words and pictures.`,
        action: <Button onClick={() => go(paths.adminBusinesses())}>{t`All Businesses`}</Button>,
      }}
      file={{ list: 'videos', record: recordExport, number: t`Number` }}
      name="videos"
      ticks={bulkRightsBeside(staff).deleteVideos ? ticks : undefined}
      tickDeeds={<VideosTicked ticks={ticks} query={query} total={found?.total ?? 0} />}
      detail={(row) => <VideoDetail video={row} withAgency={staff.seesAllAgencies} />}
      rowActions={(row) => (
        <VideoMenu
          video={row}
          onChange={(now) => put((one) => one.videoNo === row.videoNo, now)}
          onGone={() => {
            put((one) => one.videoNo === row.videoNo, null)
            if (!ticks.all) ticks.tick(row, false, [])
          }}
          onBack={() => void queries.invalidateQueries({ queryKey: keys.userVideoList() })}
        />
      )}
    />
  )
}
