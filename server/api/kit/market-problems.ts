/** Refusals about markets: part of `PROBLEMS`. */
export const MARKET_PROBLEMS = {
  'market-archived': [409, '{market} was put away as a market. Nothing new is made there.'],
  'market-change-not-planned': [
    409,
    'This change is not planned any more: it has begun, or somebody took it back.',
  ],
  'market-change-past': [400, 'A change begins now or later, not at {from}.'],
} as const
