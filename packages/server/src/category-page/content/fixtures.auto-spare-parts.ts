import type { WrittenPage } from './rules.ts'

/** Auto Spare Parts. */
export const autoSpareParts: WrittenPage = {
  category: 'Auto Spare Parts',
  links: ['WhatsApp catalogue', 'Google Maps', 'IndiaMART', 'WhatsApp', 'GSTIN'],
  designs: ['garage', 'bazaar', 'minimal'],
  without: [
    'Free pick-up and drop',
    'Help on the road, 24×7',
    'Warranty on our work',
    'Repaired the same day',
  ],
  en: {
    title: 'A digital card for auto spare parts shops',
    seo: 'Parts for cars, bikes, tractors and trucks: brands, counter hours and stock enquiries by photo on one link for mechanics.',
    lead: 'A mechanic stands with a broken part in his hand. He wants to send its photo, hear yes or no, and send a boy to fetch it.',
    about:
      'Thirty years behind the same counter. Tell us the model and the year, and we name the part; if it is not on the shelf, the evening bus from the depot brings it, and if it is the wrong one, it goes back.',
    products: [
      ['Engine parts', 'Pistons, rings, gaskets and belts'],
      ['Brakes and clutch', 'Pads, shoes, plates and cables'],
      ['Filters and oil', 'For every service, by model'],
      ['Electrical', 'Bulbs, horns, relays and wiring'],
      ['Suspension', 'Shockers, bushes and ball joints'],
      ['Body and lights', 'Bumpers, mirrors and lamps, original or good copy'],
    ],
    faq: [
      [
        'Can a mechanic send a photo of the part?',
        'The WhatsApp button opens your chat; the photo and the chassis number come in one message.',
      ],
      [
        'I stock eight thousand items. Shall I list them?',
        'No. Show groups and brands; twenty good lines bring more calls than a list nobody reads.',
      ],
      [
        'How do garages pay at the end of the week?',
        'Your UPI code and account number stand on the card; they pay without asking for them again.',
      ],
      [
        'Do you print GST on the card?',
        'Your GSTIN can stand with the address, so workshops take it for their bills.',
      ],
    ],
    reasons: ['Wrong part taken back'],
  },
  hi: {
    title: 'ऑटो स्पेयर पार्ट्स की दुकान का डिजिटल कार्ड',
    seo: 'कार, बाइक, ट्रैक्टर और ट्रक के पुर्ज़े: ब्रांड, काउंटर का समय और फ़ोटो से पूछताछ, मैकेनिक के लिए एक लिंक पर।',
    lead: 'मैकेनिक हाथ में टूटा पुर्ज़ा लिए खड़ा है। उसे फ़ोटो भेजनी है, हाँ या ना सुनना है और लड़के को लेने भेजना है।',
    about:
      'तीस साल से यही काउंटर। मॉडल और साल बताएँ, पुर्ज़े का नाम हम बताएँगे; शेल्फ़ पर न हो तो शाम की बस से डिपो से आता है, और ग़लत निकले तो वापस जाता है।',
    products: [
      ['इंजन के पुर्ज़े', 'पिस्टन, रिंग, गैस्केट और बेल्ट'],
      ['ब्रेक और क्लच', 'पैड, शू, प्लेट और केबल'],
      ['फ़िल्टर और तेल', 'हर सर्विस के लिए, मॉडल से'],
      ['इलेक्ट्रिकल', 'बल्ब, हॉर्न, रिले और वायरिंग'],
      ['सस्पेंशन', 'शॉकर, बुश और बॉल जॉइंट'],
      ['बॉडी और लाइट', 'बंपर, शीशे और लैंप, ओरिजिनल या अच्छी कॉपी'],
    ],
    faq: [
      ['मैकेनिक पुर्ज़े की फ़ोटो भेज सकता है?', 'व्हाट्सऐप बटन आपकी चैट खोलता है; फ़ोटो और चेसिस नंबर एक ही संदेश में आते हैं।'],
      ['आठ हज़ार आइटम हैं, सब लिखूँ?', 'नहीं, समूह और ब्रांड दिखाएँ; बीस अच्छी पंक्तियाँ लंबी सूची से ज़्यादा फ़ोन लाती हैं।'],
      ['गैराज वाले हफ़्ते के अंत में कैसे चुकाएँ?', 'यूपीआई कोड और खाता नंबर कार्ड पर रहते हैं; दोबारा पूछना नहीं पड़ता।'],
      ['जीएसटी नंबर कार्ड पर आ सकता है?', 'हाँ, पते के साथ, ताकि वर्कशॉप बिल के लिए वहीं से ले लें।'],
    ],
    reasons: ['ग़लत पुर्ज़ा वापस'],
  },
  gu: {
    title: 'ઓટો સ્પેર પાર્ટ્સની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'કાર, બાઇક, ટ્રેક્ટર અને ટ્રકના પાર્ટ્સ: બ્રાન્ડ, કાઉન્ટરનો સમય અને ફોટાથી પૂછપરછ, મિકેનિક માટે એક લિંક પર.',
    lead: 'મિકેનિક હાથમાં તૂટેલો પાર્ટ લઈને ઊભો છે. એને ફોટો મોકલવો છે, હા કે ના સાંભળવું છે અને છોકરાને લેવા મોકલવો છે.',
    about:
      'ત્રીસ વર્ષથી આ જ કાઉન્ટર. મોડલ અને વર્ષ કહો, પાર્ટનું નામ અમે કહીશું; શેલ્ફ પર ન હોય તો સાંજની બસમાં ડેપોથી આવે, અને ખોટો નીકળે તો પાછો જાય.',
    products: [
      ['એન્જિનના પાર્ટ', 'પિસ્ટન, રિંગ, ગાસ્કેટ અને બેલ્ટ'],
      ['બ્રેક અને ક્લચ', 'પેડ, શૂ, પ્લેટ અને કેબલ'],
      ['ફિલ્ટર અને ઓઇલ', 'દરેક સર્વિસ માટે, મોડલ પ્રમાણે'],
      ['ઇલેક્ટ્રિકલ', 'બલ્બ, હોર્ન, રિલે અને વાયરિંગ'],
      ['સસ્પેન્શન', 'શોકર, બુશ અને બોલ જોઇન્ટ'],
      ['બોડી અને લાઇટ', 'બમ્પર, અરીસા અને લેમ્પ, ઓરિજિનલ કે સારી કોપી'],
    ],
    faq: [
      ['મિકેનિક પાર્ટનો ફોટો મોકલી શકે?', 'વોટ્સએપ બટન તમારી ચેટ ખોલે છે; ફોટો અને ચેસિસ નંબર એક જ મેસેજમાં આવે.'],
      ['આઠ હજાર આઇટમ છે, બધી લખું?', 'ના, ગ્રુપ અને બ્રાન્ડ બતાવો; વીસ સારી લીટી લાંબી યાદી કરતાં વધુ ફોન લાવે છે.'],
      ['ગેરેજવાળા અઠવાડિયાના અંતે કેવી રીતે ચૂકવે?', 'UPI કોડ અને ખાતા નંબર કાર્ડ પર જ છે; ફરી પૂછવું પડતું નથી.'],
      ['GST નંબર કાર્ડ પર આવે?', 'હા, સરનામા સાથે, જેથી વર્કશોપ બિલ માટે ત્યાંથી લઈ લે.'],
    ],
    reasons: ['ખોટો પાર્ટ પાછો લઈએ'],
  },
}
