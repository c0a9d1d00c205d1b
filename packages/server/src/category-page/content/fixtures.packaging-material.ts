import type { WrittenPage } from './rules.ts'

/** Packaging Material. */
export const packagingMaterial: WrittenPage = {
  category: 'Packaging Material',
  links: ['IndiaMART', 'WhatsApp catalogue', 'Google Maps', 'GSTIN', 'Price list'],
  designs: ['garage', 'blueprint', 'ledger'],
  without: ['Home delivery nearby'],
  en: {
    title: 'A digital card for packaging material suppliers',
    seo: 'Corrugated boxes, tapes, pouches and printed packs: sizes, minimum quantity and delivery days on one link for makers and online sellers.',
    lead: 'An online seller runs out of boxes on the eve of a sale. He searches for the size, not for the shop.',
    about:
      'Three-ply or five-ply, we tell you which your goods need and which they do not. Boxes are tried with your product in them, stock sizes leave the same day, and printing starts from two hundred.',
    products: [
      ['Corrugated boxes', '40 sizes in stock, others in three days'],
      ['Tapes', 'Clear, brown and printed with your name'],
      ['Courier bags', 'With pocket and seal, all sizes'],
      ['Stand-up pouches', 'Zip, window and foil, for food'],
      ['Bubble wrap and foam', 'By the roll or cut'],
      ['Printed cartons', 'Design, plate and sample included'],
    ],
    faq: [
      ['How do I show forty sizes?', 'Put a size chart in as a PDF and the ten best sellers as products.'],
      ['Prices fall with quantity.', 'Show the price for a hundred and say so; for thousands they ask.'],
      [
        'Can a buyer reorder without talking?',
        'Yes, from the card on his home screen; the order comes with his name and the quantities.',
      ],
      ['How do I show a printed sample?', 'Four pictures on one product: flat, folded, filled, closed.'],
    ],
    reasons: ['Tried with your product inside'],
  },
  hi: {
    title: 'पैकेजिंग सामग्री विक्रेता का डिजिटल कार्ड',
    seo: 'गत्ते के डिब्बे, टेप, पाउच और छपी पैकिंग: नाप, न्यूनतम मात्रा और डिलीवरी के दिन, निर्माता और ऑनलाइन विक्रेता के लिए।',
    lead: 'सेल से एक रात पहले ऑनलाइन विक्रेता के डिब्बे ख़त्म हो जाते हैं। वह दुकान नहीं, नाप खोजता है।',
    about:
      'तीन परत या पाँच, आपके माल को क्या चाहिए और क्या नहीं, साफ़ बताते हैं। डिब्बा आपका सामान रखकर परखा जाता है, स्टॉक वाले नाप उसी दिन निकलते हैं, और छपाई दो सौ नग से शुरू होती है।',
    products: [
      ['गत्ते के डिब्बे', '40 नाप स्टॉक में, बाक़ी तीन दिन में'],
      ['टेप', 'पारदर्शी, भूरी और आपके नाम की'],
      ['कूरियर बैग', 'जेब और सील के साथ, सभी नाप'],
      ['खड़े पाउच', 'ज़िप, खिड़की और फ़ॉइल, खाने के लिए'],
      ['बबल रैप और फ़ोम', 'रोल या कटा हुआ'],
      ['छपे कार्टन', 'डिज़ाइन, प्लेट और नमूना शामिल'],
    ],
    faq: [
      ['चालीस नाप कैसे दिखाऊँ?', 'नाप की तालिका पीडीएफ़ में और सबसे ज़्यादा बिकने वाले दस प्रोडक्ट में।'],
      ['मात्रा बढ़े तो दाम घटता है।', 'सौ नग का दाम लिखकर बता दें; हज़ारों के लिए वे पूछते हैं।'],
      ['ग्राहक बिना फ़ोन के दोबारा मँगा सकता है?', 'हाँ, होम स्क्रीन के कार्ड से; नाम और मात्रा के साथ ऑर्डर आता है।'],
      ['छपा हुआ नमूना कैसे दिखाऊँ?', 'एक प्रोडक्ट पर चार तस्वीरें: खुला, मुड़ा, भरा और बंद।'],
    ],
    reasons: ['आपका सामान रखकर परखा हुआ'],
  },
  gu: {
    title: 'પેકેજિંગ સામગ્રીના વેપારીનું ડિજિટલ કાર્ડ',
    seo: 'કોરુગેટેડ બોક્સ, ટેપ, પાઉચ અને છાપેલું પેકિંગ: માપ, ઓછામાં ઓછો જથ્થો અને ડિલિવરીના દિવસ, એક લિંક પર.',
    lead: 'સેલની આગલી રાતે ઓનલાઇન વેચનારનાં બોક્સ ખલાસ થાય છે. એ દુકાન નહીં, માપ શોધે છે.',
    about:
      'ત્રણ પડ કે પાંચ, તમારા માલને શું જોઈએ અને શું નહીં તે ચોખ્ખું કહીએ. બોક્સ તમારો માલ મૂકીને ચકાસાય, સ્ટોકનાં માપ એ જ દિવસે નીકળે, અને છપાઈ બસો નંગથી શરૂ થાય.',
    products: [
      ['કોરુગેટેડ બોક્સ', '40 માપ સ્ટોકમાં, બીજાં ત્રણ દિવસમાં'],
      ['ટેપ', 'પારદર્શક, બ્રાઉન અને તમારા નામવાળી'],
      ['કુરિયર બેગ', 'ખિસ્સા અને સીલ સાથે, બધાં માપ'],
      ['સ્ટેન્ડ-અપ પાઉચ', 'ઝિપ, બારી અને ફોઇલ, ખાવા માટે'],
      ['બબલ રેપ અને ફોમ', 'રોલ કે કાપેલું'],
      ['છાપેલાં કાર્ટન', 'ડિઝાઇન, પ્લેટ અને નમૂનો સાથે'],
    ],
    faq: [
      ['ચાળીસ માપ કેવી રીતે બતાવું?', 'માપનું કોષ્ટક PDF માં અને સૌથી વધુ વેચાતાં દસ પ્રોડક્ટમાં.'],
      ['જથ્થો વધે તો ભાવ ઘટે છે.', 'સો નંગનો ભાવ લખીને જણાવો; હજારો માટે તેઓ પૂછે છે.'],
      ['ગ્રાહક ફોન વગર ફરી મંગાવી શકે?', 'હા, હોમ સ્ક્રીનના કાર્ડ પરથી; નામ અને જથ્થા સાથે ઓર્ડર આવે.'],
      ['છાપેલો નમૂનો કેવી રીતે બતાવું?', 'એક પ્રોડક્ટ પર ચાર ફોટા: ખુલ્લું, વાળેલું, ભરેલું અને બંધ.'],
    ],
    reasons: ['તમારો માલ મૂકીને ચકાસેલું'],
  },
}
