const english = {
  TAX_INVOICE: 'Tax invoice',
  RECEIPT: 'Receipt',
  CREDIT_NOTE: 'Credit note',
  original: 'Original for recipient',
  number: 'Number',
  date: 'Date',
  place: 'Place of supply',
  against: 'Against',
  from: 'Sold by',
  to: 'Billed to',
  refundedTo: 'Credited to',
  gstin: 'GSTIN',
  unregistered: 'Not registered under GST',
  description: 'Description',
  sac: 'SAC',
  quantity: 'Qty',
  rate: 'Price',
  taxable: 'Taxable value',
  amount: 'Amount',
  total: 'Total',
  totalPaid: 'Total, GST included',
  credited: 'Total credited',
  inWords: 'In words',
  online: 'Paid online',
  manual: 'Paid to the seller',
  refunded: 'Returned the way it was paid',
  reversed: 'Taken back by the seller',
  due: 'To be paid by',
  reason: 'Reason',
  reverse: 'Tax payable on reverse charge: No',
  exempt: 'The seller is not registered under GST, and no tax is charged.',
  zeroRated: 'Supply meant for export under letter of undertaking without payment of integrated tax.',
  computer: 'Made by computer and valid without a signature.',
  state: 'State',
}
/** Every word an invoice is printed with. */
export type InvoiceLabels = Record<keyof typeof english, string>

const hindi: InvoiceLabels = {
  TAX_INVOICE: 'टैक्स इनवॉइस',
  RECEIPT: 'रसीद',
  CREDIT_NOTE: 'क्रेडिट नोट',
  original: 'ग्राहक के लिए मूल प्रति',
  number: 'संख्या',
  date: 'तारीख़',
  place: 'आपूर्ति का स्थान',
  against: 'मूल इनवॉइस',
  from: 'विक्रेता',
  to: 'ग्राहक',
  refundedTo: 'रक़म पाने वाले',
  gstin: 'GSTIN',
  unregistered: 'GST में पंजीकृत नहीं',
  description: 'विवरण',
  sac: 'SAC',
  quantity: 'संख्या',
  rate: 'दाम',
  taxable: 'कर योग्य मूल्य',
  amount: 'रक़म',
  total: 'कुल',
  totalPaid: 'कुल, GST सहित',
  credited: 'कुल वापसी',
  inWords: 'शब्दों में',
  online: 'ऑनलाइन भुगतान',
  manual: 'विक्रेता को भुगतान',
  refunded: 'जिस तरह भुगतान हुआ, उसी तरह लौटाया गया',
  reversed: 'विक्रेता ने वापस लिया',
  due: 'भुगतान की आख़िरी तारीख़',
  reason: 'कारण',
  reverse: 'रिवर्स चार्ज पर देय कर: नहीं',
  exempt: 'विक्रेता GST में पंजीकृत नहीं है और कोई कर नहीं लिया गया है।',
  zeroRated: 'वचन पत्र के अधीन निर्यात, एकीकृत कर के भुगतान के बिना।',
  computer: 'कंप्यूटर से बना, बिना हस्ताक्षर के मान्य।',
  state: 'राज्य',
}

/** The words of a printed document: English, or Hindi where the buyer reads the panel in it. */
export const invoiceLabels = (language: string): InvoiceLabels => (language === 'hi' ? hindi : english)

const months = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}

/** A day as documents write it: `20 Nov 2026`. */
export function documentDay(day: string, language: string): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  return `${date} ${months[language === 'hi' ? 'hi' : 'en'][Number(month) - 1]} ${year}`
}
