import { inEnglish } from './in-english.ts'

/** Selling at retailers and marketplaces: there, well presented, found, trusted, delivered. */
export const ecommerce = inEnglish({
  id: 'ecommerce',
  version: 2,
  minutes: 30,
  questions: {
    'in-stock': { dimension: 0, cuts: [60, 80, 90, 97], weight: 3, impact: 5, effort: 3 },
    assortment: { dimension: 0, cuts: [50, 70, 90, 97], weight: 2, impact: 4, effort: 2 },
    'product-pages': { dimension: 1, cuts: [20, 40, 70, 90], weight: 3, impact: 4, effort: 2 },
    'mobile-images': {
      source: 'Mobile Ready Hero Images Guideline (GS1); Agency OS practice',
      dimension: 1,
      cuts: [10, 25, 75, 95],
      weight: 1,
      impact: 3,
      effort: 2,
    },
    'search-rank': { dimension: 2, cuts: [10, 20, 40, 60], weight: 3, impact: 4, effort: 2 },
    reviews: { dimension: 3, cuts: [10, 30, 60, 80], weight: 2, impact: 3, effort: 1 },
    'price-tracking': { dimension: 4, cuts: [10, 40, 70, 90], weight: 2, impact: 4, effort: 2 },
    'retail-media': {
      source: 'Guidelines for Incremental Measurement in Commerce Media (IAB); Agency OS practice',
      dimension: 5,
      cuts: [5, 25, 50, 75],
      weight: 3,
      impact: 5,
      effort: 3,
    },
    fulfilment: {
      source: 'On-time delivery (Amazon Seller Central); Agency OS practice',
      dimension: 6,
      cuts: [75, 85, 93, 97],
      weight: 2,
      impact: 3,
      effort: 3,
    },
    'market-share': { dimension: 7, cuts: [40, 60, 90, 100], weight: 2, impact: 3, effort: 3 },
  },
})
