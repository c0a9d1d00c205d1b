import type { Language } from './poster.ts'

/** What a post is for; it decides how its caption ends. */
export type Purpose = 'wish' | 'thought' | 'offer' | 'trade' | 'civic'

const ends: Record<Purpose, Partial<Record<Language, string>>> = {
  wish: {
    en: 'Warm wishes to you and your family from all of us.',
    hi: 'आपको और आपके परिवार को हमारी ओर से हार्दिक शुभकामनाएँ।',
    gu: 'તમને અને તમારા પરિવારને અમારા તરફથી હાર્દિક શુભેચ્છાઓ.',
    mr: 'तुम्हाला आणि तुमच्या कुटुंबाला आमच्याकडून मनापासून शुभेच्छा.',
    bn: 'আপনাকে ও আপনার পরিবারকে আমাদের আন্তরিক শুভেচ্ছা।',
    ta: 'உங்களுக்கும் உங்கள் குடும்பத்தினருக்கும் எங்கள் இனிய வாழ்த்துகள்.',
    te: 'మీకు, మీ కుటుంబ సభ్యులకు మా హృదయపూర్వక శుభాకాంక్షలు.',
    kn: 'ನಿಮಗೂ ನಿಮ್ಮ ಕುಟುಂಬಕ್ಕೂ ನಮ್ಮ ಹಾರ್ದಿಕ ಶುಭಾಶಯಗಳು.',
    ml: 'നിങ്ങൾക്കും കുടുംബത്തിനും ഞങ്ങളുടെ ആശംസകൾ.',
    pa: 'ਤੁਹਾਨੂੰ ਤੇ ਤੁਹਾਡੇ ਪਰਿਵਾਰ ਨੂੰ ਸਾਡੇ ਵੱਲੋਂ ਵਧਾਈਆਂ।',
    ur: 'آپ اور آپ کے اہلِ خانہ کو ہماری طرف سے مبارک باد۔',
    or: 'ଆପଣଙ୍କୁ ଓ ଆପଣଙ୍କ ପରିବାରକୁ ଶୁଭେଚ୍ଛା।',
  },
  thought: {
    en: 'Have a good day.',
    hi: 'आपका दिन शुभ हो।',
    gu: 'તમારો દિવસ શુભ રહે.',
    mr: 'तुमचा दिवस शुभ जावो.',
    ta: 'இந்த நாள் இனிய நாளாகட்டும்.',
    bn: 'আপনার দিন ভালো কাটুক।',
    te: 'మీ రోజు శుభంగా సాగాలి.',
    kn: 'ನಿಮ್ಮ ದಿನ ಶುಭವಾಗಿರಲಿ.',
    ml: 'നല്ല ദിവസം ആശംസിക്കുന്നു.',
    pa: 'ਤੁਹਾਡਾ ਦਿਨ ਚੰਗਾ ਲੰਘੇ।',
    or: 'ଆପଣଙ୍କ ଦିନ ଶୁଭ ହେଉ।',
    ur: 'آپ کا دن اچھا گزرے۔',
  },
  offer: {
    en: 'Come by today, or send us a message.',
    hi: 'आज ही पधारें या हमें मैसेज करें।',
    gu: 'આજે જ પધારો અથવા અમને મેસેજ કરો.',
    mr: 'आजच भेट द्या किंवा आम्हाला मेसेज करा.',
    bn: 'আজই আসুন বা আমাদের মেসেজ করুন।',
    ta: 'இன்றே வாருங்கள் அல்லது செய்தி அனுப்புங்கள்.',
    te: 'ఈరోజే రండి లేదా మాకు మెసేజ్ చేయండి.',
    kn: 'ಇಂದೇ ಬನ್ನಿ ಅಥವಾ ನಮಗೆ ಮೆಸೇಜ್ ಮಾಡಿ.',
    ml: 'ഇന്നുതന്നെ വരൂ അല്ലെങ്കിൽ മെസേജ് അയയ്ക്കൂ.',
    pa: 'ਅੱਜ ਹੀ ਆਓ ਜਾਂ ਸਾਨੂੰ ਮੈਸੇਜ ਕਰੋ।',
    or: 'ଆଜି ହିଁ ଆସନ୍ତୁ ବା ମେସେଜ କରନ୍ତୁ।',
    ur: 'آج ہی تشریف لائیں یا ہمیں میسج کریں۔',
  },
  trade: {
    en: 'Call or message us; we are glad to help.',
    hi: 'कॉल या मैसेज करें, हम आपकी सेवा में हैं।',
    gu: 'કૉલ કે મેસેજ કરો, અમે તમારી સેવામાં છીએ.',
    mr: 'कॉल किंवा मेसेज करा, आम्ही तुमच्या सेवेत आहोत.',
  },
  civic: {
    en: 'Together for our town and our country.',
    hi: 'अपने नगर और देश के लिए, साथ मिलकर।',
    gu: 'આપણા નગર અને દેશ માટે, સાથે મળીને.',
    mr: 'आपल्या गावासाठी आणि देशासाठी, एकत्र.',
    bn: 'আমাদের শহর ও দেশের জন্য, একসাথে।',
    ta: 'நம் ஊருக்கும் நாட்டுக்கும், ஒன்றாக.',
    te: 'మన ఊరి కోసం, దేశం కోసం, అందరం కలిసి.',
    kn: 'ನಮ್ಮ ಊರಿಗಾಗಿ, ದೇಶಕ್ಕಾಗಿ, ಒಟ್ಟಾಗಿ.',
    ml: 'നമ്മുടെ നാടിനു വേണ്ടി, ഒരുമിച്ച്.',
    pa: 'ਆਪਣੇ ਸ਼ਹਿਰ ਤੇ ਦੇਸ਼ ਲਈ, ਮਿਲ ਕੇ।',
    or: 'ଆମ ସହର ଓ ଦେଶ ପାଇଁ, ଏକାଠି।',
  },
}

/** The words sent with a post: its own, and a friendly end. */
export const captionOf = (
  language: Language,
  head: string,
  line: string | undefined,
  purpose: Purpose,
): string => [head.replace(/\n/g, ' '), line, ends[purpose][language]].filter(Boolean).join('\n')

/** What a post with this caption is for, by how it ends in its language. */
export const purposeOf = (language: Language, caption: string): Purpose =>
  (Object.keys(ends) as Purpose[]).find((purpose) => {
    const end = ends[purpose][language]
    return end !== undefined && caption.endsWith(end)
  }) ?? 'wish'
