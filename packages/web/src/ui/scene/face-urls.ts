// Written by `npm run fonts`.
import f0 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-500-normal.woff2'
import f1 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-500-normal.woff2'
import f2 from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-500-normal.woff2'
import f3 from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-500-normal.woff2'
import f4 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-500-normal.woff2'
import f5 from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-500-normal.woff2'
import f6 from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-500-normal.woff2'
import f7 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-500-normal.woff2'
import f8 from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-500-normal.woff2'
import f9 from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-500-normal.woff2'
import f10 from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-500-normal.woff2'
import f11 from '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-500-normal.woff2'
import f12 from '@fontsource/noto-sans/files/noto-sans-latin-ext-500-normal.woff2'
import f13 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-800-normal.woff2'
import f14 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-800-normal.woff2'
import f15 from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2'
import f16 from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-700-normal.woff2'
import f17 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff2'
import f18 from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-700-normal.woff2'
import f19 from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-700-normal.woff2'
import f20 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff2'
import f21 from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-700-normal.woff2'
import f22 from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-700-normal.woff2'
import f23 from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-700-normal.woff2'
import f24 from '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-700-normal.woff2'
import f25 from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff2'
import f26 from '@fontsource/noto-serif-display/files/noto-serif-display-latin-500-normal.woff2'
import f27 from '@fontsource/noto-serif-display/files/noto-serif-display-latin-ext-500-normal.woff2'
import f28 from '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-500-normal.woff2'
import f29 from '@fontsource/noto-serif-gujarati/files/noto-serif-gujarati-gujarati-500-normal.woff2'
import f30 from '@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-500-normal.woff2'
import f31 from '@fontsource/noto-serif-display/files/noto-serif-display-latin-700-normal.woff2'
import f32 from '@fontsource/noto-serif-display/files/noto-serif-display-latin-ext-700-normal.woff2'
import f33 from '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff2'
import f34 from '@fontsource/noto-serif-gujarati/files/noto-serif-gujarati-gujarati-700-normal.woff2'
import f35 from '@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-700-normal.woff2'
import f36 from '@fontsource/baloo-2/files/baloo-2-latin-500-normal.woff2'
import f37 from '@fontsource/baloo-2/files/baloo-2-latin-ext-500-normal.woff2'
import f38 from '@fontsource/baloo-2/files/baloo-2-devanagari-500-normal.woff2'
import f39 from '@fontsource/baloo-bhai-2/files/baloo-bhai-2-gujarati-500-normal.woff2'
import f40 from '@fontsource/baloo-thambi-2/files/baloo-thambi-2-tamil-500-normal.woff2'
import f41 from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2'
import f42 from '@fontsource/baloo-2/files/baloo-2-latin-ext-700-normal.woff2'
import f43 from '@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff2'
import f44 from '@fontsource/baloo-bhai-2/files/baloo-bhai-2-gujarati-700-normal.woff2'
import f45 from '@fontsource/baloo-thambi-2/files/baloo-thambi-2-tamil-700-normal.woff2'
import f46 from '@fontsource/teko/files/teko-latin-400-normal.woff2'
import f47 from '@fontsource/teko/files/teko-latin-ext-400-normal.woff2'
import f48 from '@fontsource/teko/files/teko-devanagari-400-normal.woff2'
import f49 from '@fontsource/teko/files/teko-latin-600-normal.woff2'
import f50 from '@fontsource/teko/files/teko-latin-ext-600-normal.woff2'
import f51 from '@fontsource/teko/files/teko-devanagari-600-normal.woff2'
import f52 from '@fontsource/kaushan-script/files/kaushan-script-latin-400-normal.woff2'
import f53 from '@fontsource/kaushan-script/files/kaushan-script-latin-ext-400-normal.woff2'
import f54 from '@fontsource/kalam/files/kalam-devanagari-400-normal.woff2'
import f55 from '@fontsource/farsan/files/farsan-gujarati-400-normal.woff2'
import f56 from '@fontsource/atma/files/atma-bengali-500-normal.woff2'
import f57 from '@fontsource/kavivanar/files/kavivanar-tamil-400-normal.woff2'
import f58 from '@fontsource/ravi-prakash/files/ravi-prakash-telugu-400-normal.woff2'
import f59 from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-500-normal.woff2'
import f60 from '@fontsource/kalam/files/kalam-devanagari-700-normal.woff2'
import f61 from '@fontsource/atma/files/atma-bengali-700-normal.woff2'
import f62 from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff2'
import f63 from '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2'
import f64 from '@fontsource/rozha-one/files/rozha-one-latin-ext-400-normal.woff2'
import f65 from '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2'
import f66 from '@fontsource/shrikhand/files/shrikhand-gujarati-400-normal.woff2'
import f67 from '@fontsource/yatra-one/files/yatra-one-latin-400-normal.woff2'
import f68 from '@fontsource/yatra-one/files/yatra-one-latin-ext-400-normal.woff2'
import f69 from '@fontsource/yatra-one/files/yatra-one-devanagari-400-normal.woff2'
import f70 from '@fontsource/mogra/files/mogra-gujarati-400-normal.woff2'
import f71 from '@fontsource/galada/files/galada-bengali-400-normal.woff2'
import f72 from '@fontsource/ramaraja/files/ramaraja-telugu-400-normal.woff2'
import f73 from '@fontsource/gulzar/files/gulzar-arabic-400-normal.woff2'
import f74 from '@fontsource/anton/files/anton-latin-400-normal.woff2'
import f75 from '@fontsource/anton/files/anton-latin-ext-400-normal.woff2'

