import type { Dice } from './dice.ts'

const STARTS = [
  'Al',
  'Bel',
  'Cal',
  'Del',
  'El',
  'Fen',
  'Gal',
  'Hal',
  'Il',
  'Jun',
  'Kel',
  'Lor',
  'Mer',
  'Nov',
  'Or',
  'Pel',
  'Quin',
].concat(['Ros', 'Sel', 'Tam', 'Ul', 'Ven', 'Wil', 'Yar', 'Zel', 'Ör', 'Éli'])
const MIDDLES = ['a', 'e', 'i', 'o', 'an', 'en', 'in', 'or', 'u']
const ENDS = [
  'ba',
  'dis',
  'la',
  'mo',
  'nea',
  'no',
  'ra',
  'ria',
  'ro',
  'sa',
  'sto',
  'tis',
  'va',
  'via',
  'xo',
  'ze',
  'mint',
  'vard',
]
const LINES = ['Classic', 'Kids', 'Nature', 'Plus', 'Pro', 'Sensitive', 'Sport', 'Zero']

/** Invented product names, each once; some have a line behind them. */
export function productNames(dice: Dice, count: number): string[] {
  const words = STARTS.flatMap((start) =>
    MIDDLES.flatMap((middle) => ENDS.map((end) => start + middle + end)),
  )
  return dice
    .shuffled(words)
    .slice(0, count)
    .map((word) => (dice.next() < 0.25 ? `${word} ${dice.pick(LINES)}` : word))
}
