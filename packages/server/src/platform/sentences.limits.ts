/** Refusals with facts in them, in Hindi: which limit was met, and who may lift it. */
const withFacts: [RegExp, string][] = [
  [
    /^(“.+”|A custom plan) is not among the plans you may give\. (.+) can allow it\.$/su,
    'आप जो प्लान दे सकते हैं, उनमें $1 नहीं है। इसकी अनुमति $2 दे सकते हैं।',
  ],
  [
    /^Your limits hold in your own agency, so you give no plans elsewhere\. (.+) can lift them\.$/su,
    'आपकी सीमाएँ आपकी अपनी एजेंसी में चलती हैं, इसलिए आप कहीं और प्लान नहीं दे सकते। इन्हें $1 हटा सकते हैं।',
  ],
  [
    /^This is (\S+) % below the list, which asks (\S+)\. You may give at most (\S+) %\. (.+) can raise your limit\.$/su,
    'यह सूची के दाम $2 से $1 % कम है। आप ज़्यादा से ज़्यादा $3 % छूट दे सकते हैं। आपकी सीमा $4 बढ़ा सकते हैं।',
  ],
  [
    /^You hold (\S+) that is not handed over\. With (\S+) more it passes your limit of (\S+)\. Hand over first, or ask (.+) to raise the limit\.$/su,
    'आपके पास $1 हैं जो अभी जमा नहीं हुए। $2 और लेने पर यह आपकी सीमा $3 से ज़्यादा हो जाएगा। पहले पैसे जमा करें, या $4 से सीमा बढ़ाने को कहें।',
  ],
  [
    /^The file is too large\. Choose one of at most (\d+) MB\.$/u,
    'फ़ाइल बहुत बड़ी है। ज़्यादा से ज़्यादा $1 MB की फ़ाइल चुनें।',
  ],
]

const whoInHindi = (names: string) => (names === 'an admin' ? 'कोई एडमिन' : names.replace(/,? or /gu, ' या '))

/** Such a refusal in Hindi, with its facts; null where it is none of them. */
export function limitInHindi(sentence: string): string | null {
  for (const [pattern, hindi] of withFacts) {
    const found = pattern.exec(sentence)?.slice(1)
    if (!found) continue
    const facts = found.map((fact, at) =>
      at === found.length - 1 ? whoInHindi(fact) : fact === 'A custom plan' ? 'कस्टम प्लान' : fact,
    )
    return hindi.replace(/\$(\d)/gu, (_all, place: string) => facts[Number(place) - 1] ?? '')
  }
  return null
}
