export const QUARTERS = ['Q1 2025', 'Q2 2025', 'Q3 2025', 'Q4 2025', 'Q1 2026', 'Q2 2026', 'Q3 2026']
export const MARKETS = ['Germany', 'United Kingdom', 'Österreich', 'Brazil', 'Japan']
export const LONG = [
  'Kundendatenplattform und Einwilligungsverwaltung',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragung',
  'Reach of linear television, broadcaster on-demand and online video together',
]
export const EUR = { title: 'Budget', unit: 'kEUR' }
export const SCORE = { title: 'Score', unit: 'out of 100', max: 100 }

/** The same on every visit: a sum of waves, with a gap now and then. */
export const wave = (length: number, seed: number, height = 40): number[] =>
  Array.from({ length }, (_, index) =>
    Math.round(50 + height * Math.sin((index + seed * 7) / (3 + seed)) + 8 * Math.cos(index * seed)),
  )

export const MANY = Array.from({ length: 10 }, (_, index) => ({
  name: `Brand ${index + 1}`,
  values: wave(QUARTERS.length, index + 1, 30),
}))
