import type { WrittenPage } from './rules.ts'

/** Footwear. */
export const footwear: WrittenPage = {
  category: 'Footwear',
  links: ['Instagram', 'WhatsApp catalogue', 'Google Maps', 'Meesho', 'Google review'],
  designs: ['bazaar', 'studio', 'garage'],
  en: {
    title: 'A digital card for footwear shops',
    seo: 'School shoes, sandals, sports shoes and juttis with sizes, colours and prices of your shop on one link.',
    lead: 'A shoe that pinches is never worn again, and its shop is not either. Let people ask for their size before they come.',
    about:
      'Both feet are measured, because they differ. We let you walk on stone and not only on the carpet, stretch a tight pair at no charge, and glue a sole that opens within half a year.',
    products: [
      ['School shoes', 'Black and white, from size 8 for small feet'],
      ['Sports shoes', 'Running, walking and cricket'],
      ['Ladies’ sandals and heels', 'For office, functions and every day'],
      ['Men’s formal', 'Leather, with laces or without'],
      ['Kolhapuri and jutti', 'Hand sewn, for weddings'],
      ['Doctor slippers', 'Soft soles for heels that hurt'],
    ],
    faq: [
      ['How do I show sizes?', 'Into the few words below the name; take out what is sold.'],
      [
        'Can I put one shoe up in five colours?',
        'Up to four pictures stand on one product; for more, copy it with one tap.',
      ],
      [
        'Do people order shoes without trying?',
        'They ask you to keep a pair aside; the order comes as a message with size and colour.',
      ],
      [
        'My end-of-season sale lasts ten days.',
        'Write the old price beside the new one, and take it back when the sale ends.',
      ],
    ],
    reasons: ['Both feet measured'],
  },
  hi: {
    title: 'जूते-चप्पल की दुकान का डिजिटल कार्ड',
    seo: 'स्कूल के जूते, सैंडल, स्पोर्ट्स शूज़ और जूतियाँ, नाप, रंग और दाम के साथ, आपकी दुकान का एक लिंक।',
    lead: 'जो जूता काटे वह दोबारा नहीं पहना जाता, और उसकी दुकान पर भी कोई नहीं लौटता। आने से पहले नाप पूछने दें।',
    about:
      'दोनों पैर नापे जाते हैं, क्योंकि दोनों बराबर नहीं होते। क़ालीन पर ही नहीं, पत्थर पर भी चलाकर देखते हैं, तंग जोड़ी मुफ़्त खोलते हैं, और छह महीने में सोल खुले तो चिपका देते हैं।',
    products: [
      ['स्कूल के जूते', 'काले और सफ़ेद, छोटे पैरों के 8 नंबर से'],
      ['स्पोर्ट्स शूज़', 'दौड़, सैर और क्रिकेट'],
      ['लेडीज़ सैंडल और हील', 'दफ़्तर, समारोह और रोज़ के लिए'],
      ['मर्दाना फ़ॉर्मल', 'चमड़े के, फ़ीते वाले या बिना'],
      ['कोल्हापुरी और जूती', 'हाथ की सिलाई, शादी के लिए'],
      ['डॉक्टर चप्पल', 'दुखती एड़ी के लिए नरम तला'],
    ],
    faq: [
      ['नाप कैसे दिखाऊँ?', 'नाम के नीचे के शब्दों में; जो बिक जाए उसे हटा दें।'],
      ['एक जूता पाँच रंगों में कैसे लगाऊँ?', 'एक प्रोडक्ट पर चार तस्वीरें आती हैं; ज़्यादा हों तो एक टैप में कॉपी बनाएँ।'],
      ['बिना पहने लोग मँगाते हैं?', 'जोड़ी अलग रखवाते हैं; नाप और रंग के साथ संदेश आ जाता है।'],
      ['सीज़न की सेल दस दिन चलती है।', 'नए दाम के साथ पुराना लिखें, और सेल के बाद हटा लें।'],
    ],
    reasons: ['दोनों पैरों का नाप'],
  },
  gu: {
    title: 'પગરખાંની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'શાળાના બૂટ, સેન્ડલ, સ્પોર્ટ્સ શૂઝ અને મોજડી, માપ, રંગ અને ભાવ સાથે, તમારી દુકાનની એક લિંક.',
    lead: 'જે બૂટ ડંખે તે ફરી પહેરાતા નથી, અને એ દુકાને પણ કોઈ પાછું આવતું નથી. આવતા પહેલાં માપ પૂછવા દો.',
    about:
      'બંને પગ મપાય, કારણ કે બંને સરખા હોતા નથી. કાર્પેટ પર જ નહીં, પથ્થર પર પણ ચલાવીને જોઈએ, તંગ જોડી મફત ખોલી આપીએ, અને છ મહિનામાં સોલ ખૂલે તો ચોંટાડી દઈએ.',
    products: [
      ['શાળાના બૂટ', 'કાળા અને સફેદ, નાના પગના 8 નંબરથી'],
      ['સ્પોર્ટ્સ શૂઝ', 'દોડ, ચાલવા અને ક્રિકેટ માટે'],
      ['લેડીઝ સેન્ડલ અને હીલ', 'ઓફિસ, પ્રસંગ અને રોજ માટે'],
      ['જેન્ટ્સ ફોર્મલ', 'ચામડાના, દોરીવાળા કે વગર'],
      ['કોલ્હાપુરી અને મોજડી', 'હાથે સીવેલી, લગ્ન માટે'],
      ['ડૉક્ટર ચંપલ', 'દુખતી એડી માટે નરમ તળિયું'],
    ],
    faq: [
      ['માપ કેવી રીતે બતાવું?', 'નામની નીચેના શબ્દોમાં; વેચાઈ જાય તે કાઢી નાખો.'],
      ['એક બૂટ પાંચ રંગમાં કેવી રીતે મૂકું?', 'એક પ્રોડક્ટ પર ચાર ફોટા આવે; વધુ હોય તો એક ટૅપમાં કોપી બનાવો.'],
      ['પહેર્યા વગર લોકો મંગાવે?', 'જોડી અલગ રખાવે છે; માપ અને રંગ સાથે મેસેજ આવી જાય.'],
      ['સીઝનનો સેલ દસ દિવસ ચાલે છે.', 'નવા ભાવ સાથે જૂનો લખો, અને સેલ પછી કાઢી લો.'],
    ],
    reasons: ['બંને પગનું માપ'],
  },
}
