/** Refusals about markets: part of `PROBLEMS`. */
export const MARKET_PROBLEMS = {
  'market-archived': [409, 'The market {market} is archived. Nothing new can be created there.'],
  'market-change-not-planned': [
    409,
    'This change is no longer planned: it has started, or someone canceled it.',
  ],
  'market-change-past': [400, 'A change must start now or later, not at {from}. Choose another time.'],
} as const
