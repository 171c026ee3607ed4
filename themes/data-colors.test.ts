import { expect } from '@open-wc/testing'
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  modeLab65,
  modeLch65,
  parse,
  useMode as register,
} from 'culori/fn'
import type { Color } from 'culori/fn'
import { allThemes } from './all-themes.ts'
import { partsOf } from './color.ts'
import { dataColors } from './data-colors.ts'

register(modeLab65)
register(modeLch65)

const difference = differenceCiede2000()
const VISIONS: Record<keyof typeof LEAST_BETWEEN_KINDS, (color: Color) => Color> = {
  'normal vision': (color) => color,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
}
// CIEDE2000: 2 is just noticed side by side; a legend and its line are far apart and need several times that.
const LEAST_BETWEEN_KINDS = { 'normal vision': 19, protanopia: 13, deuteranopia: 13, tritanopia: 13 }
const LEAST_BETWEEN_STEPS = 5
const LEAST_FROM_BRAND = 9

const ramp = (mode: 'light' | 'dark', name: string): string[] =>
  Object.entries(dataColors({ mode, contrast: 'normal' }))
    .filter(([token]) => token.startsWith(name))
    .map(([, hex]) => hex)

const seen = (hex: string, vision: (color: Color) => Color): Color => {
  const color = parse(hex)
  if (!color) throw new Error(`${hex} is not a colour`)
  return vision(color)
}

for (const mode of ['light', 'dark'] as const) {
  for (const [name, vision] of Object.entries(VISIONS)) {
    const distance = (a: string, b: string) => difference(seen(a, vision), seen(b, vision))

    it(`any two kinds differ, ${mode}, ${name}`, () => {
      const colors = ramp(mode, 'data-comparative')
      expect(colors).to.have.length(8)
      const distances = colors.flatMap((a, i) => colors.slice(i + 1).map((b) => distance(a, b)))
      expect(Math.min(...distances)).to.be.above(LEAST_BETWEEN_KINDS[name as keyof typeof VISIONS])
    })

    it(`neighbours in a ramp differ, ${mode}, ${name}`, () => {
      for (const kind of ['data-sequential', 'data-diverging']) {
        const colors = ramp(mode, kind)
        expect(colors).to.have.length(7)
        const distances = colors.slice(1).map((color, i) => distance(color, colors[i] ?? color))
        expect(Math.min(...distances), kind).to.be.above(LEAST_BETWEEN_STEPS)
      }
    })

    it(`the two ends of the diverging ramp differ, ${mode}, ${name}`, () => {
      const colors = ramp(mode, 'data-diverging')
      const [low, mid, high] = [0, 3, 6].map((i) => colors[i] ?? '')
      expect(distance(low ?? '', high ?? '')).to.be.above(20)
      expect(distance(mid ?? '', high ?? '')).to.be.above(20)
    })
  }

  it(`more is further from the page in the sequential ramp, ${mode}`, () => {
    const lightness = ramp(mode, 'data-sequential').map((color) => partsOf(color).l)
    const rising = lightness.toSorted((a, b) => a - b)
    expect(lightness).to.deep.equal(mode === 'light' ? rising.toReversed() : rising)
  })

  it(`no kind looks like a tenant's colour, ${mode}`, () => {
    for (const theme of allThemes.values()) {
      for (const color of ramp(mode, 'data-comparative')) {
        const distance = difference(
          seen(color, (c) => c),
          seen(theme.mainColor, (c) => c),
        )
        expect(distance, `${color} and ${theme.name}`).to.be.above(LEAST_FROM_BRAND)
      }
    }
  })
}
