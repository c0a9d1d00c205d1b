import {
  siEbay,
  siEtsy,
  siGooglepay,
  siPaypal,
  siPaytm,
  siPhonepe,
  siRazorpay,
  siShopify,
  siStripe,
  siSwiggy,
  siUbereats,
  siZomato,
} from './fixtures.marks.ts'
import { icons } from './fixtures.icons.ts'
import { brand, linkType, onHost, own, type LinkCategoryFixture } from './fixtures.kinds.ts'

const mobile = '(?:\\+91[ \\-]?)?[6-9]\\d{4} ?\\d{5}'

/** Food, groceries and home delivery. */
export const ordering: LinkCategoryFixture = {
  name: 'Ordering & delivery',
  names: { hi: 'ऑर्डर और डिलीवरी', gu: 'ઓર્ડર અને ડિલિવરી' },
  icon: icons.cart,
  order: 5,
  types: [
    linkType('Order online', 'ऑनलाइन ऑर्डर', 'ઓનલાઇન ઓર્ડર', own(icons.cart, '#15803d'), {
      placeholder: 'https://…',
      examples: ['order.yourshop.in', 'order'],
      isPopular: true,
    }),
    linkType('Zomato', 'ज़ोमैटो', 'ઝોમેટો', brand(siZomato), {
      placeholder: 'https://www.zomato.com/…',
      pattern: onHost('zomato\\.com', 'zoma\\.to'),
      examples: ['https://www.zomato.com/surat/your-kitchen', 'Your Kitchen'],
      isPopular: true,
    }),
    linkType('Swiggy', 'स्विगी', 'સ્વિગી', brand(siSwiggy), {
      placeholder: 'https://www.swiggy.com/…',
      pattern: onHost('swiggy\\.com', 'swiggy\\.in'),
      examples: ['https://www.swiggy.com/restaurants/your-kitchen', 'Your Kitchen'],
    }),
    linkType('Blinkit', 'ब्लिंकिट', 'બ્લિંકિટ', own(icons.bolt, '#b58900'), {
      placeholder: 'https://blinkit.com/…',
      pattern: onHost('blinkit\\.com'),
      examples: ['blinkit.com/brand/your-shop', 'your shop'],
    }),
    linkType('Zepto', 'ज़ेप्टो', 'ઝેપ્ટો', own(icons.bag, '#5b21b6'), {
      placeholder: 'https://www.zepto.com/…',
      pattern: onHost('zepto\\.com', 'zeptonow\\.com'),
      examples: ['https://www.zepto.com/brand/your-shop', 'your shop'],
    }),
    linkType('magicpin', 'मैजिकपिन', 'મેજિકપિન', own(icons.pin, '#be185d'), {
      placeholder: 'https://magicpin.in/…',
      pattern: onHost('magicpin\\.in'),
      examples: ['https://magicpin.in/Surat/Your-Shop', 'Your Shop'],
    }),
    linkType('Uber Eats', 'उबर ईट्स', 'ઉબર ઇટ્સ', brand(siUbereats), {
      placeholder: 'https://www.ubereats.com/…',
      pattern: onHost('ubereats\\.com'),
      examples: ['https://www.ubereats.com/store/your-kitchen', 'your kitchen'],
    }),
    linkType('Food menu', 'मेन्यू', 'મેનુ', own(icons.cutlery, '#9a3412'), {
      placeholder: 'https://…',
      examples: ['https://yourkitchen.in/menu', 'menu'],
    }),
    linkType('Track delivery', 'डिलीवरी ट्रैक करें', 'ડિલિવરી ટ્રૅક કરો', own(icons.truck, '#0369a1'), {
      placeholder: 'https://…',
      examples: ['https://yourshop.in/track', 'track'],
    }),
  ],
}

/** Ways to pay. */
export const payments: LinkCategoryFixture = {
  name: 'Payments',
  names: { hi: 'भुगतान', gu: 'ચુકવણી' },
  icon: icons.rupee,
  order: 6,
  types: [
    linkType('UPI ID', 'यूपीआई आईडी', 'UPI આઈડી', own(icons.rupee, '#0f766e'), {
      fieldType: 'text',
      placeholder: 'yourshop@bank',
      pattern: '[\\w.\\-]{2,100}@[A-Za-z][A-Za-z0-9]{1,40}',
      examples: ['yourshop@examplebank', 'yourshop'],
      isPopular: true,
    }),
    linkType('Google Pay', 'गूगल पे', 'ગૂગલ પે', brand(siGooglepay), {
      fieldType: 'text',
      placeholder: '98765 43210',
      pattern: mobile,
      examples: ['+91 98765 43210', '12345'],
      isPopular: true,
    }),
    linkType('PhonePe', 'फ़ोनपे', 'ફોનપે', brand(siPhonepe), {
      fieldType: 'text',
      placeholder: '98765 43210',
      pattern: mobile,
      examples: ['9876543210', 'phone'],
      isPopular: true,
    }),
    linkType('Paytm', 'पेटीएम', 'પેટીએમ', brand(siPaytm), {
      fieldType: 'text',
      placeholder: '98765 43210',
      pattern: mobile,
      examples: ['98765 43210', '5876543210'],
    }),
    linkType('Razorpay', 'रेज़रपे', 'રેઝરપે', brand(siRazorpay), {
      placeholder: 'https://razorpay.me/@yourshop',
      pattern: onHost('razorpay\\.me', 'razorpay\\.com', 'rzp\\.io'),
      examples: ['https://razorpay.me/@yourshop', '@yourshop'],
    }),
    linkType('PayPal', 'पेपाल', 'પેપાલ', brand(siPaypal), {
      prefix: 'https://paypal.me/',
      placeholder: 'yourshop',
      pattern: '[A-Za-z0-9]{1,20}',
      examples: ['https://www.paypal.me/yourshop', 'your shop'],
    }),
    linkType('Stripe', 'स्ट्राइप', 'સ્ટ્રાઇપ', brand(siStripe), {
      placeholder: 'https://buy.stripe.com/…',
      pattern: onHost('stripe\\.com'),
      examples: ['https://buy.stripe.com/demo1234', 'stripe'],
    }),
    linkType('Pay online', 'ऑनलाइन भुगतान', 'ઓનલાઇન ચુકવણી', own(icons.card, '#1d4ed8'), {
      placeholder: 'https://…',
      examples: ['https://yourshop.in/pay', 'pay'],
    }),
    linkType('Bank account', 'बैंक खाता', 'બેંક ખાતું', own(icons.bank, '#334155'), {
      fieldType: 'text',
      placeholder: 'Bank name, account number, IFSC',
      pattern: '.*\\d{6,18}.*',
      examples: ['Example Bank, 00112233445566, EXAM0001234', 'my bank'],
    }),
    linkType('IFSC code', 'आईएफ़एससी कोड', 'IFSC કોડ', own(icons.hash, '#334155'), {
      fieldType: 'text',
      placeholder: 'ABCD0123456',
      pattern: '[A-Za-z]{4}0[A-Za-z0-9]{6}',
      examples: ['EXAM0001234', 'EXAM1234'],
    }),
  ],
}

