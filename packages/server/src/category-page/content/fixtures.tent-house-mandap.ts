import type { WrittenPage } from './rules.ts'

/** Tent House & Mandap. */
export const tentHouseMandap: WrittenPage = {
  category: 'Tent House & Mandap',
  links: ['WhatsApp', 'Photo album', 'Google Maps', 'Instagram', 'YouTube'],
  designs: ['saffron', 'zari', 'bazaar'],
  without: ['Free home visit', '24×7 support'],
  en: {
    title: 'A digital card for tent houses and mandap services',
    seo: 'Mandaps, chairs, stage, lights and crockery with rates by the piece or the day of your tent house on one link.',
    lead: 'Before any wedding somebody counts chairs on a napkin. Let him count them on your page.',
    about:
      'Our cloth is washed after each function and you may smell it. The mandap stands the evening before, one man stays through the night with the generator, and we take down so quietly that the neighbours ask whether it was a wedding.',
    products: [
      ['Mandap', 'Four pillars or flowers all over, from pictures'],
      ['Shamiana and dome', 'By the foot, waterproof in the rains'],
      ['Chairs and tables', 'Plastic, banquet and gold, covers washed'],
      ['Stage and lights', 'LED, chandelier and gate'],
      ['Crockery and counters', 'For two hundred and for two thousand'],
      ['Coolers and generator', 'With an operator for the night'],
    ],
    faq: [
      [
        'Rates are by the day and by the piece.',
        'Each product says what its price is for; both fit on one list.',
      ],
      ['How do I show that a date is full?', 'In the first lines; change it when a booking comes.'],
      [
        'Villages ask whether you come so far.',
        'Name the distance and the charge for the truck once, and the phone rings for better reasons.',
      ],
      ['Films of a lit mandap help?', 'More than any picture; paste one from YouTube.'],
    ],
    reasons: ['Cloth washed after each function'],
  },
  hi: {
    title: 'टेंट हाउस और मंडप का डिजिटल कार्ड',
    seo: 'मंडप, कुर्सी, मंच, लाइट और बर्तन, नग या दिन की दर से: आपके टेंट हाउस का एक लिंक।',
    lead: 'हर शादी से पहले कोई रुमाल पर कुर्सियाँ गिनता है। वह आपके पेज पर गिन ले।',
    about:
      'हर कार्यक्रम के बाद कपड़ा धुलता है, आप सूँघकर देख सकते हैं। मंडप एक शाम पहले खड़ा मिलता है, जनरेटर के पास रात भर एक आदमी रहता है, और इतनी शांति से खोलते हैं कि पड़ोसी पूछें, शादी थी क्या।',
    products: [
      ['मंडप', 'चार खंभे या फूलों से भरा, तस्वीर देखकर'],
      ['शामियाना और डोम', 'फ़ुट से, बारिश में वॉटरप्रूफ़'],
      ['कुर्सी और टेबल', 'प्लास्टिक, बैंक्वेट और सुनहरी, धुले कवर'],
      ['मंच और लाइट', 'एलईडी, झूमर और स्वागत द्वार'],
      ['बर्तन और काउंटर', 'दो सौ के लिए भी, दो हज़ार के लिए भी'],
      ['कूलर और जनरेटर', 'रात भर ऑपरेटर के साथ'],
    ],
    faq: [
      ['कुछ दर दिन की है, कुछ नग की।', 'हर प्रोडक्ट बताता है कि दाम किसका है; दोनों एक सूची में आते हैं।'],
      ['भरी हुई तारीख़ कैसे दिखाऊँ?', 'पहली पंक्तियों में; बुकिंग आए तो बदल दें।'],
      ['गाँव वाले पूछते हैं, इतनी दूर आएँगे?', 'दूरी और ट्रक का ख़र्च एक बार लिखें, फिर फ़ोन काम की बात पर आता है।'],
      ['रोशनी वाले मंडप का वीडियो काम आएगा?', 'तस्वीर से ज़्यादा; यूट्यूब से एक चिपकाएँ।'],
    ],
    reasons: ['हर बार धुला हुआ कपड़ा'],
  },
  gu: {
    title: 'મંડપ સર્વિસ માટે ડિજિટલ કાર્ડ',
    seo: 'મંડપ, ખુરશી, સ્ટેજ, લાઇટ અને વાસણ, નંગ કે દિવસના ભાવે: તમારી મંડપ સર્વિસની એક લિંક.',
    lead: 'દરેક લગ્ન પહેલાં કોઈ નેપકિન પર ખુરશી ગણે છે. એ તમારા પેજ પર ગણી લે.',
    about:
      'દરેક પ્રસંગ પછી કાપડ ધોવાય, તમે સૂંઘીને જોઈ શકો. મંડપ આગલી સાંજે ઊભો હોય, જનરેટર પાસે રાતભર એક માણસ રહે, અને એટલી શાંતિથી ઉતારીએ કે પાડોશી પૂછે, લગ્ન હતાં?',
    products: [
      ['મંડપ', 'ચાર થાંભલા કે ફૂલોથી ભરેલો, ફોટા પરથી'],
      ['શમિયાણો અને ડોમ', 'ફૂટથી, વરસાદમાં વોટરપ્રૂફ'],
      ['ખુરશી અને ટેબલ', 'પ્લાસ્ટિક, બેન્ક્વેટ અને સોનેરી, ધોયેલાં કવર'],
      ['સ્ટેજ અને લાઇટ', 'LED, ઝુમ્મર અને સ્વાગત ગેટ'],
      ['વાસણ અને કાઉન્ટર', 'બસો માટે પણ, બે હજાર માટે પણ'],
      ['કૂલર અને જનરેટર', 'રાતભર ઓપરેટર સાથે'],
    ],
    faq: [
      ['અમુક ભાવ દિવસના છે, અમુક નંગના.', 'દરેક પ્રોડક્ટ કહે છે કે ભાવ શાનો; બંને એક યાદીમાં આવે.'],
      ['ભરાયેલી તારીખ કેવી રીતે બતાવું?', 'પહેલી લીટીઓમાં; બુકિંગ આવે એટલે બદલો.'],
      ['ગામડાંવાળા પૂછે છે, આટલે દૂર આવશો?', 'અંતર અને ટ્રકનો ખર્ચ એક વાર લખો, પછી ફોન કામની વાતે આવે.'],
      ['રોશનીવાળા મંડપનો વીડિયો કામ લાગે?', 'ફોટા કરતાં વધુ; YouTube માંથી એક મૂકો.'],
    ],
    reasons: ['દર વખતે ધોયેલું કાપડ'],
  },
}
