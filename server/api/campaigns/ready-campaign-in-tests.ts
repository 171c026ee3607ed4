/** A campaign that lacks nothing but title, code and name to be handed in; it never begins. */
export const READY_CAMPAIGN = {
  objective: 'Awareness',
  markets: ['GB'],
  start: '2100-03-01',
  end: '2100-03-31',
  'budget/total': 10_000,
  'budget/currency': 'GBP',
}
