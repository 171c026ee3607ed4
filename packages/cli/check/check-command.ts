import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import { problemsOf } from '../../../shell/config/entry-checks.ts'
import { PAGES, SUMMARIES } from './cases/all-cases.ts'
import type { CheckOptions } from './check-options.ts'
import { check, openBrowser } from './check.ts'
import { findBrowser, NoBrowser } from './find-browser.ts'
import { printedReport } from './print-report.ts'
import { readAnswers } from './read-answers.ts'
import { SAMPLE_WORLD } from './world.ts'

export const CHECK_USAGE = `agency-os check <address or file> [options]

  --entry agency-os.json   the entry that the portal has for it: its events, APIs and needs
  --answers answers.json   what APIs and back ends of its own answer: { "/api/scorecards/brands": { "data": [] } }
  --brand brand-7          id of the brand that it is told of
  --tenant mindshare       whose look it wears
  --portal https://…       where the documentation is opened; else the portal that package.json names
  --only leaks,heap        some cases only
  --json out.json          writes the verdict to a file

Exit code 1: a case failed. 2: nothing could be checked.`

/** `agency-os check`: answers the exit code. `portal` is the one that the app is made for. */
export async function checkCommand(args: readonly string[], portal = ''): Promise<number> {
  try {
    const { positionals, values } = parse(args)
    const [address] = positionals
    if (values.help || !address) return say(CHECK_USAGE, values.help ? 0 : 2)
    const options = optionsFrom(values)
    const browser = await openBrowser(findBrowser())
    const report = await check(browser, address, options).finally(() => browser.close())
    if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
    const colors = process.stdout.isTTY && !process.env['NO_COLOR']
    console.log(
      printedReport(report, {
        colors,
        portal: values.portal?.replace(/\/$/, '') ?? portal,
      }),
    )
    return report.summary.fail > 0 ? 1 : 0
  } catch (error) {
    if (error instanceof NoBrowser || error instanceof WrongUse) return say(error.message, 2)
    throw error
  }
}

class WrongUse extends Error {
  override name = 'WrongUse'
}

type Values = ReturnType<typeof parse>['values']

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    entry: text,
    answers: text,
    brand: text,
    tenant: text,
    portal: text,
    only: text,
    json: text,
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new WrongUse(`${(error as Error).message}\n\n${CHECK_USAGE}`)
  }
}

function optionsFrom({ entry, answers, brand, tenant, only }: Values): CheckOptions {
  const [current, ...others] = SAMPLE_WORLD.brands
  const brands = brand && current ? [{ ...current, id: brand }, ...others] : SAMPLE_WORLD.brands
  return {
    ...(entry && { entry: readEntry(entry) }),
    ...(answers && { answer: readAnswers(answers) }),
    world: { brands, ...(tenant && { tenant, agency: { ...SAMPLE_WORLD.agency, code: tenant } }) },
    ...(only && { only: known(only.split(',')) }),
  }
}

/** Its script is the address that is checked; what else a portal would refuse is said first. */
function readEntry(file: string): Partial<RuntimeMiniApp> {
  const entry = JSON.parse(readFileSync(file, 'utf8')) as Partial<RuntimeMiniApp>
  const problems = problemsOf({ ...entry, script: '/checked.js' })
  if (problems.length > 0)
    throw new WrongUse(
      `${file} is no entry that a portal takes: ${problems.map(({ sentence }) => sentence).join(' ')}`,
    )
  return entry
}

function known(ids: readonly string[]): readonly string[] {
  const all = [...PAGES.flatMap(({ cases }) => cases), ...SUMMARIES].map(({ id }) => id)
  const wrong = ids.find((id) => !all.includes(id))
  if (wrong !== undefined) throw new WrongUse(`There is no case "${wrong}"; there are ${all.join(', ')}`)
  return ids
}

function say(text: string, code: number): number {
  if (code === 0) console.log(text)
  else console.error(text)
  return code
}
