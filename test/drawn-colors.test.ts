import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { BASE_CSS } from '../themes/base-css.ts'
import { CONTRAST_PAIRS } from '../themes/contrast-pairs-in-tests.ts'
import { drawnColors, isForControls } from './layers/drawn-colors.ts'
import { isTest } from './layers/layer-rule.ts'
import { productFiles, readSource, root, sources, type Source } from './layers/sources.ts'

/** A tenant's sign, the pattern made of it, and the stripe above the provider's pages: nobody has to make them out (WCAG 1.4.11). */
const DECOR = /(^|\s)\.(mark|first)$|^\.motif|^body$/

/** Least contrast of the edge of a control: WCAG 1.4.11. */
const EDGE = 3

const published = readdirSync(join(root, 'public/assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => readSource(`public/assets/${name}`))

/** A value without braces is that of the property that it is given to, as in `style={{ fill: 'var(--os-color-text)' }}`. */
const styleOf = ({ text, property }: Source['strings'][number]) =>
  property === undefined || text.includes('{')
    ? text
    : `${property} { ${property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${text} }`

const styles = [
  ...productFiles()
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, style: readFileSync(join(root, path), 'utf8') })),
  ...[...sources.filter(({ path }) => !isTest(path) && !path.startsWith('themes/')), ...published].flatMap(
    ({ path, strings }) => strings.map((each) => ({ path, style: styleOf(each) })),
  ),
  { path: 'themes/base-css.ts', style: BASE_CSS },
]

describe('colours that text, lines and shapes are drawn with', () => {
  it('have a pair that holds their contrast', () => {
    const fronts = new Set<string>(CONTRAST_PAIRS.map(({ front }) => front))
    const left = styles.flatMap(({ path, style }) =>
      drawnColors(style)
        .filter(({ token, selector }) => !fronts.has(token) && !DECOR.test(selector))
        .map(({ token, selector }) => `${path}: ${selector} draws with ${token}`),
    )
    assert.deepEqual(left, [])
  })

  it('keep the edge of what is pressed or filled in in sight', () => {
    const least = new Map<string, number>()
    for (const { front, normal } of CONTRAST_PAIRS)
      least.set(front, Math.min(normal, least.get(front) ?? Infinity))
    const edges = styles.flatMap(({ path, style }) =>
      drawnColors(style)
        .filter(({ isEdge, selector }) => isEdge && isForControls(selector))
        .map((edge) => ({ path, ...edge })),
    )
    assert.ok(edges.length > 5)
    assert.deepEqual(
      edges
        .filter(({ token }) => !((least.get(token) ?? 0) >= EDGE))
        .map(({ path, selector, token }) => `${path}: ${selector} has an edge of ${token}`),
      [],
    )
  })

  it('belong to a control where the rule is for one that is in use', () => {
    for (const selector of [
      'a.button',
      '.card > .os-button:is(:hover, :focus)',
      "input:not([type='hidden'])",
      'h2, textarea.os-input',
      'button:not(:disabled)',
      ':where(button, a)',
    ])
      assert.ok(isForControls(selector), selector)
    for (const selector of [
      '.os-input-frame',
      '.os-input:disabled',
      'button > .sign',
      '.buttons',
      "[aria-disabled='true'].button",
    ])
      assert.ok(!isForControls(selector), selector)
  })

  it('are told from areas: text, edges and thin fills are drawn', () => {
    const tokens = (style: string) => drawnColors(style).map(({ token }) => token)
    assert.deepEqual(tokens('a { color: var(--os-color-text); background: var(--os-color-page) }'), ['text'])
    assert.deepEqual(
      tokens('@media print { a:hover { border-block-end: 2px solid var(--os-color-border) } }'),
      ['border'],
    )
    assert.deepEqual(tokens('a::after { height: 2px; background: var(--os-color-focus) }'), ['focus'])
    assert.deepEqual(tokens('a { color: var(--os-color-text, CanvasText); fill: var(--os-color-data- }'), [
      'text',
    ])
    assert.deepEqual(
      tokens('a { height: 20px; background: var(--os-color-focus); border-color: var(--os-color-focus) }'),
      [],
    )
  })
})
