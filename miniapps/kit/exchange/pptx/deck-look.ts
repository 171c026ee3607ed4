import '../../../../elements/os-tenant-mark/index.ts'
import { tenantShape } from '../../../../shell/contract/tenant-shape.ts'
import type { DeckLook } from './deck.ts'

const SIGN_PX = 192
/** A tenant's sign is drawn on a square of so many units. */
const SIGN_UNITS = 24
const KINDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The look of a tenant's pages on white, whatever is shown now: a deck goes to people who print it. */
export async function deckLook(tenant: { code: string; name: string }, font: string): Promise<DeckLook> {
  const mark = document.createElement('os-tenant-mark')
  mark.tenant = tenant.code
  mark.hidden = true
  document.body.append(mark)
  try {
    await mark.updateComplete
    const tokens = getComputedStyle(mark.shadowRoot!.querySelector('.look')!)
    const color = (name: string) => lightOf(tokens.getPropertyValue(`--os-color-${name}`))
    const [brand, text] = [color('brand-primary'), color('text')]
    return {
      font: firstFamily(font),
      brand,
      text,
      muted: color('text-muted'),
      border: color('border'),
      surface: color('surface-sunken'),
      series: KINDS.map((kind) => color(`data-comparative-${kind}`)),
      sign: signOf(tenant.code, brand, text),
      tenantName: tenant.name,
    }
  } finally {
    mark.remove()
  }
}

/** `light-dark(#112233,#ffffff)` -> `112233`. */
const lightOf = (value: string): string => /#([\da-f]{6})/i.exec(value)?.[1] ?? '000000'

/** The family that people know by name: those beside it stand in for some of its signs. */
const firstFamily = (families: string): string =>
  families
    .split(',')
    .map((family) => family.trim().replaceAll('"', ''))
    .find((family) => !family.endsWith(' Digits')) ?? 'Arial'

function signOf(code: string, first: string, second: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIGN_PX
  const context = canvas.getContext('2d')!
  context.scale(SIGN_PX / SIGN_UNITS, SIGN_PX / SIGN_UNITS)
  for (const { path, second: isSecond } of tenantShape(code)) {
    context.fillStyle = `#${isSecond ? second : first}`
    const shape = new Path2D(path)
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, no list
    context.fill(shape)
  }
  return canvas.toDataURL('image/png')
}
