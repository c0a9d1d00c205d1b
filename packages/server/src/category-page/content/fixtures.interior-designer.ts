import type { WrittenPage } from './rules.ts'

/** Interior Designer. */
export const interiorDesigner: WrittenPage = {
  category: 'Interior Designer',
  links: ['Instagram', 'Pinterest', 'Houzz', 'Portfolio', 'WhatsApp', 'Google Maps'],
  designs: ['studio', 'blueprint', 'zari'],
  without: ['On-time delivery', 'Open on Sundays'],
  en: {
    title: 'A digital card for interior designers',
    seo: 'Finished homes and offices in large pictures, way of working, budgets and contact of an interior designer on one link.',
    lead: 'A design is judged in three seconds. Large pictures first, words after, the number always in reach.',
    about:
      'We begin with how you live, not with a style. You see the room in 3D with the real prices beside it, our carpenters finish on the written date, and the site is swept every evening.',
    products: [
      ['Full home interiors', 'From drawing to curtains'],
      ['Modular kitchen', 'Planned around your cooking'],
      ['Office and shop', 'Light, counters and storage'],
      ['3D design only', 'For those with their own carpenter'],
      ['False ceiling and lighting', 'Warm, not glaring'],
      ['Makeover of one room', 'Ready in about three weeks'],
    ],
    faq: [
      [
        'How large may pictures be?',
        'Upload them as they come from the phone; the page sends each visitor a size that fits.',
      ],
      [
        'Do budgets frighten people away?',
        'A range for two-room and three-room homes brings the right people and spares talks.',
      ],
      [
        'Can I keep homes of clients private?',
        'Show details and corners, name no address, and ask before every upload.',
      ],
      [
        'Will my Instagram still be found?',
        'It stands among the first links; the card adds map, phone and prices that Instagram lacks.',
      ],
    ],
    reasons: ['Site swept every evening'],
  },
  hi: {
    title: 'इंटीरियर डिज़ाइनर के लिए डिजिटल कार्ड',
    seo: 'तैयार घर और दफ़्तर बड़ी तस्वीरों में, काम का तरीक़ा, बजट और संपर्क: इंटीरियर डिज़ाइनर का एक लिंक।',
    lead: 'डिज़ाइन का फ़ैसला तीन सेकंड में होता है। पहले बड़ी तस्वीरें, फिर शब्द, और नंबर हमेशा हाथ में।',
    about:
      'हम किसी शैली से नहीं, आपके रहने के ढंग से शुरू करते हैं। कमरा आप 3D में असली दामों के साथ देखते हैं, हमारे बढ़ई लिखी तारीख़ पर काम पूरा करते हैं, और साइट हर शाम साफ़ होती है।',
    products: [
      ['पूरे घर का इंटीरियर', 'नक़्शे से पर्दे तक'],
      ['मॉड्यूलर रसोई', 'आपके पकाने के ढंग से बनी'],
      ['दफ़्तर और दुकान', 'रोशनी, काउंटर और स्टोरेज'],
      ['सिर्फ़ 3D डिज़ाइन', 'जिनके पास अपना बढ़ई है'],
      ['फ़ॉल्स सीलिंग और लाइट', 'नरम रोशनी, चुभन नहीं'],
      ['एक कमरे का बदलाव', 'लगभग तीन हफ़्ते में'],
    ],
    faq: [
      ['तस्वीरें कितनी बड़ी डाल सकते हैं?', 'फ़ोन से जैसी आएँ वैसी डालें; पेज हर देखने वाले को उसके नाप की भेजता है।'],
      ['क्या बजट लिखने से लोग डर जाएँगे?', 'दो और तीन कमरों के घर का दायरा लिखें; सही लोग आते हैं और बातें बचती हैं।'],
      ['ग्राहकों के घर निजी कैसे रखूँ?', 'कोने और बारीकियाँ दिखाएँ, पता मत लिखें, और हर फ़ोटो से पहले पूछें।'],
      ['मेरा इंस्टाग्राम फिर भी मिलेगा?', 'वह पहले लिंकों में रहता है; कार्ड नक़्शा, फ़ोन और दाम भी देता है।'],
    ],
    reasons: ['हर शाम साइट की सफ़ाई'],
  },
  gu: {
    title: 'ઇન્ટિરિયર ડિઝાઇનર માટે ડિજિટલ કાર્ડ',
    seo: 'તૈયાર ઘર અને ઓફિસ મોટા ફોટામાં, કામની રીત, બજેટ અને સંપર્ક: ઇન્ટિરિયર ડિઝાઇનરની એક લિંક.',
    lead: 'ડિઝાઇનનો ફેંસલો ત્રણ સેકન્ડમાં થાય છે. પહેલાં મોટા ફોટા, પછી શબ્દો, અને નંબર હંમેશાં હાથવગો.',
    about:
      'અમે કોઈ સ્ટાઇલથી નહીં, તમારી રહેણીકરણીથી શરૂ કરીએ છીએ. રૂમ તમે 3D માં સાચા ભાવ સાથે જુઓ છો, અમારા મિસ્ત્રી લખેલી તારીખે પૂરું કરે છે, અને સાઇટ રોજ સાંજે વળાય છે.',
    products: [
      ['આખા ઘરનું ઇન્ટિરિયર', 'નકશાથી પડદા સુધી'],
      ['મોડ્યુલર કિચન', 'તમારી રાંધવાની રીત પ્રમાણે'],
      ['ઓફિસ અને દુકાન', 'લાઇટ, કાઉન્ટર અને સ્ટોરેજ'],
      ['ફક્ત 3D ડિઝાઇન', 'જેમની પાસે પોતાનો મિસ્ત્રી છે'],
      ['ફોલ્સ સીલિંગ અને લાઇટિંગ', 'હૂંફાળું, આંખને ન વાગે એવું'],
      ['એક રૂમનું રૂપાંતર', 'લગભગ ત્રણ અઠવાડિયામાં'],
    ],
    faq: [
      ['ફોટા કેટલા મોટા મૂકી શકાય?', 'ફોનમાંથી જેવા આવે તેવા મૂકો; પેજ દરેક જોનારને તેના માપનો મોકલે છે.'],
      ['બજેટ લખવાથી લોકો ડરી જાય?', 'બે અને ત્રણ રૂમના ઘરનો અંદાજ લખો; સાચા લોકો આવે છે અને વાતો બચે છે.'],
      ['ગ્રાહકોનાં ઘર ખાનગી કેવી રીતે રાખું?', 'ખૂણા અને બારીકી બતાવો, સરનામું ન લખો, અને દરેક ફોટા પહેલાં પૂછો.'],
      ['મારું ઇન્સ્ટાગ્રામ છતાં મળશે?', 'તે પહેલી લિંકોમાં રહે છે; કાર્ડ નકશો, ફોન અને ભાવ પણ આપે છે.'],
    ],
    reasons: ['રોજ સાંજે સાઇટની સફાઈ'],
  },
}
