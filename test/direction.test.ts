import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { isTest } from './layers/layer-rule.ts'
import { productFiles } from './layers/sources.ts'

/** `margin-left:`, `left:`, `text-align: right` …: sides of the screen, where a page that reads from the right has the other one. */
const SIDES =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:color|width|style))?\s*:|(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g
/** `margin: 1px 2px 3px 4px` with other values left than right. */
const FOUR = /(?<![\w-])(?:margin|padding|inset)\s*:\s*([^;}]+)/g

const isStyle = (path: string) =>
  /^(shell|elements|miniapps|themes)\//.test(path) && !isTest(path) && /\.css$|\.tsx?$/.test(path)

/** A style sheet, or what a source has in css`…`. */
const sheetsOf = (path: string, text: string): string[] =>
  path.endsWith('.css') ? [text] : [...text.matchAll(/\bcss`([^`]*)`/g)].map(([, sheet]) => sheet!)

/** The four of a shorthand, functions such as `calc(…)` in one piece. */
const valuesOf = (shorthand: string): string[] =>
  shorthand.trim().match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? []

function sidesIn(sheet: string): string[] {
  const plain = sheet.replaceAll(/\/\*[^]*?\*\//g, '')
  const uneven = [...plain.matchAll(FOUR)].filter(([, values]) => {
    const [, right, , left] = valuesOf(values!)
    return left !== undefined && left !== right
  })
  return [...plain.matchAll(SIDES), ...uneven].map(([found]) => found.trim())
}

it('styles name start and end, not left and right', () => {
  const found = productFiles()
    .filter(isStyle)
    .flatMap((path) =>
      sheetsOf(path, readFileSync(path, 'utf8')).flatMap((sheet) =>
        sidesIn(sheet).map((declaration) => `${path}: ${declaration}`),
      ),
    )
  assert.deepEqual(found, [])
})
