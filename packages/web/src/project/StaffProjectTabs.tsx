import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { useGo } from '../go.ts'
import { Segments } from '../card/Segments.tsx'

/** The kinds of projects staff see in All Projects. */
export type StaffProjectKind = 'digital_card' | 'pdf_id_card' | 'promotional_video'

/** The kinds of projects in All Projects; nothing where an agency has one kind only. */
export function StaffProjectTabs({ shown }: { shown: StaffProjectKind }) {
  const { t } = useLingui()
  const go = useGo()
  const { roles, configuration } = useAgency()
  const isPlatform = roles.includes('superadmin')
  const hasPdfs = isPlatform || isOn(configuration, 'pdfCards')
  const hasVideos = isPlatform || isOn(configuration, 'promotionalVideos')
  if (!hasPdfs && !hasVideos) return null
  return (
    <Segments
      label={t`Kinds of projects`}
      value={shown}
      choices={[
        { value: 'digital_card', label: t`Digital cards` },
        ...(hasPdfs ? [{ value: 'pdf_id_card' as const, label: t`PDF ID cards` }] : []),
        ...(hasVideos ? [{ value: 'promotional_video' as const, label: t`Videos` }] : []),
      ]}
      onChange={(projectType) => go(paths.adminProjects({ projectType }))}
    />
  )
}
