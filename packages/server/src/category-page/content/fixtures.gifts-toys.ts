import type { WrittenPage } from './rules.ts'

/** Gifts & Toys. */
export const giftsToys: WrittenPage = {
  category: 'Gifts & Toys',
  links: ['Instagram', 'WhatsApp catalogue', 'Google Maps', 'Amazon', 'UPI ID'],
  designs: ['saffron', 'bazaar', 'studio'],
  without: ['No artificial colours', 'Made by hand'],
  en: {
    title: 'A digital card for gift and toy shops',
    seo: 'Toys by age, gifts by budget, wrapping and delivery on the day: your gift shop on one link for the last-minute guest.',
    lead: 'The party is at six, the present is not bought, and the guest has five hundred rupees. Show what fits all three.',
    about:
      'Every toy is opened and played with before it is praised. Small parts are named for small mouths, batteries are put in at the counter, and the wrapping is done with two ribbons and no tape to be seen.',
    products: [
      ['Toys to three years', 'Soft, wooden and washable'],
      ['Toys from four', 'Blocks, puzzles, cars and dolls'],
      ['Board games', 'For two, for families and for rainy weeks'],
      ['Gifts by name', 'Mugs, lamps and frames, printed in a day'],
      ['Return gifts', 'By the dozen, from twenty-five rupees'],
      ['Festival hampers', 'Filled with what you choose'],
    ],
    faq: [
      ['Can people choose by price?', 'Put products into groups such as “up to 200” and “up to 500”.'],
      [
        'Do you deliver with a note?',
        'They write the words into the order; it comes to you in the same message.',
      ],
      ['How do I show a toy moving?', 'A short film on YouTube, pasted into the card, plays there.'],
      [
        'Return gifts need a count and a date.',
        'Both fit into the order’s remarks; you answer with yes and the sum.',
      ],
    ],
    reasons: ['Every toy tried first'],
  },
  hi: {
    title: 'उपहार और खिलौनों की दुकान का डिजिटल कार्ड',
    seo: 'उम्र के हिसाब से खिलौने, बजट के हिसाब से उपहार, पैकिंग और उसी दिन डिलीवरी: आख़िरी घड़ी के मेहमान के लिए एक लिंक।',
    lead: 'पार्टी छह बजे है, तोहफ़ा लिया नहीं, और जेब में पाँच सौ रुपये हैं। जो तीनों में बैठे, वही दिखाएँ।',
    about:
      'हर खिलौना खोलकर, खेलकर देखा जाता है, तब तारीफ़ होती है। छोटे मुँह के लिए छोटे पुर्ज़े बताए जाते हैं, बैटरी काउंटर पर ही लगती है, और पैकिंग में दो रिबन होते हैं, टेप दिखती नहीं।',
    products: [
      ['तीन साल तक के खिलौने', 'नरम, लकड़ी के और धुलने वाले'],
      ['चार साल से ऊपर', 'ब्लॉक, पहेली, गाड़ियाँ और गुड़ियाँ'],
      ['बोर्ड गेम', 'दो के लिए, परिवार के लिए, बारिश के दिनों के लिए'],
      ['नाम वाले उपहार', 'मग, लैंप और फ़्रेम, एक दिन में छपे'],
      ['रिटर्न गिफ़्ट', 'दर्जन के हिसाब से, पच्चीस रुपये से'],
      ['त्योहार की टोकरी', 'जो आप चुनें, वही भरा'],
    ],
    faq: [
      ['दाम देखकर चुन सकते हैं?', 'प्रोडक्ट के समूह बनाएँ, जैसे “200 तक” और “500 तक”।'],
      ['संदेश के साथ डिलीवरी होती है?', 'वे ऑर्डर में शब्द लिखते हैं; उसी संदेश में आप तक आ जाता है।'],
      ['चलता हुआ खिलौना कैसे दिखाऊँ?', 'यूट्यूब का छोटा वीडियो कार्ड पर चिपकाएँ, वहीं चल जाएगा।'],
      ['रिटर्न गिफ़्ट में गिनती और तारीख़ चाहिए।', 'दोनों ऑर्डर की टिप्पणी में आ जाते हैं; आप हाँ और रक़म लिखकर भेजें।'],
    ],
    reasons: ['हर खिलौना पहले आज़माया'],
  },
  gu: {
    title: 'ભેટ અને રમકડાંની દુકાનનું ડિજિટલ કાર્ડ',
    seo: 'ઉંમર પ્રમાણે રમકડાં, બજેટ પ્રમાણે ભેટ, પેકિંગ અને એ જ દિવસે ડિલિવરી: છેલ્લી ઘડીના મહેમાન માટે એક લિંક.',
    lead: 'પાર્ટી છ વાગ્યે છે, ભેટ લીધી નથી, અને ખિસ્સામાં પાંચસો રૂપિયા છે. ત્રણેયમાં બેસે તે બતાવો.',
    about:
      'દરેક રમકડું ખોલીને, રમીને જોવાય, પછી વખાણ થાય. નાના મોઢા માટે નાના ભાગ જણાવાય, બેટરી કાઉન્ટર પર જ નખાય, અને પેકિંગમાં બે રિબન હોય, ટેપ દેખાય નહીં.',
    products: [
      ['ત્રણ વર્ષ સુધીનાં રમકડાં', 'નરમ, લાકડાનાં અને ધોવાય એવાં'],
      ['ચાર વર્ષથી ઉપર', 'બ્લોક, પઝલ, ગાડી અને ઢીંગલી'],
      ['બોર્ડ ગેમ', 'બે માટે, પરિવાર માટે, વરસાદના દિવસો માટે'],
      ['નામવાળી ભેટ', 'મગ, લેમ્પ અને ફ્રેમ, એક દિવસમાં છાપેલી'],
      ['રિટર્ન ગિફ્ટ', 'ડઝનના હિસાબે, પચીસ રૂપિયાથી'],
      ['તહેવારની ટોપલી', 'તમે પસંદ કરો તે ભરેલી'],
    ],
    faq: [
      ['ભાવ જોઈને પસંદ કરી શકાય?', 'પ્રોડક્ટનાં ગ્રુપ બનાવો, જેમ કે “200 સુધી” અને “500 સુધી”.'],
      ['સંદેશા સાથે ડિલિવરી થાય?', 'ઓર્ડરમાં શબ્દો લખે; એ જ મેસેજમાં તમારી પાસે આવે.'],
      ['ચાલતું રમકડું કેવી રીતે બતાવું?', 'YouTube નો નાનો વીડિયો કાર્ડમાં મૂકો, ત્યાં જ ચાલશે.'],
      ['રિટર્ન ગિફ્ટમાં સંખ્યા અને તારીખ જોઈએ.', 'બંને ઓર્ડરની નોંધમાં આવે; તમે હા અને રકમ લખીને મોકલો.'],
    ],
    reasons: ['દરેક રમકડું પહેલાં અજમાવેલું'],
  },
}
