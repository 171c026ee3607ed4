import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { MINI_APPS } from '../../../shell/config/miniapps.ts'
import type { RuntimeConfig, RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import { Unjudged, type CasePage, type CaseSetting, type Observed } from './case.ts'
import { PAGES, SUMMARIES } from './cases/all-cases.ts'
import type { CheckOptions } from './check-options.ts'
import { serveFolder, servePage, YARDSTICK, type PageServer } from './page-server.ts'
import { notApplicable, summaryOf, type CaseResult, type CheckReport, type Finding } from './report.ts'
import { Session } from './session.ts'
import { SAMPLE_WORLD } from './world.ts'

const KEY = 'checked-app'
const MOUNTS = 50
const DOCS = '/documentation/authors/check'

/** Runs all cases on the mini-app at an address, or in a file of this machine. */
export async function check(
  browser: Browser,
  where: string,
  options: CheckOptions = {},
): Promise<CheckReport> {
  const files = /^https?:\/\//.test(where) ? undefined : await serveFolder(resolve(dirname(where)))
  const address = files ? `${files.origin}/${basename(where)}` : where
  const entry = {
    title: 'Checked mini-app',
    ...options.entry,
    key: options.entry?.key ?? KEY,
    script: address,
  }
  const page = await servePage({
    folder: options.pageFolder ?? builtPage(),
    key: entry.key,
    config: configOf(entry, address),
    world: { ...SAMPLE_WORLD, ...options.world },
    answer: options.answer,
  })
  try {
    const setting = { entry, answer: options.answer, mounts: options.mounts ?? MOUNTS }
    const cases = await judgeAll(browser, page, new URL(address).origin, setting, options.only)
    return {
      version: 1,
      address: where,
      key: entry.key,
      browser: browser.version(),
      cases,
      summary: summaryOf(cases),
    }
  } finally {
    await Promise.all([page.close(), files?.close()])
  }
}

/** To check one of the portal's own apps, its entry stays and only the script is replaced. */
function configOf(entry: Partial<RuntimeMiniApp> & { key: string }, address: string): Partial<RuntimeConfig> {
  const isOwn = MINI_APPS.has(entry.key)
  const yardstick = { key: 'yardstick', title: 'Yardstick', script: YARDSTICK, routes: ['yardstick'] }
  return {
    authority: 'https://sign-in.invalid',
    clientId: 'check',
    scripts: isOwn ? { [entry.key]: address } : {},
    miniApps: [yardstick, ...(isOwn ? [] : [{ title: entry.key, routes: [entry.key], ...entry }])],
  }
}

async function judgeAll(
  browser: Browser,
  { origin }: PageServer,
  own: string,
  setting: CaseSetting,
  only: readonly string[] | undefined,
): Promise<CaseResult[]> {
  const isWanted = ({ id }: { id: string }) => only === undefined || only.includes(id)
  const results: CaseResult[] = []
  const observed: Observed = { noticed: [], asked: [] }
  for (const page of PAGES) {
    const cases = page.cases.filter(isWanted)
    if (cases.length === 0) continue
    if (isDown(results)) results.push(...cases.map((each) => resultOf(each, NOT_MOUNTED)))
    else results.push(...(await judgePage(browser, origin, own, { ...page, cases }, setting, observed)))
  }
  const summaries = SUMMARIES.filter(isWanted).map((each) => {
    const finding = each.judge(observed, setting)
    const says = finding.verdict === 'fail' || !isDown(results)
    return resultOf(each, says ? finding : NOT_MOUNTED)
  })
  return [...results, ...summaries]
}

const NOT_MOUNTED = notApplicable('It was not mounted.')

/** Nothing more can be judged. */
const isDown = (results: readonly CaseResult[]): boolean =>
  results.some(({ id, verdict }) => verdict === 'fail' && (id === 'exports' || id === 'mount'))

async function judgePage(
  browser: Browser,
  origin: string,
  own: string,
  { dev = false, servers = 'answering', cases }: CasePage,
  setting: CaseSetting,
  observed: Observed,
): Promise<CaseResult[]> {
  const session = await Session.open(browser, origin, own, { dev, servers }, setting)
  const results: CaseResult[] = []
  try {
    for (const each of cases) {
      const finding = isDown(results) ? NOT_MOUNTED : await each.judge(session, setting).catch(unjudged)
      results.push(resultOf(each, finding))
    }
    Object.assign(observed, {
      noticed: [...observed.noticed, await session.noticed()],
      asked: [...observed.asked, ...session.asked],
    })
  } finally {
    await session.close()
  }
  return results
}

function unjudged(error: unknown): Finding {
  if (error instanceof Unjudged) return notApplicable(error.message)
  throw error
}

const resultOf = ({ id, title }: { id: string; title: string }, finding: Finding): CaseResult => ({
  id,
  title,
  details: [],
  ...finding,
  docs: `${DOCS}#${id}`,
})

/** In the package it lies beside the program; in this repository it is built into the cache. */
function builtPage(): string {
  const places = ['check-page', '../check-page', '../../../.cache/check-page'].map((path) =>
    join(import.meta.dirname, path),
  )
  const found = places.find((place) => existsSync(join(place, 'index.html')))
  if (!found)
    throw new Error('The page of the check has not been built: node --import tsx packages/build.ts cli')
  return found
}

/** Headless, and in containers without its own sandbox, which root may not have. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
