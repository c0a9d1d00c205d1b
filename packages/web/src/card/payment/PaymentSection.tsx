import {
  PaymentForm,
  paymentFiles,
  paymentOf,
  typedPayment,
  type TypedPayment,
} from '@parichay/contract/card/payment-form.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { PaymentOptions } from '@parichay/contract/card/sections.ts'
import { call } from '../../api/client.ts'
import { SectionForm, type SectionProps } from '../SectionForm.tsx'
import { BankFields } from './BankFields.tsx'
import { PaymentExtras } from './PaymentExtras.tsx'
import { UpiFields } from './UpiFields.tsx'
import { WalletRows } from './WalletRows.tsx'

export function PaymentSection({ card, onTyped, foot, onSaved }: SectionProps) {
  const saved = card.paymentOptions.bank
  const preview = (typed: TypedPayment): PaymentOptions => {
    const options = paymentOf(typed)
    const bankName = options.bank && options.bank.ifsc === saved?.ifsc ? saved.bankName : undefined
    return options.bank && bankName ? { ...options, bank: { ...options.bank, bankName } } : options
  }
  return (
    <SectionForm<TypedPayment, PaymentOptions>
      card={card}
      name="payment"
      schema={PaymentForm}
      typed={typedPayment}
      save={(paymentOptions, target) =>
        call(cardRoutes.updateCardPaymentOptions, { body: { ...target, paymentOptions } })
      }
      onTyped={(typed) =>
        onTyped(typed ? { sections: { paymentOptions: preview(typed) }, files: paymentFiles(typed) } : {})
      }
      fieldOf={(field) => field.replace(/^paymentOptions\./, '').replace(/^qrDocumentId$/, 'qr')}
      foot={foot}
      onSaved={onSaved}
    >
      <UpiFields />
      <WalletRows phone={card.basicDetails.phones[0]?.number ?? ''} />
      <BankFields savedIfsc={saved?.ifsc} bankName={saved?.bankName} owner={card.basicDetails.companyName} />
      {!foot && <PaymentExtras businessId={card.businessId} />}
    </SectionForm>
  )
}
