/**
 * States by the first digits of a PIN. Only prefixes that lie in one state stand here; where offices of two states
 * share one (the longer prefixes with null), nothing is said.
 */
const byPrefix: Record<string, string | null> = {
  11: 'Delhi', 12: 'Haryana', 13: 'Haryana', 14: 'Punjab', 15: 'Punjab', 17: 'Himachal Pradesh', 18: 'Jammu and Kashmir',
  190: 'Jammu and Kashmir', 191: 'Jammu and Kashmir', 192: 'Jammu and Kashmir', 193: 'Jammu and Kashmir', 194: 'Ladakh',
  20: 'Uttar Pradesh', 21: 'Uttar Pradesh', 22: 'Uttar Pradesh', 23: 'Uttar Pradesh', 24: 'Uttar Pradesh', 25: 'Uttar Pradesh',
  26: 'Uttar Pradesh', 27: 'Uttar Pradesh', 28: 'Uttar Pradesh', 244: null, 246: null, 247: null, 248: 'Uttarakhand',
  249: 'Uttarakhand', 262: null, 263: 'Uttarakhand', 30: 'Rajasthan', 31: 'Rajasthan', 32: 'Rajasthan', 33: 'Rajasthan',
  34: 'Rajasthan', 36: 'Gujarat', 37: 'Gujarat', 38: 'Gujarat', 39: 'Gujarat', 3625: null, 3961: null, 3962: null,
  40: 'Maharashtra', 403: 'Goa', 41: 'Maharashtra', 42: 'Maharashtra', 43: 'Maharashtra', 44: 'Maharashtra',
  45: 'Madhya Pradesh', 46: 'Madhya Pradesh', 47: 'Madhya Pradesh', 48: 'Madhya Pradesh', 49: 'Chhattisgarh', 50: 'Telangana',
  507: null, 51: 'Andhra Pradesh', 52: 'Andhra Pradesh', 53: 'Andhra Pradesh', 5334: null, 56: 'Karnataka', 57: 'Karnataka',
  58: 'Karnataka', 59: 'Karnataka', 60: 'Tamil Nadu', 605: null, 6074: null, 6096: null, 61: 'Tamil Nadu', 62: 'Tamil Nadu',
  63: 'Tamil Nadu', 64: 'Tamil Nadu', 67: 'Kerala', 68: 'Kerala', 69: 'Kerala', 6733: null, 6825: null, 70: 'West Bengal',
  71: 'West Bengal', 72: 'West Bengal', 73: 'West Bengal', 74: 'West Bengal', 737: 'Sikkim', 744: 'Andaman and Nicobar Islands',
  75: 'Odisha', 76: 'Odisha', 77: 'Odisha', 78: 'Assam', 790: 'Arunachal Pradesh', 791: 'Arunachal Pradesh', 792: 'Arunachal Pradesh',
  793: 'Meghalaya', 794: 'Meghalaya', 795: 'Manipur', 796: 'Mizoram', 797: 'Nagaland', 798: 'Nagaland', 799: 'Tripura',
  80: 'Bihar', 811: 'Bihar', 812: 'Bihar', 821: 'Bihar', 823: 'Bihar', 824: 'Bihar', 84: 'Bihar', 85: 'Bihar',
  814: 'Jharkhand', 815: 'Jharkhand', 816: 'Jharkhand', 822: 'Jharkhand', 825: 'Jharkhand', 826: 'Jharkhand', 827: 'Jharkhand',
  828: 'Jharkhand', 829: 'Jharkhand', 831: 'Jharkhand', 832: 'Jharkhand', 833: 'Jharkhand', 834: 'Jharkhand', 835: 'Jharkhand',
}

/** The state a whole PIN surely lies in, or nothing where its prefix does not settle it. */
export function stateOfPin(pin: string): string | undefined {
  if (!/^[1-9]\d{5}$/.test(pin)) return undefined
  for (let length = 4; length >= 2; length--) {
    const state = byPrefix[pin.slice(0, length)]
    if (state !== undefined) return state ?? undefined
  }
  return undefined
}
