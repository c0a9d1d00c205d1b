import { useLingui } from '@lingui/react/macro'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { useGo } from '../go.ts'
import { Segments } from '../card/Segments.tsx'

/** The kinds of projects in All Projects; nothing where an agency has one kind only. */
export function StaffProjectTabs({ shown }: { shown: 'digital_card' | 'pdf_id_card' }) {
  const { t } = useLingui()
  const go = useGo()
  const { roles, configuration } = useAgency()
  if (!configuration.pdfCardConfig.enablePdfCardProduct && !roles.includes('superadmin')) return null
  return (
    <Segments
      label={t`Kinds of projects`}
      value={shown}
      choices={[
        { value: 'digital_card', label: t`Digital cards` },
        { value: 'pdf_id_card', label: t`PDF ID cards` },
      ]}
      onChange={(projectType) => go(paths.adminProjects({ projectType }))}
    />
  )
}
