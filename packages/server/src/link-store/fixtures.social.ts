import {
  siBluesky,
  siFacebook,
  siInstagram,
  siMastodon,
  siPinterest,
  siQuora,
  siReddit,
  siSnapchat,
  siThreads,
  siTumblr,
  siX,
  siGlassdoor,
  siGoogle,
  siTripadvisor,
  siTrustpilot,
  siYelp,
} from './fixtures.marks.ts'
import { icons } from './fixtures.icons.ts'
import { brand, linkType, onHost, own, type LinkCategoryFixture } from './fixtures.kinds.ts'

/** Profiles people follow. */
export const social: LinkCategoryFixture = {
  name: 'Social',
  names: { hi: 'सोशल मीडिया', gu: 'સોશિયલ મીડિયા' },
  icon: icons.people,
  order: 3,
  types: [
    linkType('Instagram', 'इंस्टाग्राम', 'ઇન્સ્ટાગ્રામ', brand(siInstagram), {
      prefix: 'https://www.instagram.com/',
      placeholder: '@yourshop',
      pattern: '[\\w.]{1,30}',
      examples: ['https://www.instagram.com/your.shop/', 'your shop'],
      isPopular: true,
    }),
    linkType('Facebook', 'फ़ेसबुक', 'ફેસબુક', brand(siFacebook), {
      prefix: 'https://www.facebook.com/',
      placeholder: 'yourshop',
      examples: ['https://m.facebook.com/yourshop', 'your shop'],
      isPopular: true,
      pattern: '[\\w.\\-]{3,80}|profile\\.php\\?id=\\d{5,20}|(?:people|p|pages|share)/\\S{3,150}',
    }),
    linkType('Facebook group', 'फ़ेसबुक ग्रुप', 'ફેસબુક ગ્રુપ', brand(siFacebook), {
      prefix: 'https://www.facebook.com/groups/',
      placeholder: 'yourgroup',
      pattern: '[\\w.]{3,80}',
      examples: ['facebook.com/groups/12345678', 'our group'],
    }),
    linkType('X', 'एक्स', 'એક્સ', brand(siX), {
      prefix: 'https://x.com/',
      placeholder: '@yourshop',
      pattern: '\\w{1,15}',
      examples: ['@yourshop', 'a_name_that_is_too_long'],
    }),
    linkType('Threads', 'थ्रेड्स', 'થ્રેડ્સ', brand(siThreads), {
      prefix: 'https://www.threads.com/@',
      placeholder: '@yourshop',
      pattern: '[\\w.]{1,30}',
      examples: ['https://www.threads.com/@your.shop', 'your shop'],
    }),
    linkType('Snapchat', 'स्नैपचैट', 'સ્નેપચેટ', brand(siSnapchat), {
      prefix: 'https://www.snapchat.com/add/',
      placeholder: 'yourshop',
      pattern: '[A-Za-z][\\w.\\-]{1,14}',
      examples: ['yourshop', '9'],
    }),
    linkType('Pinterest', 'पिंटरेस्ट', 'પિન્ટરેસ્ટ', brand(siPinterest), {
      prefix: 'https://www.pinterest.com/',
      placeholder: 'yourshop',
      pattern: '\\w{3,30}(?:/[\\w\\-]{1,80})?',
      examples: ['yourshop/wedding-sarees', 'no'],
    }),
    linkType('ShareChat', 'शेयरचैट', 'શેરચેટ', own(icons.megaphone, '#d9480f'), {
      placeholder: 'https://sharechat.com/profile/…',
      pattern: onHost('sharechat\\.com'),
      examples: ['sharechat.com/profile/yourshop', 'yourshop'],
    }),
    linkType('Quora', 'क्वोरा', 'ક્વોરા', brand(siQuora), {
      prefix: 'https://www.quora.com/profile/',
      placeholder: 'Your-Name',
      pattern: '[\\p{L}\\d.\\-]{2,80}',
      examples: ['https://www.quora.com/profile/Asha-Mehta-7', 'a b'],
    }),
    linkType('Reddit', 'रेडिट', 'રેડિટ', brand(siReddit), {
      prefix: 'https://www.reddit.com/',
      placeholder: 'user/yourshop',
      pattern: '(?:u|user|r)/[\\w\\-]{3,21}',
      examples: ['reddit.com/user/yourshop', 'yourshop'],
    }),
    linkType('Tumblr', 'टम्बलर', 'ટમ્બલર', brand(siTumblr), {
      prefix: 'https://www.tumblr.com/',
      placeholder: 'yourshop',
      pattern: '[\\w\\-]{1,32}',
      examples: ['yourshop', 'your shop'],
    }),
    linkType('Bluesky', 'ब्लूस्काई', 'બ્લૂસ્કાય', brand(siBluesky), {
      prefix: 'https://bsky.app/profile/',
      placeholder: 'yourshop.bsky.social',
      pattern: '[\\w\\-]+(?:\\.[\\w\\-]+)+',
      examples: ['@yourshop.bsky.social', 'yourshop'],
    }),
    linkType('Mastodon', 'मैस्टोडॉन', 'માસ્ટોડોન', brand(siMastodon), {
      placeholder: 'https://mastodon.social/@yourshop',
      pattern: 'https?://[\\w.\\-]+/@\\w{1,30}(?:@[\\w.\\-]+)?',
      examples: ['mastodon.social/@yourshop', '@yourshop'],
    }),
  ],
}

