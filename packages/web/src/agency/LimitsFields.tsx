import { useLingui } from '@lingui/react/macro'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { Card } from '../ui/Card.tsx'
import { countText } from '../ui/dates.ts'
import { TextField } from '../ui/form/TextField.tsx'
import { Heading, Pile, Quiet } from '../ui/shapes.tsx'

/** What an agency may use, beside what it uses now. */
export function LimitsFields({ usage }: Pick<AgencyRecord, 'usage'>) {
  const { t, i18n } = useLingui()
  const stored = countText(usage?.storageMb ?? 0, i18n.locale)
  const drawn = countText(usage?.rendersToday ?? 0, i18n.locale)
  return (
    <Card component="section" aria-label={t`Limits`} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Pile gap={2.25}>
        <Pile gap={0.5}>
          <Heading>{t`Limits`}</Heading>
          <Quiet>{t`Leave empty for no limit. Beyond a limit people are told so; nothing that is there is lost.`}</Quiet>
        </Pile>
        <TextField
          name="storageMb"
          label={t`Storage (MB)`}
          type="number"
          maxLength={7}
          hint={t`Pictures and brochures of all businesses. ${stored} MB are stored now.`}
        />
        <TextField
          name="rendersPerDay"
          label={t`Files drawn a day`}
          type="number"
          maxLength={7}
          hint={t`Framed greetings, PDF cards and films. ${drawn} were drawn today.`}
        />
      </Pile>
    </Card>
  )
}
