import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type CardLimit, mostMonthlyViews } from '@parichay/contract/card/fields.ts'
import { requiredLine } from '@parichay/contract/ids.ts'
import { z } from 'zod'
import { Button } from '../../ui/Button.tsx'
import { ask, dialogPriority } from '../../ui/dialog-queue.ts'
import { Form, usePanelForm } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

type Change = { limit: CardLimit; reason: string }
type Wish = { name: string; limit: CardLimit }

/** Asks for new limits with their reason; null for no. */
export const askForLimit = (wish: Wish): Promise<Change | null> =>
  ask<Change | null>(dialogPriority.confirm, (answer) => <LimitSheet {...wish} onAnswer={answer} />)

const names = ['products', 'gallery', 'youtube', 'links', 'monthlyViews'] as const
type Name = (typeof names)[number]

/** Empty is unlimited. */
const capUpTo = (most: number) =>
  z
    .union([z.string(), z.number(), z.null()])
    .transform((typed) => (typed === null || typed === '' ? -1 : typed))
    .pipe(z.number().int().min(-1).max(most))
const Cap = capUpTo(500)
const LimitForm = z.object({
  products: Cap,
  gallery: Cap,
  youtube: Cap,
  links: Cap,
  monthlyViews: capUpTo(mostMonthlyViews),
  reason: requiredLine(200),
})
type Typed = z.input<typeof LimitForm>

function LimitSheet({ name, limit, onAnswer }: Wish & { onAnswer: (change: Change | null) => void }) {
  const { t } = useLingui()
  const typed = (cap: number) => (cap === -1 ? '' : cap)
  const form = usePanelForm<Typed, z.output<typeof LimitForm>>(LimitForm, {
    products: typed(limit.products),
    gallery: typed(limit.gallery),
    youtube: typed(limit.youtube),
    links: typed(limit.links),
    monthlyViews: typed(limit.monthlyViews),
    reason: '',
  })
  const labels: Record<Name, string> = {
    products: t`Products`,
    gallery: t`Gallery pictures`,
    youtube: t`Videos`,
    links: t`Links`,
    monthlyViews: t`Views in 30 days`,
  }
  return (
    <Sheet
      open
      title={t`Limits of ${name}`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          <Button type="submit" form="card-limit">{t`Change`}</Button>
        </>
      }
    >
      <Form
        id="card-limit"
        form={form}
        onSubmit={({ reason, ...changed }) => {
          onAnswer({ limit: changed, reason })
          return 'saved'
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, pt: 1, pb: 1 }}>
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            }}
          >
            {names.map((one) => (
              <TextField
                key={one}
                name={one}
                label={labels[one]}
                type="number"
                placeholder={t`Unlimited`}
                maxLength={one === 'monthlyViews' ? 8 : 3}
              />
            ))}
          </Box>
          <TextField
            name="reason"
            label={t`Reason`}
            required
            hint={t`It stands in the history of the card. An empty limit is unlimited.`}
            rows={2}
            maxLength={200}
          />
        </Box>
      </Form>
    </Sheet>
  )
}
