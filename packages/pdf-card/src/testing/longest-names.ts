import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'

/** Names as long as the form takes them (60 letters), of an organisation with long and one with short words, and of people. */
type Longest = {
  language: PdfCardDetails['language']
  organisations: readonly [string, string]
  people: readonly [string, string]
}

/** In each script that cards are written in: words as they stand over shops and on school lists. */
export const longestNames = {
  latin: {
    language: 'en',
    organisations: [
      'Maharashtra Pharmaceuticals, Surgicals & General Stores Pune',
      'Jai Shri Ram Tea, Milk and Tiffin Hall by the Old Bus Stand.',
    ],
    people: [
      'Chandrashekhara Venkata Subrahmanyam Lakshminarayana Iyengar',
      'Dr. Sr. Mary Anne Rose D’Souza e Lobo of St. Ann’s Hill Goa.',
    ],
  },
  devanagari: {
    language: 'hi',
    organisations: [
      'श्री लक्ष्मीनारायण वेंकटेश्वर हार्डवेयर एवं सेनेटरी भंडार लि',
      'जय माँ वैष्णो दूध डेयरी, चाय और नाश्ता घर, पुराने बस अड्डे',
    ],
    people: [
      'चंद्रशेखर वेंकट सुब्रह्मण्यम लक्ष्मीनारायण अय्यंगार शास्त्री',
      'डॉ. श्री राम मोहन लाल दास गुप्त वर्मा जी, ग्राम नवपुरा, काशी',
    ],
  },
  gujarati: {
    language: 'gu',
    organisations: [
      'શ્રી લક્ષ્મીનારાયણ વેંકટેશ્વર હાર્ડવેર અને સેનેટરી ભંડાર લિ.',
      'જય મા અંબે ચા, દૂધ અને નાસ્તા ઘર, જૂના બસ સ્ટેન્ડ પાસે, વાવ.',
    ],
    people: [
      'ચંદ્રશેખર વેંકટ સુબ્રહ્મણ્યમ લક્ષ્મીનારાયણ ત્રિવેદી શાસ્ત્રી',
      'ડૉ. શ્રી રામ મોહન લાલ દાસ શાહ, મુ. પો. વડ ગામ, જિ. ખેડા, ગુ.',
    ],
  },
  bengali: {
    language: 'bn',
    organisations: [
      'শ্রী লক্ষ্মীনারায়ণ হার্ডওয়্যার ও স্যানিটারি ভাণ্ডার, মালদা',
      'জয় মা তারা চা, দুধ ও জলখাবার ঘর, পুরানো বাস স্ট্যান্ড, মালদ',
    ],
    people: ['চন্দ্রশেখর ভেঙ্কট সুব্রহ্মণ্যম লক্ষ্মীনারায়ণ চট্টোপাধ্যায়', 'ডাঃ শ্রী রাম মোহন লাল দাস গুপ্ত রায়, গ্রাম বেলুন, কাটোয়া'],
  },
  gurmukhi: {
    language: 'pa',
    organisations: [
      'ਸ੍ਰੀ ਲਕਸ਼ਮੀਨਾਰਾਇਣ ਵੈਂਕਟੇਸ਼ਵਰ ਹਾਰਡਵੇਅਰ ਅਤੇ ਸੈਨੇਟਰੀ ਭੰਡਾਰ, ਮੋ',
      'ਜੈ ਮਾਂ ਦੁੱਧ ਡੇਅਰੀ, ਚਾਹ ਅਤੇ ਨਾਸ਼ਤਾ ਘਰ, ਪੁਰਾਣਾ ਬੱਸ ਅੱਡਾ, ਮੋਗਾ.',
    ],
    people: [
      'ਚੰਦਰਸ਼ੇਖਰ ਵੈਂਕਟ ਸੁਬਰਾਮਨੀਅਮ ਲਕਸ਼ਮੀਨਾਰਾਇਣ ਸਿੰਘ ਰਾਮਗੜ੍ਹੀਏ ਵਾਲੇ',
      'ਡਾ. ਸ. ਰਾਮ ਸਿੰਘ ਗਿੱਲ ਪੁੱਤਰ ਸ. ਲਾਲ ਸਿੰਘ, ਪਿੰਡ ਬਾਘਾ ਪੁਰਾਣਾ ਜੀ',
    ],
  },
  oriya: {
    language: 'or',
    organisations: [
      'ଶ୍ରୀ ଲକ୍ଷ୍ମୀନାରାୟଣ ଭେଙ୍କଟେଶ୍ୱର ହାର୍ଡୱେର ଓ ସାନିଟାରୀ ଭଣ୍ଡାର ଲି',
      'ଜୟ ମା ତାରା ଚା, କ୍ଷୀର ଓ ଜଳଖିଆ ଘର, ପୁରୁଣା ବସ ଷ୍ଟାଣ୍ଡ ପାଖ, ପୁରୀ',
    ],
    people: [
      'ଚନ୍ଦ୍ରଶେଖର ଭେଙ୍କଟ ସୁବ୍ରହ୍ମଣ୍ୟମ ଲକ୍ଷ୍ମୀନାରାୟଣ ମହାପାତ୍ର ଶର୍ମା',
      'ଡା. ଶ୍ରୀ ରାମ ମୋହନ ଲାଲ ଦାସ, ଗ୍ରାମ ବଡ଼ ପୁର, ଥାନା ସଦର, ଜି. କଟକ',
    ],
  },
  tamil: {
    language: 'ta',
    organisations: [
      'ஸ்ரீ லட்சுமிநாராயணன் வெங்கடேஸ்வரா கட்டுமானப் பொருள் அங்காடி',
      'ஜெய் முருகன் தேநீர், பால் மற்றும் டிபன் கடை, பேருந்து நிலைய',
    ],
    people: [
      'சந்திரசேகர வெங்கட சுப்பிரமணியன் லட்சுமிநாராயண ஐயங்கார் சாமி',
      'டாக்டர் ஏ. ராம மோகன் லால் தாஸ், மேல வீதி, சிறு கிராமம், வடி',
    ],
  },
  telugu: {
    language: 'te',
    organisations: ['శ్రీ లక్ష్మీనారాయణ వెంకటేశ్వర హార్డ్‌వేర్ మరియు శానిటరీ షాపు', 'జై శ్రీ రామ్ టీ, పాలు మరియు టిఫిన్ హాల్, పాత బస్టాండ్ వద్ద'],
    people: ['చంద్రశేఖర వెంకట సుబ్రహ్మణ్యం లక్ష్మీనారాయణ అయ్యంగారు శర్మ', 'డా. శ్రీ రామ మోహన్ లాల్ దాస్, గ్రామం పెద్ద పల్లి, గుంటూరు'],
  },
  kannada: {
    language: 'kn',
    organisations: [
      'ಶ್ರೀ ಲಕ್ಷ್ಮೀನಾರಾಯಣ ವೆಂಕಟೇಶ್ವರ ಹಾರ್ಡ್‌ವೇರ್ ಮತ್ತು ನಲ್ಲಿ ಮಳಿಗೆ',
      'ಜೈ ಶ್ರೀ ರಾಮ ಚಹಾ, ಹಾಲು ಮತ್ತು ತಿಂಡಿ ಮನೆ, ಹಳೆ ಬಸ್ ನಿಲ್ದಾಣ, ಗದಗ',
    ],
    people: ['ಚಂದ್ರಶೇಖರ ವೆಂಕಟ ಸುಬ್ರಹ್ಮಣ್ಯಂ ಲಕ್ಷ್ಮೀನಾರಾಯಣ ಅಯ್ಯಂಗಾರ್ ಶರ್ಮ', 'ಡಾ. ಶ್ರೀ ರಾಮ ಮೋಹನ ಲಾಲ್ ದಾಸ್, ಗ್ರಾಮ ಹಿರೇ ಹಳ್ಳಿ, ಜಿ. ಮೈಸೂರು'],
  },
  malayalam: {
    language: 'ml',
    organisations: [
      'ശ്രീ ലക്ഷ്മീനാരായണ വെങ്കടേശ്വര ഹാർഡ്‌വെയർ ആൻഡ് സാനിട്ടറി കട',
      'ജയ് ശ്രീ റാം ചായ, പാൽ, പലഹാര കട, പഴയ ബസ് സ്റ്റാൻഡ്, തൃശൂർ ടൗ',
    ],
    people: [
      'ചന്ദ്രശേഖര വെങ്കട സുബ്രഹ്മണ്യൻ ലക്ഷ്മീനാരായണ അയ്യങ്കാർ ശർമ്മ',
      'ഡോ. ശ്രീ രാമ മോഹൻ ലാൽ ദാസ്, മേലേ വീട്, ചെറു ഗ്രാമം, കോട്ടയം',
    ],
  },
  urdu: {
    language: 'ur',
    organisations: [
      'نور محمدی جنرل ہارڈویئر، سینیٹری و تعمیراتی سامان کا مرکز',
      'جے ہند چائے، دودھ اور ناشتہ گھر، پرانا بس اڈہ، نزد جامع مسجد',
    ],
    people: [
      'محمد عبدالرحمٰن خان یوسف زئی صدیقی الحسینی الہ آبادی مدظلہ',
      'ڈاکٹر سید محمد علی رضا خان ولد حاجی احمد رضا خان، اعظم گڑھ',
    ],
  },
} as const satisfies Record<string, Longest>
/** A script of `longestNames`. */
export type LongScript = keyof typeof longestNames
