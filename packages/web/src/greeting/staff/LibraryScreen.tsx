import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { ImagePlus } from 'lucide-react'
import { imageRequestsQuery } from '../../api/library.ts'
import { libraryTabs, postAddress, readLibraryPlace } from '../../api/library-search.ts'
import { useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { useAgency } from '../../session.ts'
import { usePageAccess } from '../../shell/page-access.ts'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { phoneOnly } from '../../ui/theme.ts'
import { BatchNotice } from './BatchNotice.tsx'
import { CalendarTab } from './CalendarTab.tsx'
import { CategoriesTab } from './CategoriesTab.tsx'
import { DuplicatesTab } from './DuplicatesTab.tsx'
import { ImagesTab } from './ImagesTab.tsx'
import { RequestsTab } from './RequestsTab.tsx'
import { TagsTab } from './TagsTab.tsx'
import { tabNames } from './words.ts'

/** The greeting library for who keeps it: images, categories, tags, and what customers ask for. */
export function LibraryScreen() {
  const { t, i18n } = useLingui()
  const go = useGo()
  const { ofSuperAdminAgency } = useStaff()
  const { configuration } = useAgency()
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const { tab, category } = readLibraryPlace(search)
  const isOpen = postAddress.read(search).post !== undefined
  const waiting = useInfiniteQuery(imageRequestsQuery('OPEN')).data?.pages[0]?.open ?? 0
  const mayAdd = ofSuperAdminAgency || configuration.allowAgencyExclusivePosts
  const adds = usePageAccess('add-images')?.opens === true
  const says = {
    images: mayAdd
      ? t`What customers send on every occasion, in their own frame.`
      : t`Shared images that your customers can use. Only your provider changes them.`,
    calendar: t`Which occasions come when, what the library has for them, and what it lacks.`,
    categories: t`Categories stand on the customer’s screen in this order; occasions appear on their days.`,
    tags: t`Words by which customers find images across categories.`,
    requests: t`What customers did not find. The newest come first.`,
    duplicates: t`Images of one shape and language that look the same. Keep one, or both.`,
  }
  const add = (
    <Button icon={ImagePlus} onClick={() => go(paths.addImages(ofSuperAdminAgency))}>{t`Add images`}</Button>
  )
  return (
    <Page
      title={t`Greetings Management`}
      subtitle={says[tab]}
      width="xl"
      {...(adds && tab === 'images'
        ? { actions: <Box sx={{ [phoneOnly]: { display: 'none' } }}>{add}</Box> }
        : {})}
    >
      <Box
        sx={{
          mb: 2,
          [phoneOnly]: { display: isOpen ? 'none' : 'block' },
        }}
      >
        <Pills label={t`Parts of the library`} inOneRow>
          {libraryTabs.map((one) => (
            <Pill
              key={one}
              pressed={one === tab}
              onClick={() => go(paths.imageLibrary(ofSuperAdminAgency, one === 'images' ? {} : { tab: one }))}
            >
              {i18n._(tabNames[one])}
              {one === 'requests' && waiting > 0 && <Count label={t`${waiting} waiting`}>{waiting}</Count>}
            </Pill>
          ))}
        </Pills>
      </Box>
      {adds && <BatchNotice />}
      {tab === 'images' && <ImagesTab add={adds ? add : undefined} />}
      {tab === 'calendar' && <CalendarTab adds={adds && mayAdd} />}
      {tab === 'categories' && <CategoriesTab chosenId={category} mayAdd={mayAdd} />}
      {tab === 'tags' && <TagsTab mayAdd={mayAdd} />}
      {tab === 'requests' && <RequestsTab />}
      {tab === 'duplicates' && <DuplicatesTab />}
    </Page>
  )
}

function Count({ label, children }: { label: string; children: number }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      sx={{
        ml: 0.5,
        px: 0.75,
        minWidth: 20,
        borderRadius: '999px',
        textAlign: 'center',
        fontSize: 12,
        fontVariantNumeric: 'tabular-nums',
        bgcolor: 'warning.tint',
        color: 'warning.main',
      }}
    >
      {children}
    </Box>
  )
}
