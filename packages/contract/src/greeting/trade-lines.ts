type Line = { en: string; hi: string; gu: string }

const lines: readonly (readonly [RegExp, Line])[] = [
  [/Sweets|Namkeen|Bakery|Dairy|Fruits/, { en: 'Fresh every day', hi: 'हर दिन ताज़ा', gu: 'દરરોજ તાજું' }],
  [
    /Garments|Sarees|Boutique|Textile|Footwear|Tailoring/,
    { en: 'New stock is here', hi: 'नया माल आ गया है', gu: 'નવો માલ આવી ગયો છે' },
  ],
  [
    /Jewellery|Diamond|Watches/,
    { en: 'For your special days', hi: 'आपके ख़ास दिनों के लिए', gu: 'તમારા ખાસ દિવસો માટે' },
  ],
  [
    /Salon|Gym|Yoga|Mehndi|Photography|Dance/,
    { en: 'Book your time today', hi: 'आज ही अपना समय बुक करें', gu: 'આજે જ તમારો સમય બુક કરો' },
  ],
  [
    /Restaurant|Café|Catering/,
    { en: 'Cooked fresh for you', hi: 'आपके लिए ताज़ा बना', gu: 'તમારા માટે તાજું બનાવેલું' },
  ],
  [
    /Electronics|Mobile|Computer|Electrical|Air Conditioner|Water Purifier/,
    { en: 'With bill and warranty', hi: 'बिल और वारंटी के साथ', gu: 'બિલ અને વોરંટી સાથે' },
  ],
  [
    /Clinic|Hospital|Diagnostic|Physiotherapy|Homeopathy|Ayurveda/,
    { en: 'Call for an appointment', hi: 'अपॉइंटमेंट के लिए कॉल करें', gu: 'એપોઇન્ટમેન્ટ માટે કૉલ કરો' },
  ],
  [
    /Grocery|Kirana|Dry Fruits|Stationery|Hardware|Kitchenware/,
    { en: 'Order by phone or WhatsApp', hi: 'फ़ोन या WhatsApp पर ऑर्डर करें', gu: 'ફોન કે WhatsApp પર ઓર્ડર કરો' },
  ],
]

/** What an offer of a trade says below the product, in English, Hindi or Gujarati; nothing for other trades and languages. Pure. */
export function tradeLine(category: string, language: string): string {
  const found = lines.find(([names]) => names.test(category))?.[1]
  return found && (language === 'en' || language === 'hi' || language === 'gu') ? found[language] : ''
}
