import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { defaultTheme } from '../themes/default.ts'
import { fixedTokens, schemeTokens } from '../themes/tokens.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../docs/authors/theme.md'), 'utf8')

/** `--os-space-1`, and all of `--os-color-grey-1` … `--os-color-grey-6`. */
function namedOnPage(): string[] {
  const ranges = [...PAGE.matchAll(/`(--os-[a-z-]+-)1` … `\1(\d)`/g)].flatMap(([, name, last]) =>
    Array.from({ length: Number(last) }, (_, at) => `${name}${at + 1}`),
  )
  return [...PAGE.matchAll(/`(--os-[a-z0-9-]+)`/g)].map(([, name]) => name!).concat(ranges)
}

it('the page on the theme names every variable that there is, and no other', () => {
  const scheme = { mode: 'light', contrast: 'normal' } as const
  const there = Object.keys({ ...schemeTokens(defaultTheme, scheme), ...fixedTokens(defaultTheme) })
  assert.deepEqual([...new Set(namedOnPage())].toSorted(), there.toSorted())
})
