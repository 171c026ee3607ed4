import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'playwright'
import { BEHAVIOURS, LATE } from './behaviours.ts'
import { OF_CONTROLS } from './behaviours-of-controls.ts'
import { buildApps, FRAMEWORKS, WRAPPERS } from './build-apps.ts'
import { Desk, launch } from './desk.ts'
import { table } from './table.ts'

let scripts: ReadonlyMap<string, string>
let browser: Browser

before(async () => {
  scripts = await buildApps()
  browser = await launch()
})

after(() => browser?.close())

for (const framework of [...FRAMEWORKS, ...WRAPPERS])
  describe(`our elements in ${framework}`, () => {
    let desk: Desk
    before(async () => {
      desk = await Desk.open(browser, scripts, framework)
      await desk.bringElements()
    })
    after(() => desk?.close())

    const behaviours = [...BEHAVIOURS, ...(WRAPPERS.includes(framework) ? [] : OF_CONTROLS)]
    for (const { name, check } of behaviours)
      it(name, async () => {
        await check(desk)
        assert.deepEqual(desk.warnings, [])
      })
  })

for (const framework of FRAMEWORKS)
  it(`${framework}: ${LATE.name}`, async () => {
    const desk = await Desk.open(browser, scripts, framework)
    await LATE.check(desk)
    assert.deepEqual(
      desk.warnings.map((text) => /details="Site,Question 4" is no JSON/.test(text)),
      LATE.notes?.[framework] ? [true] : [],
    )
    await desk.close()
  })

it('docs/authors/elements.md has the table of these tests', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/authors/elements.md'), 'utf8')
  assert.ok(page.includes(table()), `It says:\n\n${table()}`)
})
