import type { WrittenPage } from './rules.ts'

/** Other. */
export const other: WrittenPage = {
  category: 'Other',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'Instagram', 'UPI ID'],
  designs: ['minimal', 'bazaar', 'monsoon'],
  en: {
    title: 'A digital card for work that fits no drawer',
    seo: 'Kite makers, beekeepers, tattooists, drum repairers: your name, number, work, prices and the way to you on one link.',
    lead: 'Your trade is in no list, and that is why people keep losing your number. Give them a link that names it in your own words.',
    about:
      'Few people do what we do, and most find us through somebody who was here before. Ask whatever you like, look at the work that stands around, and take the time to decide; nothing is sold in a hurry here.',
    products: [
      ['What you ask us for most', 'Made, mended or found for you'],
      ['Work to order', 'Told in a sentence, answered with a price'],
      ['A visit', 'We come and look at it'],
      ['A lesson', 'For those who want to learn it'],
      ['A gift', 'Something of ours, packed'],
      ['Advice', 'Before you buy it elsewhere'],
    ],
    faq: [
      [
        'My trade is not in the list. Does the card suit me?',
        'Yes. You type your own kind of business, and it stands on the card as you wrote it.',
      ],
      ['What do I put first?', 'What people ask you in the first minute: where, when and how much.'],
      ['I have no shop.', 'Leave the address out; call, WhatsApp and pictures are a whole card.'],
      [
        'Can I change the name of my trade later?',
        'At any time; the link and the printed code stay the same.',
      ],
    ],
    reasons: ['Few others do it'],
  },
  hi: {
    title: 'हर अनोखे काम के लिए डिजिटल कार्ड',
    seo: 'पतंग बनाने वाले, मधुमक्खी पालक, टैटू कलाकार, ढोल सुधारने वाले: नाम, नंबर, काम, दाम और रास्ता एक लिंक पर।',
    lead: 'आपका काम किसी सूची में नहीं, इसीलिए लोग नंबर खो देते हैं। ऐसा लिंक दें जो उसे आपके शब्दों में बताए।',
    about:
      'हमारा काम कम लोग करते हैं, और ज़्यादातर लोग किसी पुराने ग्राहक के कहने पर आते हैं। जो पूछना हो पूछें, आसपास रखा काम देखें, और आराम से तय करें; यहाँ जल्दी में कुछ नहीं बिकता।',
    products: [
      ['जो लोग सबसे ज़्यादा माँगते हैं', 'बनाकर, सुधारकर या ढूँढकर'],
      ['ऑर्डर पर काम', 'एक पंक्ति में बताएँ, दाम लिखकर आएगा'],
      ['घर आकर देखना', 'हम आकर देख लेते हैं'],
      ['सीखना', 'जो यह काम सीखना चाहें'],
      ['उपहार', 'हमारे हाथ की चीज़, पैक की हुई'],
      ['सलाह', 'कहीं और से ख़रीदने से पहले'],
    ],
    faq: [
      ['मेरा काम सूची में नहीं है, कार्ड चलेगा?', 'हाँ। अपना काम अपने शब्दों में लिखें, कार्ड पर वैसा ही दिखता है।'],
      ['सबसे पहले क्या रखूँ?', 'जो लोग पहले मिनट में पूछते हैं: कहाँ, कब और कितने में।'],
      ['मेरी कोई दुकान नहीं है।', 'पता छोड़ दें; कॉल, व्हाट्सऐप और तस्वीरें भी पूरा कार्ड हैं।'],
      ['काम का नाम बाद में बदल सकता हूँ?', 'जब चाहें; लिंक और छपा हुआ कोड वही रहता है।'],
    ],
    reasons: ['ऐसा काम कम लोग करते हैं'],
  },
  gu: {
    title: 'દરેક અનોખા કામ માટે ડિજિટલ કાર્ડ',
    seo: 'પતંગ બનાવનાર, મધમાખી ઉછેરનાર, ટેટૂ કલાકાર, ઢોલ સુધારનાર: નામ, નંબર, કામ, ભાવ અને રસ્તો એક લિંક પર.',
    lead: 'તમારું કામ કોઈ યાદીમાં નથી, એટલે જ લોકો નંબર ખોઈ બેસે છે. એવી લિંક આપો જે એને તમારા શબ્દોમાં કહે.',
    about:
      'અમારું કામ થોડા જ લોકો કરે છે, અને મોટા ભાગના કોઈ જૂના ગ્રાહકના કહેવાથી આવે છે. જે પૂછવું હોય તે પૂછો, આસપાસનું કામ જુઓ, અને નિરાંતે નક્કી કરો; અહીં ઉતાવળે કંઈ વેચાતું નથી.',
    products: [
      ['લોકો જે સૌથી વધુ માંગે છે', 'બનાવીને, સુધારીને કે શોધીને'],
      ['ઓર્ડરથી કામ', 'એક લીટીમાં કહો, ભાવ લખીને આવશે'],
      ['ઘરે આવીને જોવું', 'અમે આવીને જોઈ લઈએ'],
      ['શીખવું', 'જેને આ કામ શીખવું હોય'],
      ['ભેટ', 'અમારા હાથની વસ્તુ, પેક કરેલી'],
      ['સલાહ', 'બીજેથી ખરીદતા પહેલાં'],
    ],
    faq: [
      ['મારું કામ યાદીમાં નથી, કાર્ડ ચાલે?', 'હા. તમારું કામ તમારા શબ્દોમાં લખો, કાર્ડ પર એવું જ દેખાય.'],
      ['સૌથી પહેલાં શું મૂકું?', 'લોકો પહેલી મિનિટમાં જે પૂછે છે: ક્યાં, ક્યારે અને કેટલામાં.'],
      ['મારી કોઈ દુકાન નથી.', 'સરનામું રહેવા દો; કૉલ, વોટ્સએપ અને ફોટા પણ આખું કાર્ડ છે.'],
      ['કામનું નામ પછી બદલી શકાય?', 'ગમે ત્યારે; લિંક અને છાપેલો કોડ એ જ રહે છે.'],
    ],
    reasons: ['આવું કામ થોડા જ કરે છે'],
  },
}
