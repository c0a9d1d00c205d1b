import { useLingui } from '@lingui/react/macro'
import type { ProductKind, TypedProduct } from '@parichay/contract/card/products-form.ts'
import { useController } from 'react-hook-form'
import { TextField } from '../../ui/form/TextField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Segments } from '../Segments.tsx'
import { Pile, Quiet, Text } from '../../ui/shapes.tsx'

type ActionFieldsProps = {
  at: string
  kind: ProductKind
  action: TypedProduct['action']
  hasWhatsapp: boolean
}

/** What the button of a product does. Only goods go into a basket: anything else that was to be ordered is asked about. */
export function ActionFields({ at, kind, action: chosen, hasWhatsapp }: ActionFieldsProps) {
  const { t } = useLingui()
  const { field } = useController({ name: `${at}.action` })
  const isGoods = kind === 'product'
  const action = chosen === 'order' && !isGoods ? 'enquiry' : chosen
  const hints: Record<TypedProduct['action'], string> = {
    order: t`It goes into a basket that the customer sends you by WhatsApp.`,
    enquiry: t`The customer asks you about it by WhatsApp.`,
    link: t`A page of your own opens, such as your web shop.`,
  }
  return (
    <Pile gap={1} oneColumn>
      <Text as="subtitle2">{t`Button`}</Text>
      <Segments<TypedProduct['action']>
        wide
        label={t`Button`}
        value={action}
        onChange={field.onChange}
        choices={[
          ...(isGoods ? [{ value: 'order' as const, label: t`Order` }] : []),
          { value: 'enquiry', label: t`Enquiry` },
          { value: 'link', label: t`Link` },
        ]}
      />
      <Quiet>{hints[action]}</Quiet>
      {action !== 'link' && !hasWhatsapp && (
        <Notice tone="warning">
          {t`This card has no WhatsApp number. Visitors see the button once it stands in the basic details.`}
        </Notice>
      )}
      {action === 'link' && (
        <TextField
          name={`${at}.link`}
          label={t`Address`}
          type="url"
          required
          placeholder="https://…"
          maxLength={500}
        />
      )}
    </Pile>
  )
}
