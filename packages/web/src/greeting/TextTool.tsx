import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { FrameTexts } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameKind } from '@parichay/contract/greeting/rules.frames.ts'
import { useId } from 'react'
import { useContractWords } from '../ui/contract-words.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { Control } from '../ui/form/control.ts'
import { Field, fieldAria } from '../ui/form/Field.tsx'
import { Pile } from '../ui/shapes.tsx'

type Props = { wishes: FrameWishes; business: Business; kind: FrameKind }

/** The words in the frame. An empty one takes the business's own. */
export function TextTool({ wishes, business, kind }: Props) {
  const { t } = useLingui()
  const { texts, political, product } = wishes.shared
  const set = (part: Partial<typeof texts>) => wishes.change({ texts: { ...texts, ...part } })
  return (
    <Pile gap={2}>
      {kind === 'product' && (
        <Pair>
          <Text
            label={t`Product`}
            value={product.name}
            max={60}
            onChange={(name) => wishes.change({ product: { ...product, name } })}
          />
          <Text
            label={t`Price`}
            value={product.price}
            max={24}
            placeholder="₹ 499"
            onChange={(price) => wishes.change({ product: { ...product, price } })}
          />
        </Pair>
      )}
      {kind === 'political' && (
        <Pair>
          <Text
            label={t`Post`}
            value={political.post}
            max={60}
            placeholder={t`Such as Ward President`}
            onChange={(post) => wishes.change({ political: { ...political, post } })}
          />
          <Text
            label={t`Slogan`}
            value={political.slogan}
            max={80}
            onChange={(slogan) => wishes.change({ political: { ...political, slogan } })}
          />
        </Pair>
      )}
      <Text
        label={t`Name in the frame`}
        value={texts.name}
        max={60}
        placeholder={business.businessName}
        onChange={(name) => set({ name })}
      />
      <Text
        label={t`Tagline`}
        value={texts.tagline}
        max={80}
        placeholder={t`Such as Trusted since 1985`}
        onChange={(tagline) => set({ tagline })}
      />
      <Text
        label={t`Address in the frame`}
        value={texts.address}
        max={120}
        placeholder={[business.address, business.city].filter(Boolean).join(', ')}
        onChange={(address) => set({ address })}
      />
      <Pair>
        <Text
          label={t`Second phone`}
          value={texts.secondPhone}
          max={20}
          mode="tel"
          fault={
            FrameTexts.shape.secondPhone.safeParse(texts.secondPhone).success
              ? undefined
              : 'A valid phone number is required.'
          }
          onChange={(secondPhone) => set({ secondPhone })}
        />
        <Text
          label={t`Instagram`}
          value={texts.instagram}
          max={40}
          placeholder="@yourshop"
          onChange={(instagram) => set({ instagram })}
        />
      </Pair>
    </Pile>
  )
}

const Pair = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
    {children}
  </Box>
)

type TextProps = {
  label: string
  value: string
  max: number
  placeholder?: string
  mode?: 'tel'
  fault?: string | undefined
  onChange: (text: string) => void
}

function Text({ label, value, max, placeholder, mode, fault, onChange }: TextProps) {
  const id = useId()
  const words = useContractWords()
  const error = words(fault)
  return (
    <Field id={id} label={label} error={error}>
      <Control
        id={id}
        value={value}
        maxLength={max}
        placeholder={placeholder}
        autoComplete="off"
        inputMode={mode}
        onChange={(event) => onChange(event.target.value)}
        {...fieldAria(id, error, undefined, false)}
      />
    </Field>
  )
}
