import { expect } from '@open-wc/testing'
import { fontFiles, FONTS, ownFamilies, UNICODE_RANGES } from './fonts.ts'
import type { FontName } from './fonts.ts'

const names = Object.keys(FONTS) as FontName[]
const DIGITS = ['0', '1', '4', '7', '8'].map((digit) => digit.repeat(10))

async function widths(font: FontName, weight: string, texts: readonly string[]): Promise<number[]> {
  const stack = ownFamilies(font)
    .map((family) => `'measured ${family}'`)
    .join()
  const faces = fontFiles(font)
    .filter(({ subset }) => subset !== 'latin-ext')
    .map(
      ({ family, name, weight, subset }) =>
        new FontFace(`measured ${family}`, `url(/fonts/${name})`, {
          weight,
          unicodeRange: UNICODE_RANGES[subset],
        }),
    )
  for (const face of faces) document.fonts.add(await face.load())
  const found = texts.map((text) => {
    const span = document.createElement('span')
    span.style.cssText = `font:${weight} 200px ${stack};font-variant-numeric:tabular-nums;position:absolute;white-space:nowrap`
    span.textContent = text
    document.body.append(span)
    const { width } = span.getBoundingClientRect()
    span.remove()
    return width
  })
  for (const face of faces) document.fonts.delete(face)
  return found
}

it('has the seven fonts of the spec, Muli by its present name [9.46]', () => {
  expect(Object.values(FONTS).map(({ family }) => family)).to.have.members([
    'Inter',
    'Montserrat',
    'Mulish',
    'Poppins',
    'Lato',
    'Roboto',
    'WPP',
  ])
})

for (const font of names) {
  it(`${font} sets digits of one width in tables`, async () => {
    for (const weight of ['400', '600']) {
      const found = await widths(font, weight, DIGITS)
      expect(Math.max(...found) - Math.min(...found), `${font} ${weight}: ${found.join(' ')}`).to.be.below(2)
    }
  })

  it(`${font} has a regular and a semibold of its own, and medium is no bolder than semibold`, async () => {
    const [regular, medium, semibold] = await Promise.all(
      ['400', '500', '600'].map(async (weight) => (await widths(font, weight, ['Hamburgefonstiv']))[0]!),
    )
    expect(semibold).to.be.above(regular!)
    expect(medium).to.be.within(regular!, semibold!)
  })
}
