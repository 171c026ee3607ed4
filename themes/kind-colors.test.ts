import { expect } from '@open-wc/testing'
import { contrast, oklch, partsOf } from './color.ts'
import { leastDifference, seen, usualDifference } from './color-vision.ts'
import { kindColors } from './kind-colors.ts'
import type { KindInputs } from './kind-colors.ts'

const INPUTS: Readonly<Record<string, KindInputs>> = {
  blue: { first: [0.515, 0.148, 261], lightness: [0.42, 0.66], chroma: [0.08, 0.14], page: 0.975 },
  teal: { first: [0.5, 0.1, 190], lightness: [0.42, 0.66], chroma: [0.08, 0.13], page: 0.975 },
  dark: { first: [0.74, 0.12, 260], lightness: [0.55, 0.85], chroma: [0.08, 0.13], page: 0.225 },
}

const closest = (colors: readonly string[]): { usual: number; others: number } => {
  const pairs = colors.map(seen).flatMap((a, index, all) => all.slice(index + 1).map((b) => [a, b] as const))
  return {
    usual: Math.min(...pairs.map(([a, b]) => usualDifference(a, b))),
    others: Math.min(...pairs.map(([a, b]) => leastDifference(a, b))),
  }
}

for (const [name, inputs] of Object.entries(INPUTS)) {
  for (const count of [5, 7, 9]) {
    it(`${count} kinds from ${name} are told apart by everybody, and from the page`, () => {
      const colors = kindColors(count, inputs)
      expect(colors).to.have.length(count)
      const { usual, others } = closest(colors)
      expect(usual).to.be.above(15)
      expect(others).to.be.above(10)
      expect(Math.min(...colors.map((color) => contrast(color, oklch(inputs.page, 0, 0))))).to.be.at.least(3)
    })
  }
}

it('begin with the given colour, end with slate, and keep within the bounds', () => {
  const {
    first,
    lightness: [dark, light],
    chroma: [, most],
  } = INPUTS['blue']!
  const colors = kindColors(8, INPUTS['blue']!)
  expect(colors[0]).to.equal(oklch(...first))
  expect(partsOf(colors.at(-1)!).c).to.be.below(0.03)
  for (const { l, c } of colors.slice(1).map(partsOf)) {
    expect(l).to.be.within(dark - 0.01, light + 0.01)
    expect(c).to.be.below(most + 0.01)
  }
})

it('are the more unlike the fewer of them one chart has', () => {
  const colors = kindColors(8, INPUTS['blue']!)
  expect(closest(colors.slice(0, 3)).others).to.be.above(1.25 * closest(colors).others)
})

it('come out the same every time', () => {
  expect(kindColors(8, INPUTS['dark']!)).to.deep.equal(kindColors(8, INPUTS['dark']!))
})
