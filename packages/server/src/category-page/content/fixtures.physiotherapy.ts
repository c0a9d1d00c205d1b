import type { WrittenPage } from './rules.ts'

/** Physiotherapy. */
export const physiotherapy: WrittenPage = {
  category: 'Physiotherapy',
  links: ['Book an appointment', 'WhatsApp', 'Google Maps', 'YouTube', 'Google review'],
  designs: ['clinic', 'monsoon', 'minimal'],
  without: [
    'Emergency care day and night',
    'Sample collection at home',
    'Experienced doctors',
    'Reports on WhatsApp',
  ],
  en: {
    title: 'A digital card for physiotherapists',
    seo: 'Back, knee, stroke and sports rehabilitation: sessions, home visits and exercise films of your clinic on one link.',
    lead: 'Half of the healing is done at home on a mat. Send patients your films and your hours on the same page.',
    about:
      'We look at how you walk in before we look at the X-ray. Every exercise is shown, tried and corrected, the plan says when you should be done with us, and pain is a reason to stop, not to clench your teeth.',
    products: [
      ['Back and neck pain', 'Hands first, machines where they help'],
      ['Knee and shoulder', 'Before and after the operation'],
      ['After a stroke', 'At home, with the family shown how'],
      ['Sports injuries', 'Back to the field by stages'],
      ['Children', 'Posture, gait and development'],
      ['Home visits', 'Within six kilometres, table brought along'],
    ],
    faq: [
      [
        'Can I send exercises with the card?',
        'Put your films in from YouTube; ten of them play on the page.',
      ],
      ['Sessions cost less in a package.', 'Two services: one session, ten sessions; each with its price.'],
      ['Old people cannot come.', 'Name home visits with the area, and people ask with their address.'],
      [
        'How are sessions paid at home?',
        'From the UPI code on your card; the receipt is in the chat before you have packed.',
      ],
    ],
    reasons: ['You see when it will be over'],
  },
  hi: {
    title: 'फ़िज़ियोथेरेपिस्ट का डिजिटल कार्ड',
    seo: 'कमर, घुटने, लक़वे और खेल की चोट: सेशन, घर पर विज़िट और व्यायाम के वीडियो, आपके क्लिनिक का एक लिंक।',
    lead: 'आधा इलाज घर की चटाई पर होता है। मरीज़ को वीडियो और समय एक ही पेज पर भेजें।',
    about:
      'एक्स-रे से पहले देखते हैं कि आप चलकर कैसे आए। हर व्यायाम दिखाया, कराया और सुधारा जाता है, योजना में लिखा है कि हमसे छुट्टी कब मिलेगी, और दर्द रुकने का इशारा है, दाँत भींचने का नहीं।',
    products: [
      ['कमर और गर्दन का दर्द', 'पहले हाथ, मशीन जहाँ काम आए'],
      ['घुटना और कंधा', 'ऑपरेशन से पहले और बाद'],
      ['लक़वे के बाद', 'घर पर, परिवार को सिखाकर'],
      ['खेल की चोट', 'क़दम-क़दम मैदान तक'],
      ['बच्चे', 'बैठना, चलना और विकास'],
      ['घर पर विज़िट', 'छह किलोमीटर तक, टेबल साथ'],
    ],
    faq: [
      ['कार्ड के साथ व्यायाम भेज सकता हूँ?', 'यूट्यूब के वीडियो जोड़ें; दस तक पेज पर ही चलते हैं।'],
      ['पैकेज में सेशन सस्ता पड़ता है।', 'दो सेवाएँ: एक सेशन, दस सेशन; हर एक का अपना दाम।'],
      ['बुज़ुर्ग आ नहीं पाते।', 'घर की विज़िट इलाक़े के साथ लिखें; लोग पता लिखकर पूछते हैं।'],
      ['घर पर भुगतान कैसे हो?', 'कार्ड के यूपीआई कोड से; सामान समेटने से पहले रसीद चैट में होती है।'],
    ],
    reasons: ['छुट्टी कब मिलेगी, पहले पता'],
  },
  gu: {
    title: 'ફિઝિયોથેરાપિસ્ટ માટે ડિજિટલ કાર્ડ',
    seo: 'કમર, ઘૂંટણ, લકવો અને રમતની ઈજા: સેશન, ઘરે વિઝિટ અને કસરતના વીડિયો, તમારા ક્લિનિકની એક લિંક.',
    lead: 'અડધો ઇલાજ ઘરની ચટાઈ પર થાય છે. દર્દીને વીડિયો અને સમય એક જ પેજ પર મોકલો.',
    about:
      'એક્સ-રે પહેલાં જોઈએ કે તમે ચાલીને કેવી રીતે આવ્યા. દરેક કસરત બતાવાય, કરાવાય અને સુધારાય, યોજનામાં લખ્યું હોય કે અમારાથી રજા ક્યારે મળશે, અને દુખાવો એ અટકવાનો ઇશારો છે, દાંત ભીંસવાનો નહીં.',
    products: [
      ['કમર અને ગરદનનો દુખાવો', 'પહેલાં હાથ, મશીન કામ આવે ત્યાં'],
      ['ઘૂંટણ અને ખભો', 'ઓપરેશન પહેલાં અને પછી'],
      ['લકવા પછી', 'ઘરે, પરિવારને શીખવીને'],
      ['રમતની ઈજા', 'તબક્કાવાર મેદાન સુધી'],
      ['બાળકો', 'બેસવું, ચાલવું અને વિકાસ'],
      ['ઘરે વિઝિટ', 'છ કિલોમીટર સુધી, ટેબલ સાથે'],
    ],
    faq: [
      ['કાર્ડ સાથે કસરત મોકલી શકાય?', 'YouTube ના વીડિયો ઉમેરો; દસ સુધી પેજ પર જ ચાલે.'],
      ['પેકેજમાં સેશન સસ્તું પડે છે.', 'બે સેવા: એક સેશન, દસ સેશન; દરેકનો પોતાનો ભાવ.'],
      ['વડીલો આવી શકતા નથી.', 'ઘરની વિઝિટ વિસ્તાર સાથે લખો; લોકો સરનામું લખીને પૂછે.'],
      ['ઘરે પૈસા કેવી રીતે?', 'કાર્ડના UPI કોડથી; સામાન સમેટો તે પહેલાં રસીદ ચેટમાં હોય.'],
    ],
    reasons: ['રજા ક્યારે મળશે તે પહેલેથી ખબર'],
  },
}
