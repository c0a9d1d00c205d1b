import { videoFailure } from '../shell/film-deeds.ts'
import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useRemote } from '../api/remote.ts'
import { useSearch } from '@tanstack/react-router'
import { businessQuery } from '../api/cards.ts'
import {
  businessVideosQuery,
  userVideoQuery,
  videoTemplateQuery,
  videoTemplatesQuery,
} from '../api/videos.ts'
import { failureText } from '../failure-words.ts'
import { isCallFailed } from '../failures.ts'
import { StaffGate } from '../franchisee/StaffGate.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing, ShopDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { EditVideo } from './EditVideo.tsx'
import { GallerySkeleton, VideoGallery } from './VideoGallery.tsx'

const numberIn = (text: string | undefined) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined)

/** Promotional videos: the templates with one's own business in them; a chosen one, or a film that is there, opens in the editor. */
export function VideoScreen() {
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const isStaff = useSession((state) => state.kind === 'staff')
  const videoNo = numberIn(search.videoNo)
  const templateId = numberIn(search.templateId)
  const named = numberIn(search.businessId)
  const inside = videoNo ? (
    <OfVideo key={videoNo} videoNo={videoNo} />
  ) : named ? (
    <OfNamed businessId={named} templateId={templateId} />
  ) : isStaff ? (
    <Gone />
  ) : (
    <OfActive templateId={templateId} />
  )
  return isStaff ? <StaffGate permission="video.edit">{inside}</StaffGate> : inside
}

type Wish = { templateId: number | undefined }

function OfActive({ templateId }: Wish) {
  const { t } = useLingui()
  const go = useGo()
  const { businesses, active } = useActiveBusiness()
  if (active) return <OfBusiness business={active} templateId={templateId} />
  if (businesses.data)
    return (
      <Page title={t`Videos`} hideTitle>
        <EmptyState
          picture={<ShopDrawing />}
          title={t`Let us begin with your business`}
          body={t`Its name, products and number then stand in every film.`}
          action={
            <Button size="large" onClick={() => go(paths.addBusiness({ shouldCreateDigitalCard: true }))}>
              {t`Add your business`}
            </Button>
          }
        />
      </Page>
    )
  return <Waiting error={businesses.error} onRetry={businesses.reload} />
}

function OfNamed({ businessId, templateId }: Wish & { businessId: number }) {
  const { data, error, reload } = useRemote(businessQuery(businessId))
  if (data) return <OfBusiness business={data} templateId={templateId} />
  if (isCallFailed(error) && error.code === 'NOT_FOUND') return <Gone />
  return <Waiting error={error} onRetry={reload} />
}

function OfBusiness({ business, templateId }: Wish & { business: Business }) {
  const answer = useRemote(businessVideosQuery(business.businessId))
  const templates = useRemote(videoTemplatesQuery)
  // What the gallery shows of a template of ours is all there is of it: its film stands without another call.
  const listed = templates.data?.find((one) => one.templateId === templateId && one.code !== null)
  const chosen = useRemote({
    ...videoTemplateQuery(templateId ?? 0),
    enabled: templateId !== undefined,
    ...(listed && {
      initialData: { ...listed, scene: null },
      initialDataUpdatedAt: templates.dataUpdatedAt,
    }),
  })
  if (isCallFailed(chosen.error) && chosen.error.code === 'NOT_FOUND') return <Gone />
  if (answer.data && templateId !== undefined && chosen.data)
    return <EditVideo key={templateId} business={business} answer={answer.data} template={chosen.data} />
  if (answer.data && templateId === undefined && templates.data)
    return <VideoGallery business={business} answer={answer.data} templates={templates.data} />
  return (
    <Waiting
      error={answer.error ?? templates.error ?? chosen.error}
      onRetry={() => {
        answer.reload()
        templates.reload()
        if (templateId !== undefined) chosen.reload()
      }}
    />
  )
}

function OfVideo({ videoNo }: { videoNo: number }) {
  const { t } = useLingui()
  const go = useGo()
  const video = useRemote(userVideoQuery(videoNo))
  const templateId = video.data?.templateId ?? undefined
  const template = useRemote({
    ...videoTemplateQuery(templateId ?? 0, video.data?.templateVersion ?? undefined),
    enabled: templateId !== undefined,
  })
  const business = useRemote({
    ...businessQuery(video.data?.businessId ?? 0),
    enabled: video.data !== undefined,
  })
  if (video.data && business.data && template.data)
    return <EditVideo business={business.data} video={video.data} template={template.data} />
  const unmade = video.data
  if (unmade && unmade.templateId === null)
    return (
      <Page title={unmade.title} hideTitle>
        <EmptyState
          picture={<ShopDrawing />}
          title={t`Choose a template for this film`}
          body={t`It is paid for and waits for its pictures and words.`}
          action={
            <Button onClick={() => go(paths.videos({ businessId: unmade.businessId }))}>
              {t`See the templates`}
            </Button>
          }
        />
      </Page>
    )
  const lost = [video.error, template.error].some(
    (error) => isCallFailed(error) && error.code === 'NOT_FOUND',
  )
  if (lost) return <Gone />
  return (
    <Waiting
      error={video.error ?? business.error ?? template.error}
      onRetry={() => {
        video.reload()
        if (!video.data) return
        business.reload()
        template.reload()
      }}
    />
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Page title={t`Videos`} width="lg">
      {error ? (
        <InlineError message={failureText(error, videoFailure)} onRetry={onRetry} />
      ) : (
        <GallerySkeleton />
      )}
    </Page>
  )
}

function Gone() {
  const { t } = useLingui()
  const go = useGo()
  const isStaff = useSession((state) => state.kind === 'staff')
  const home = isStaff ? paths.adminProjects() : paths.customer()
  return (
    <Page title={t`Videos`} hideTitle>
      <EmptyState
        picture={<SearchDrawing />}
        title={t`This video is not here`}
        body={t`It may have been deleted, or the link is old.`}
        action={<Button onClick={() => go(home, { replace: true })}>{t`Go to home`}</Button>}
      />
    </Page>
  )
}
