import type { InvoiceDocument } from '@parichay/contract/invoice/document.ts'
import { invoiceLabels } from '@parichay/contract/invoice/labels.ts'
import { rupees } from '@parichay/contract/money.ts'

/** The letter an invoice travels with. */
export function invoiceLetter(document: InvoiceDocument) {
  const { kind, invoiceNo, brand, buyer, total, language } = document
  const name = invoiceLabels(language)[kind]
  const amount = rupees(total.totalPaise)
  const contact = [brand.phone, brand.email].filter(Boolean).join(' · ')
  if (language === 'hi')
    return {
      subject: `${name} ${invoiceNo}, ${brand.agencyName}`,
      text: `नमस्ते ${buyer.name},\n\n${
        kind === 'CREDIT_NOTE' ? `${amount} आपको लौटाए गए हैं।` : `${amount} के भुगतान के लिए धन्यवाद।`
      }\n${name} ${invoiceNo} साथ में है। वह आपके खाते में भी रहेगा।\n\n${brand.agencyName}\n${contact}\n`,
    }
  return {
    subject: `${name} ${invoiceNo} from ${brand.agencyName}`,
    text: `Hello ${buyer.name},\n\n${
      kind === 'CREDIT_NOTE' ? `${amount} went back to you.` : `Thank you for your payment of ${amount}.`
    }\n${name} ${invoiceNo} is attached. You also find it in your account.\n\n${brand.agencyName}\n${contact}\n`,
  }
}