/** Where the panel finds the face of an id. */
export const faceUrls: Readonly<Record<string, string>> = {
  'scene-plus-jakarta-sans-latin-500': f0,
  'scene-plus-jakarta-sans-latin-ext-500': f1,
  'scene-noto-sans-devanagari-devanagari-500': f2,
  'scene-noto-sans-gujarati-gujarati-500': f3,
  'scene-noto-sans-bengali-bengali-500': f4,
  'scene-noto-sans-gurmukhi-gurmukhi-500': f5,
  'scene-noto-sans-oriya-oriya-500': f6,
  'scene-noto-sans-tamil-tamil-500': f7,
  'scene-noto-sans-telugu-telugu-500': f8,
  'scene-noto-sans-kannada-kannada-500': f9,
  'scene-noto-sans-malayalam-malayalam-500': f10,
  'scene-noto-nastaliq-urdu-arabic-500': f11,
  'scene-noto-sans-latin-ext-500': f12,
  'scene-plus-jakarta-sans-latin-800': f13,
  'scene-plus-jakarta-sans-latin-ext-800': f14,
  'scene-noto-sans-devanagari-devanagari-700': f15,
  'scene-noto-sans-gujarati-gujarati-700': f16,
  'scene-noto-sans-bengali-bengali-700': f17,
  'scene-noto-sans-gurmukhi-gurmukhi-700': f18,
  'scene-noto-sans-oriya-oriya-700': f19,
  'scene-noto-sans-tamil-tamil-700': f20,
  'scene-noto-sans-telugu-telugu-700': f21,
  'scene-noto-sans-kannada-kannada-700': f22,
  'scene-noto-sans-malayalam-malayalam-700': f23,
  'scene-noto-nastaliq-urdu-arabic-700': f24,
  'scene-noto-sans-latin-ext-700': f25,
  'scene-noto-serif-display-latin-500': f26,
  'scene-noto-serif-display-latin-ext-500': f27,
  'scene-noto-serif-devanagari-devanagari-500': f28,
  'scene-noto-serif-gujarati-gujarati-500': f29,
  'scene-noto-serif-tamil-tamil-500': f30,
  'scene-noto-serif-display-latin-700': f31,
  'scene-noto-serif-display-latin-ext-700': f32,
  'scene-noto-serif-devanagari-devanagari-700': f33,
  'scene-noto-serif-gujarati-gujarati-700': f34,
  'scene-noto-serif-tamil-tamil-700': f35,
  'scene-baloo-2-latin-500': f36,
  'scene-baloo-2-latin-ext-500': f37,
  'scene-baloo-2-devanagari-500': f38,
  'scene-baloo-bhai-2-gujarati-500': f39,
  'scene-baloo-thambi-2-tamil-500': f40,
  'scene-baloo-2-latin-700': f41,
  'scene-baloo-2-latin-ext-700': f42,
  'scene-baloo-2-devanagari-700': f43,
  'scene-baloo-bhai-2-gujarati-700': f44,
  'scene-baloo-thambi-2-tamil-700': f45,
  'scene-teko-latin-400': f46,
  'scene-teko-latin-ext-400': f47,
  'scene-teko-devanagari-400': f48,
  'scene-teko-latin-600': f49,
  'scene-teko-latin-ext-600': f50,
  'scene-teko-devanagari-600': f51,
  'scene-kaushan-script-latin-400': f52,
  'scene-kaushan-script-latin-ext-400': f53,
  'scene-kalam-devanagari-400': f54,
  'scene-farsan-gujarati-400': f55,
  'scene-atma-bengali-500': f56,
  'scene-kavivanar-tamil-400': f57,
  'scene-ravi-prakash-telugu-400': f58,
  'scene-noto-naskh-arabic-arabic-500': f59,
  'scene-kalam-devanagari-700': f60,
  'scene-atma-bengali-700': f61,
  'scene-noto-naskh-arabic-arabic-700': f62,
  'scene-rozha-one-latin-400': f63,
  'scene-rozha-one-latin-ext-400': f64,
  'scene-rozha-one-devanagari-400': f65,
  'scene-shrikhand-gujarati-400': f66,
  'scene-yatra-one-latin-400': f67,
  'scene-yatra-one-latin-ext-400': f68,
  'scene-yatra-one-devanagari-400': f69,
  'scene-mogra-gujarati-400': f70,
  'scene-galada-bengali-400': f71,
  'scene-ramaraja-telugu-400': f72,
  'scene-gulzar-arabic-400': f73,
  'scene-anton-latin-400': f74,
  'scene-anton-latin-ext-400': f75,
}
