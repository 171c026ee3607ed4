/**
 * In GB: reach in percent, index, CPM in dollars (null: not paid for), then strengths in the order of
 * `CHARACTERISTICS`.
 */
export type TouchpointTruth = readonly [
  reach: number,
  index: number,
  cpm: number | null,
  strengths: readonly [
    attention: number,
    trust: number,
    emotion: number,
    information: number,
    action: number,
  ],
]

/** Made up, and plausible: what people say of touchpoints, so that a ranking is worth looking at. */
export const TOUCHPOINT_TRUTHS: Readonly<Record<string, TouchpointTruth>> = {
  TV: [78, 86, 17, [58, 52, 61, 38, 22]],
  TV_SPONSORING: [41, 93, 14, [36, 44, 48, 20, 14]],
  BVOD: [52, 108, 29, [57, 50, 58, 36, 24]],
  OLV: [61, 102, 15, [34, 28, 39, 32, 30]],
  YOUTUBE: [66, 112, 12, [37, 31, 44, 41, 29]],
  CTV: [34, 121, 27, [60, 46, 56, 33, 23]],
  CINEMA: [14, 126, 66, [77, 48, 72, 24, 12]],
  SOCIAL: [64, 115, 8, [31, 18, 37, 30, 38]],
  INFLUENCER: [23, 151, 19, [42, 29, 51, 37, 41]],
  SOCIAL_OWNED: [19, 123, null, [28, 36, 40, 42, 33]],
  SOCIAL_EARNED: [27, 117, null, [33, 47, 49, 35, 31]],
  RADIO: [57, 79, 6, [24, 41, 28, 30, 26]],
  AUDIO: [31, 105, 11, [27, 33, 34, 24, 21]],
  PODCAST: [18, 131, 24, [48, 55, 46, 45, 30]],
  OOH: [69, 85, 5, [33, 34, 30, 18, 16]],
  DOOH: [46, 98, 9, [41, 32, 34, 21, 18]],
  TRANSIT: [29, 106, 7, [38, 31, 27, 26, 17]],
  PRINT: [26, 94, 33, [39, 58, 40, 55, 25]],
  NEWSPAPER: [31, 77, 38, [35, 63, 29, 60, 28]],
  DISPLAY: [71, 82, 4, [12, 16, 11, 19, 27]],
  NATIVE: [38, 87, 7, [22, 24, 19, 41, 29]],
  SEARCH: [58, 109, 21, [19, 45, 12, 62, 66]],
  RETAIL_MEDIA: [36, 116, 16, [23, 37, 16, 49, 69]],
  WEBSITE: [33, 128, null, [26, 49, 27, 71, 48]],
  SEARCH_ORGANIC: [54, 103, null, [17, 52, 12, 65, 51]],
  EMAIL: [24, 120, null, [21, 42, 18, 46, 52]],
  SHOP: [48, 100, null, [45, 47, 33, 44, 70]],
  PACKAGING: [42, 95, null, [38, 46, 36, 48, 55]],
  REVIEWS: [35, 114, null, [29, 66, 24, 68, 54]],
  WORD_OF_MOUTH: [37, 107, null, [44, 74, 59, 52, 47]],
}
