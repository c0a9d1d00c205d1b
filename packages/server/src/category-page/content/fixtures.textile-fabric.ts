import type { WrittenPage } from './rules.ts'

/** Textile & Fabric. */
export const textileFabric: WrittenPage = {
  category: 'Textile & Fabric',
  links: ['WhatsApp catalogue', 'IndiaMART', 'Instagram', 'Google Maps', 'GSTIN'],
  designs: ['zari', 'bazaar', 'ledger'],
  without: ['Home delivery nearby'],
  en: {
    title: 'A digital card for textile mills and fabric traders',
    seo: 'Greige, dyed, printed and embroidered fabrics with width, weight, minimum metres and dispatch of your firm on one link.',
    lead: 'A buyer feels the cloth once and orders it for years by its number. Put the numbers where he finds them at night.',
    about:
      'Three hundred looms, one name. Each bale is checked on a lit table, the width is measured after washing, shade cards are cut from the lot you get, and a claim is settled with cloth and not with words.',
    products: [
      ['Greige fabric', 'Cotton, polyester and viscose'],
      ['Dyed and printed', 'Digital and rotary, your design or ours'],
      ['Suiting and shirting', 'By the roll or the thaan'],
      ['Dress material', 'Unstitched, in catalogues of eight'],
      ['Embroidered fabric', 'Schiffli, sequins and thread'],
      ['Job work', 'Weaving, dyeing and finishing'],
    ],
    faq: [
      [
        'A new catalogue comes every month.',
        'Link your WhatsApp catalogue; the card stays, the catalogue changes.',
      ],
      [
        'Rates are by the metre and depend on quantity.',
        'Show the price for a metre and the smallest lot beside it.',
      ],
      [
        'Agents carry my card through Bihar and Bengal.',
        'They forward the link; it opens on the cheapest phone and even without a network once seen.',
      ],
      [
        'Where do transport and bank details stand?',
        'Bank account on the card, transport in the introduction, GSTIN with the address.',
      ],
    ],
    reasons: ['Shade cards from your own lot'],
  },
  hi: {
    title: 'कपड़ा मिल और व्यापारी का डिजिटल कार्ड',
    seo: 'ग्रे, रँगा, छपा और कढ़ाई वाला कपड़ा, पना, वज़न, न्यूनतम मीटर और डिस्पैच के साथ: आपकी फ़र्म का एक लिंक।',
    lead: 'ख़रीदार कपड़ा एक बार छूता है और सालों नंबर से मँगाता है। नंबर वहाँ रखें जहाँ वह रात को देख सके।',
    about:
      'तीन सौ लूम, एक नाम। हर गाँठ रोशनी वाली मेज़ पर देखी जाती है, पना धोने के बाद नापा जाता है, शेड कार्ड उसी लॉट से कटता है जो आपको मिलेगा, और शिकायत बातों से नहीं, कपड़े से निपटती है।',
    products: [
      ['ग्रे कपड़ा', 'कॉटन, पॉलिएस्टर और विस्कोस'],
      ['रँगा और छपा', 'डिजिटल और रोटरी, डिज़ाइन आपका या हमारा'],
      ['सूटिंग और शर्टिंग', 'रोल या थान से'],
      ['ड्रेस मटेरियल', 'बिना सिला, आठ के कैटलॉग में'],
      ['कढ़ाई वाला कपड़ा', 'शिफ़ली, सितारे और धागा'],
      ['जॉब वर्क', 'बुनाई, रँगाई और फ़िनिशिंग'],
    ],
    faq: [
      ['हर महीने नया कैटलॉग आता है।', 'व्हाट्सऐप कैटलॉग का लिंक जोड़ें; कार्ड वही रहता है, कैटलॉग बदलता है।'],
      ['दर मीटर की है और मात्रा पर घटती है।', 'मीटर का दाम लिखें और साथ में सबसे छोटा लॉट।'],
      [
        'एजेंट मेरा कार्ड बिहार-बंगाल ले जाते हैं।',
        'वे लिंक भेजते हैं; सस्ते फ़ोन पर भी खुलता है, और एक बार देखा हो तो बिना नेटवर्क भी।',
      ],
      ['ट्रांसपोर्ट और बैंक का विवरण कहाँ रहे?', 'खाता कार्ड पर, ट्रांसपोर्ट परिचय में, जीएसटी नंबर पते के साथ।'],
    ],
    reasons: ['शेड कार्ड आपके ही लॉट से'],
  },
  gu: {
    title: 'કાપડ મિલ અને વેપારી માટે ડિજિટલ કાર્ડ',
    seo: 'ગ્રે, રંગેલું, છાપેલું અને ભરતવાળું કાપડ, પનો, વજન, ઓછામાં ઓછા મીટર અને ડિસ્પેચ સાથે: તમારી પેઢીની એક લિંક.',
    lead: 'ખરીદનાર કાપડ એક વાર અડે અને વર્ષો સુધી નંબરથી મંગાવે. નંબર ત્યાં મૂકો જ્યાં એ રાત્રે જોઈ શકે.',
    about:
      'ત્રણસો લૂમ, એક નામ. દરેક ગાંસડી અજવાળાવાળા ટેબલ પર જોવાય, પનો ધોયા પછી મપાય, શેડ કાર્ડ તમને મળનારા લોટમાંથી જ કપાય, અને ફરિયાદ વાતોથી નહીં, કાપડથી પતે.',
    products: [
      ['ગ્રે કાપડ', 'કોટન, પોલિએસ્ટર અને વિસ્કોસ'],
      ['રંગેલું અને છાપેલું', 'ડિજિટલ અને રોટરી, ડિઝાઇન તમારી કે અમારી'],
      ['સૂટિંગ અને શર્ટિંગ', 'રોલ કે તાકાથી'],
      ['ડ્રેસ મટીરિયલ', 'સીવ્યા વગરનું, આઠના કેટલોગમાં'],
      ['ભરતવાળું કાપડ', 'શિફલી, સિક્વન્સ અને દોરો'],
      ['જોબ વર્ક', 'વણાટ, રંગાટ અને ફિનિશિંગ'],
    ],
    faq: [
      ['દર મહિને નવો કેટલોગ આવે છે.', 'વોટ્સએપ કેટલોગની લિંક જોડો; કાર્ડ એ જ રહે, કેટલોગ બદલાય.'],
      ['ભાવ મીટરનો છે અને જથ્થે ઘટે છે.', 'મીટરનો ભાવ લખો અને બાજુમાં નાનામાં નાનો લોટ.'],
      [
        'એજન્ટ મારું કાર્ડ બિહાર-બંગાળ લઈ જાય છે.',
        'તેઓ લિંક મોકલે; સસ્તા ફોનમાં પણ ખૂલે, અને એક વાર જોયું હોય તો નેટવર્ક વગર પણ.',
      ],
      ['ટ્રાન્સપોર્ટ અને બેંકની વિગત ક્યાં રહે?', 'ખાતું કાર્ડ પર, ટ્રાન્સપોર્ટ પરિચયમાં, GST નંબર સરનામા સાથે.'],
    ],
    reasons: ['શેડ કાર્ડ તમારા જ લોટમાંથી'],
  },
}
