import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { BASE_CSS } from '../themes/base-css.ts'
import { CONTRAST_PAIRS } from '../themes/contrast-pairs.ts'
import { drawnColors } from './layers/drawn-colors.ts'
import { isTest } from './layers/layer-rule.ts'
import { productFiles, root, sources } from './layers/sources.ts'

/** A tenant's sign, the pattern made of it, and the stripe above the provider's pages: nobody has to make them out (WCAG 1.4.11). */
const DECOR = /(^|\s)\.(mark|first)$|^\.motif|^body$/

const styles = [
  ...productFiles().filter((path) => path.endsWith('.css')).map((path) => ({ path, style: readFileSync(join(root, path), 'utf8') })),
  ...sources.filter(({ path }) => !isTest(path) && !path.startsWith('themes/')).flatMap(({ path, strings }) => strings.map(({ text }) => ({ path, style: text }))),
  { path: 'themes/base-css.ts', style: BASE_CSS },
]

describe('colours that text, lines and shapes are drawn with', () => {
  it('have a pair that holds their contrast', () => {
    const fronts = new Set<string>(CONTRAST_PAIRS.map(({ front }) => front))
    const left = styles.flatMap(({ path, style }) => drawnColors(style)
      .filter(({ token, selector }) => !fronts.has(token) && !DECOR.test(selector))
      .map(({ token, selector }) => `${path}: ${selector} draws with ${token}`))
    assert.deepEqual(left, [])
  })

  it('are told from areas: text, edges and thin fills are drawn', () => {
    const tokens = (style: string) => drawnColors(style).map(({ token }) => token)
    assert.deepEqual(tokens('a { color: var(--os-color-text); background: var(--os-color-page) }'), ['text'])
    assert.deepEqual(tokens('@media print { a:hover { border-block-end: 2px solid var(--os-color-border) } }'), ['border'])
    assert.deepEqual(tokens('a::after { height: 2px; background: var(--os-color-focus) }'), ['focus'])
    assert.deepEqual(tokens('a { height: 20px; background: var(--os-color-focus); border-color: var(--os-color-focus) }'), [])
  })
})
