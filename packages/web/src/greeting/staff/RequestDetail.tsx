import { useLingui } from '@lingui/react/macro'
import type { ImageRequest } from '@parichay/contract/greeting/fields.ts'
import { postQuery } from '../../api/library.ts'
import { useRemote } from '../../api/remote.ts'
import { useStaff } from '../../api/staff.ts'
import { paths } from '../../paths.ts'
import { dayText } from '../../ui/dates.ts'
import { Facts } from '../../ui/Facts.tsx'
import { languageName } from '../../ui/language-name.ts'
import { Link } from '../../ui/Link.tsx'
import { Line } from '../../ui/shapes.tsx'
import { PostThumbnail } from './PostThumbnail.tsx'

/** A request looked up beside the list: what is wanted, for whom, and the image that came of it. */
export function RequestDetail({ request }: { request: ImageRequest }) {
  const { t, i18n } = useLingui()
  const { ofSuperAdminAgency } = useStaff()
  const { businessId, businessName, imageId, can, day, answeredAt } = request
  const post = useRemote({ ...postQuery(imageId ?? 0), enabled: imageId !== null }).data
  return (
    <>
      {post && (
        <Line gap={1.5} centred>
          <PostThumbnail post={post} size={96} />
          <Link href={paths.imageLibrary(ofSuperAdminAgency, { post: post.imageId })}>{post.title}</Link>
        </Line>
      )}
      <Facts
        facts={[
          [t`Note`, request.note],
          [
            t`Business`,
            can.openBusiness === true ? (
              <Link href={paths.adminBusiness(businessId)}>{businessName}</Link>
            ) : (
              businessName
            ),
          ],
          [t`Language`, languageName(request.language, i18n.locale)],
          [t`Date`, day && dayText(day, i18n.locale)],
          [t`Asked on`, dayText(request.createdAt, i18n.locale)],
          [t`Answer`, request.answer],
          [t`Answered on`, answeredAt && dayText(answeredAt, i18n.locale)],
        ]}
      />
    </>
  )
}