/** Shops on other people's sites. */
export const marketplaces: LinkCategoryFixture = {
  name: 'Marketplaces',
  names: { hi: 'ऑनलाइन बाज़ार', gu: 'ઓનલાઇન બજાર' },
  icon: icons.shop,
  order: 7,
  types: [
    linkType('Online shop', 'ऑनलाइन दुकान', 'ઓનલાઇન દુકાન', own(icons.shop, '#0f766e'), {
      placeholder: 'https://…',
      examples: ['shop.yourshop.in', 'shop'],
      isPopular: true,
    }),
    linkType('Amazon', 'अमेज़न', 'એમેઝોન', own(icons.parcel, '#b45309'), {
      placeholder: 'https://www.amazon.in/…',
      pattern: onHost('amazon\\.(?:in|com|co\\.uk)', 'amzn\\.(?:in|to|eu)'),
      examples: ['https://www.amazon.in/stores/your-shop', 'your shop'],
      isPopular: true,
    }),
    linkType('Flipkart', 'फ़्लिपकार्ट', 'ફ્લિપકાર્ટ', own(icons.cart, '#2563eb'), {
      placeholder: 'https://www.flipkart.com/…',
      pattern: onHost('flipkart\\.com', 'fkrt\\.it'),
      examples: ['https://www.flipkart.com/your-shop', 'your shop'],
    }),
    linkType('Meesho', 'मीशो', 'મીશો', own(icons.bag, '#a21caf'), {
      placeholder: 'https://www.meesho.com/…',
      pattern: onHost('meesho\\.com'),
      examples: ['https://www.meesho.com/YourShop', 'Your Shop'],
    }),
    linkType('IndiaMART', 'इंडियामार्ट', 'ઇન્ડિયામાર્ટ', own(icons.factory, '#0f766e'), {
      placeholder: 'https://www.indiamart.com/…',
      pattern: onHost('indiamart\\.com'),
      examples: ['https://www.indiamart.com/your-shop/', 'your shop'],
      isPopular: true,
    }),
    linkType('TradeIndia', 'ट्रेडइंडिया', 'ટ્રેડઇન્ડિયા', own(icons.truck, '#b91c1c'), {
      placeholder: 'https://www.tradeindia.com/…',
      pattern: onHost('tradeindia\\.com'),
      examples: ['https://www.tradeindia.com/your-shop', 'https://example.com/your-shop'],
    }),
    linkType('JioMart', 'जियोमार्ट', 'જિયોમાર્ટ', own(icons.bag, '#0369a1'), {
      placeholder: 'https://www.jiomart.com/…',
      pattern: onHost('jiomart\\.com'),
      examples: ['https://www.jiomart.com/s/your-shop', 'your shop'],
    }),
    linkType('Myntra', 'मिंत्रा', 'મિંત્રા', own(icons.tag, '#be185d'), {
      placeholder: 'https://www.myntra.com/…',
      pattern: onHost('myntra\\.com'),
      examples: ['https://www.myntra.com/your-brand', 'your brand'],
    }),
    linkType('Etsy', 'एट्सी', 'એટ્સી', brand(siEtsy), {
      prefix: 'https://www.etsy.com/shop/',
      placeholder: 'YourShop',
      pattern: '[A-Za-z0-9]{4,20}',
      examples: ['https://www.etsy.com/shop/YourShop', 'Your Shop'],
    }),
    linkType('eBay', 'ईबे', 'ઇબે', brand(siEbay), {
      placeholder: 'https://www.ebay.com/str/…',
      pattern: onHost('ebay\\.(?:com|in|co\\.uk)'),
      examples: ['https://www.ebay.com/str/yourshop', 'yourshop'],
    }),
    linkType('Shopify shop', 'शॉपिफ़ाई दुकान', 'શોપિફાય દુકાન', brand(siShopify), {
      placeholder: 'https://yourshop.myshopify.com',
      examples: ['yourshop.myshopify.com', 'yourshop'],
    }),
  ],
}
