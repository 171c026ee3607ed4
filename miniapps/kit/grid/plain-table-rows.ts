/** As many are looked over at a glance: a grid would be in the way. */
export const PLAIN_TABLE_ROWS = 50
