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

export const SHARE = [{ name: 'Share', values: [46, 35, null, 12, 0] }]
export const CHANGES = [
  { name: '2025', values: [12, -8, 3, 30, null] },
  { name: '2026', values: [-4, 10, 0, 42, 7] },
]
export const CHANNELS = [
  { name: 'Search', values: [40, 30, 10, 20, 8] },
  { name: 'Social', values: [20, 25, 8, null, 4] },
  { name: 'Refunds', values: [-6, -2, 0, -9, -1] },
]
export const GAPS = [
  { name: 'Content', values: [30, 35, null, 52, 58, null, 71] },
  { name: 'Social', values: [62, 60, 55, null, null, 48, 50] },
  { name: 'Video', values: [null, null, 20, 34, 41, 44, 49] },
]
export const AXES = 'Site/app,PPC,Content,Social,Ecommerce,Audience,Programmatic,Video,Technology'.split(',')
export const rowsOf = (values: (row: number) => readonly (number | null)[]) =>
  MARKETS.map((name, row) => ({ name, cells: values(row).map((value) => ({ value })) }))

export const CLOUD = wave(120, 2).map((across, index) => ({
  name: `Campaign ${index + 1}`,
  across,
  up: wave(120, 5)[index]! * 3 - across,
  kind: index % 3,
}))
/** Effort, impact, priority. */
export const IDEAS = ['1 5 40', '1 5 12', '2 4 25', '5 5 30', '4 1 3', '1 1 8', '1 5 30'].map(
  (idea, index) => {
    const [across, up, size] = idea.split(' ').map(Number)
    return { name: `Idea ${index + 1}`, across: across!, up: up!, size, mark: String(index + 1) }
  },
)
