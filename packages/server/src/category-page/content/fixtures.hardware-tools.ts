import type { WrittenPage } from './rules.ts'

/** Hardware & Tools. */
export const hardwareTools: WrittenPage = {
  category: 'Hardware & Tools',
  links: ['Google Maps', 'WhatsApp catalogue', 'IndiaMART', 'GSTIN', 'Price list'],
  designs: ['garage', 'blueprint', 'bazaar'],
  en: {
    title: 'A digital card for hardware and tool shops',
    seo: 'Locks, hinges, screws, drills and hand tools: makes, counter rates and site delivery of your hardware shop on one link.',
    lead: 'The carpenter has half a hinge in his pocket. He would send its photo, if he knew your number by heart.',
    about:
      'Six thousand small things, and we know the drawer of each. A drill is run before it is packed, keys are cut while you wait, and what a site sends back unopened by Saturday is taken off the bill.',
    products: [
      ['Locks and handles', 'Main door, cupboard and glass'],
      ['Hinges and channels', 'Soft-close and plain, by weight of the door'],
      ['Power tools', 'Drills, grinders and cutters, with service here'],
      ['Hand tools', 'Spanners, hammers, levels and measuring tapes'],
      ['Screws and fasteners', 'By the box or by the hundred'],
      ['Adhesives and sealants', 'For wood, tile, pipe and glass'],
    ],
    faq: [
      [
        'Nobody knows what the part is called.',
        'They send its photo over the WhatsApp button; you name it and the price.',
      ],
      [
        'Contractors want a list for the whole flat.',
        'Attach one as a PDF with room for quantities; they mark it and send it back.',
      ],
      ['Do you rent out tools? Can the card say so?', 'Add it as a service with a price for a day.'],
      [
        'The shop opens at eight for sites and closes for lunch.',
        'Two spans in a day are possible; the page shows which one runs.',
      ],
    ],
    reasons: ['Keys cut while you wait'],
  },
  hi: {
    title: 'हार्डवेयर और औज़ार की दुकान का डिजिटल कार्ड',
    seo: 'ताले, कब्ज़े, पेंच, ड्रिल और हाथ के औज़ार: कंपनियाँ, काउंटर का भाव और साइट पर डिलीवरी, एक ही लिंक पर।',
    lead: 'बढ़ई की जेब में आधा कब्ज़ा है। आपका नंबर याद होता तो वह उसकी फ़ोटो भेज देता।',
    about:
      'छह हज़ार छोटी चीज़ें, और हर एक की दराज़ हमें याद है। ड्रिल चलाकर ही पैक होती है, चाबी खड़े-खड़े बनती है, और साइट से जो बिना खुला शनिवार तक लौट आए, वह बिल से घट जाता है।',
    products: [
      ['ताले और हैंडल', 'मुख्य दरवाज़े, अलमारी और काँच के'],
      ['कब्ज़े और चैनल', 'सॉफ़्ट क्लोज़ और सादे, दरवाज़े के वज़न से'],
      ['पावर टूल', 'ड्रिल, ग्राइंडर और कटर, सर्विस यहीं'],
      ['हाथ के औज़ार', 'पाने, हथौड़े, लेवल और टेप'],
      ['पेंच और बोल्ट', 'डिब्बे या सैकड़े से'],
      ['गोंद और सीलेंट', 'लकड़ी, टाइल, पाइप और काँच के लिए'],
    ],
    faq: [
      ['पुर्ज़े का नाम किसी को पता नहीं होता।', 'व्हाट्सऐप बटन से उसकी फ़ोटो आती है; नाम और दाम आप बताएँ।'],
      ['ठेकेदार पूरे फ़्लैट की सूची माँगते हैं।', 'पीडीएफ़ जोड़ें जिसमें मात्रा की जगह हो; वे भरकर लौटा देते हैं।'],
      ['औज़ार किराए पर भी देते हैं, लिखा जा सकता है?', 'सेवा के रूप में जोड़ें, एक दिन के दाम के साथ।'],
      [
        'साइट वालों के लिए आठ बजे खुलता है, दोपहर में बंद।',
        'एक दिन में दो समय हो सकते हैं; कौन सा चल रहा है, पेज दिखाता है।',
      ],
    ],
    reasons: ['चाबी खड़े-खड़े'],
  },
  gu: {
    title: 'હાર્ડવેર અને ઓજારની દુકાનનું ડિજિટલ કાર્ડ',
    seo: 'તાળાં, મિજાગરા, સ્ક્રૂ, ડ્રિલ અને હાથનાં ઓજાર: કંપની, કાઉન્ટરનો ભાવ અને સાઇટ પર ડિલિવરી, એક જ લિંક પર.',
    lead: 'સુથારના ખિસ્સામાં અડધો મિજાગરો છે. તમારો નંબર મોઢે હોત તો એનો ફોટો મોકલી દેત.',
    about:
      'છ હજાર નાની વસ્તુ, અને દરેકનું ખાનું અમને યાદ છે. ડ્રિલ ચલાવીને જ પેક થાય, ચાવી ઊભા ઊભા બને, અને સાઇટ પરથી ખોલ્યા વગરનું શનિવાર સુધીમાં પાછું આવે તે બિલમાંથી બાદ થાય.',
    products: [
      ['તાળાં અને હેન્ડલ', 'મુખ્ય દરવાજા, કબાટ અને કાચનાં'],
      ['મિજાગરા અને ચેનલ', 'સોફ્ટ ક્લોઝ અને સાદા, દરવાજાના વજન પ્રમાણે'],
      ['પાવર ટૂલ', 'ડ્રિલ, ગ્રાઇન્ડર અને કટર, સર્વિસ અહીં જ'],
      ['હાથનાં ઓજાર', 'પાનાં, હથોડી, લેવલ અને ટેપ'],
      ['સ્ક્રૂ અને બોલ્ટ', 'બોક્સ કે સેંકડાથી'],
      ['ગુંદર અને સીલન્ટ', 'લાકડું, ટાઇલ, પાઇપ અને કાચ માટે'],
    ],
    faq: [
      ['પાર્ટનું નામ કોઈને ખબર હોતી નથી.', 'વોટ્સએપ બટનથી એનો ફોટો આવે; નામ અને ભાવ તમે કહો.'],
      ['કોન્ટ્રાક્ટર આખા ફ્લેટની યાદી માંગે છે.', 'જથ્થો લખવાની જગ્યાવાળી PDF જોડો; તેઓ ભરીને પાછી મોકલે.'],
      ['ઓજાર ભાડે પણ આપીએ, લખી શકાય?', 'સેવા તરીકે ઉમેરો, એક દિવસના ભાવ સાથે.'],
      ['સાઇટ માટે આઠ વાગ્યે ખૂલે, બપોરે બંધ.', 'એક દિવસમાં બે સમય રાખી શકાય; કયો ચાલે છે તે પેજ બતાવે.'],
    ],
    reasons: ['ચાવી ઊભા ઊભા'],
  },
}