/** Where customers say how it was. */
export const reviews: LinkCategoryFixture = {
  name: 'Reviews',
  names: { hi: 'समीक्षाएँ', gu: 'રિવ્યૂ' },
  icon: icons.star,
  order: 4,
  types: [
    linkType('Google review', 'गूगल समीक्षा', 'ગૂગલ રિવ્યૂ', brand(siGoogle), {
      placeholder: 'https://g.page/r/…/review',
      examples: ['https://g.page/r/CdemoPlace/review', 'https://example.com/review'],
      isPopular: true,
      pattern: onHost(
        'g\\.page',
        'search\\.google\\.com',
        'maps\\.app\\.goo\\.gl',
        'share\\.google',
        'google\\.(?:com|co\\.in)',
      ),
    }),
    linkType('Justdial', 'जस्टडायल', 'જસ્ટડાયલ', own(icons.bubbleStar, '#e8600a'), {
      placeholder: 'https://www.justdial.com/…',
      pattern: onHost('justdial\\.com', 'jsdl\\.in'),
      examples: ['https://www.justdial.com/Surat/Your-Shop', 'Your Shop'],
      isPopular: true,
    }),
    linkType('Tripadvisor', 'ट्रिपएडवाइज़र', 'ટ્રિપએડવાઇઝર', brand(siTripadvisor), {
      placeholder: 'https://www.tripadvisor.in/…',
      pattern: onHost('tripadvisor\\.(?:in|com|co\\.uk)'),
      examples: ['tripadvisor.in/Restaurant_Review-demo', 'https://example.com/trip'],
    }),
    linkType('Trustpilot', 'ट्रस्टपायलट', 'ટ્રસ્ટપાયલટ', brand(siTrustpilot), {
      placeholder: 'https://www.trustpilot.com/review/…',
      pattern: onHost('trustpilot\\.com'),
      examples: ['www.trustpilot.com/review/yourshop.in', 'yourshop'],
    }),
    linkType('MouthShut', 'माउथशट', 'માઉથશટ', own(icons.thumb, '#0f766e'), {
      placeholder: 'https://www.mouthshut.com/…',
      pattern: onHost('mouthshut\\.com'),
      examples: ['https://www.mouthshut.com/product-reviews/your-shop', 'your shop'],
    }),
    linkType('Sulekha', 'सुलेखा', 'સુલેખા', own(icons.star, '#c2410c'), {
      placeholder: 'https://www.sulekha.com/…',
      pattern: onHost('sulekha\\.com'),
      examples: ['https://www.sulekha.com/your-shop-surat', 'https://example.com/'],
    }),
    linkType('Glassdoor', 'ग्लासडोर', 'ગ્લાસડોર', brand(siGlassdoor), {
      placeholder: 'https://www.glassdoor.co.in/…',
      pattern: onHost('glassdoor\\.(?:co\\.in|com)'),
      examples: ['https://www.glassdoor.co.in/Overview/Your-Company', 'Your Company'],
    }),
    linkType('Yelp', 'येल्प', 'યેલ્પ', brand(siYelp), {
      placeholder: 'https://www.yelp.com/biz/…',
      pattern: onHost('yelp\\.(?:com|co\\.uk|ca)'),
      examples: ['yelp.com/biz/your-shop', 'your shop'],
    }),
    linkType('Feedback form', 'सुझाव फ़ॉर्म', 'પ્રતિસાદ ફોર્મ', own(icons.thumb, '#1d4ed8'), {
      placeholder: 'https://…',
      examples: ['https://forms.example.in/feedback', 'form'],
    }),
  ],
}
