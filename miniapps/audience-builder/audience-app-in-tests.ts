import { type MountedMiniApp, mountMiniApp, type MountOptions } from '../../test/browser/mount-mini-app.ts'
import { enter } from '../../test/browser/enter.ts'
import { sampleContext, sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { AUDIENCE } from '../domain/audience/audience-document.ts'
import { nodeChanges } from '../domain/audience/node-changes.ts'
import { expressionOf, fieldsOfBody } from '../domain/audience/nodes-expression.ts'
import { parsed } from '../domain/audience/parsed-in-tests.ts'
import { printExpression } from '../domain/audience/print-expression.ts'
import type { Edition } from '../domain/audience/edition.ts'
import type { Expression } from '../domain/audience/expression.ts'
import type { Body } from '../domain/document/change.ts'
import { SCENARIO } from '../domain/scenarios/scenario.ts'
import { countTable } from '../domain/surveys/store/count-table.ts'
import { answerAudiences } from '../kit/audience/chooser/answer-audiences-in-tests.ts'
import { surveyInTests } from '../kit/audience/survey-in-tests.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

/** Fields of nodes for a text; they are called n1, n2 in its order. */
export function nodesInTests(text: string): Body {
  let made = 0
  return text ? nodeChanges(parsed(text), {}, () => `n${++made}`) : {}
}

const BASIS: Body = { dataset: 'survey-2026', version: 1, 'slices/GB-2026-H1': true, weight: 'main' }

interface OfServer {
  fields?: Body
  status?: string
  editions?: readonly Edition[]
  survey?: Parameters<typeof surveyInTests>[0]
  permissions?: readonly string[]
  /** Answers a call before the survey does. */
  before?(address: string, init?: RequestInit): Response | undefined
}

/** A server with one audience, `one`, over a small survey, and the app of somebody who was never here before. */
export function audienceInTests(
  text = '',
  {
    fields,
    status = 'draft',
    editions = [],
    survey,
    before,
    permissions = ['MXMZ_DATA_SOURCES_ACCESS'],
  }: OfServer = {},
) {
  const documents = new DocumentsInTests(AUDIENCE, () => null)
  const scenarios = new DocumentsInTests(SCENARIO, () => null)
  const datasets = surveyInTests(survey)
  documents.me = scenarios.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  const body = { title: 'Heavy viewers', ...BASIS, ...nodesInTests(text), ...fields }
  documents.add('one', body, { place: 'brand-1', status })
  const others = async (address: string, init: RequestInit) =>
    before?.(address, init) ??
    (await datasets.answer(address, init)) ??
    answerAudiences(editions, address) ??
    Response.json({ data: [], next: null })
  const fetch: typeof globalThis.fetch = (input, init) => {
    const isScenario = (input as string).startsWith('/api/documents/scenario')
    return (isScenario ? scenarios : documents).fetch(input, init, others)
  }
  const mounted = (tail = '/'): MountOptions => ({
    context: {
      user: { ...sampleUser, id: documents.me.id },
      permissions: { ...sampleContext.permissions, agency: permissions },
    },
    portal: { fetch },
    route: { basePath: '/brands/brand-1/audience-builder', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, scenarios, datasets, mounted }
}

/** The page of the audience `one`, with what the server has stored of it. */
export async function openAudience(...asked: Parameters<typeof audienceInTests>) {
  const made = audienceInTests(...asked)
  const app = await mountMiniApp('audience-builder', made.mounted('/one'))
  // with the survey’s own words
  await waitUntil(() => app.findAll('.builder-questions [role=treeitem]').length > 0)
  const stored = () => made.documents.documents.get('one')!
  const body = (): Body =>
    Object.fromEntries(Object.entries(stored().fields).map(([path, { value }]) => [path, value]))
  return {
    ...made,
    app,
    stored,
    /** Expression that the tree on the server stands for. */
    storedText: () => printExpression({ expression: expressionOf(fieldsOfBody(body())).expression }),
  }
}

export const textField = (app: MountedMiniApp) => app.find<HTMLTextAreaElement>('.builder-text textarea')

/** Writes the text of the audience, as by keys. */
export function write(app: MountedMiniApp, text: string): void {
  textField(app).focus()
  enter(textField(app), text)
}

export const said = (app: MountedMiniApp, selector: string): string =>
  app.findAll(selector)[0]?.textContent ?? ''

/** Thousands that the size says. */
export const size = (app: MountedMiniApp): number =>
  Number(
    said(app, '.size-people')
      .split('(')[0]!
      .replaceAll(/[^\d.]/g, '') || NaN,
  )

/** The same, counted by the engine over the survey of the test. */
export function sums({ stores, frame }: ReturnType<typeof surveyInTests>, text: string) {
  const respondents = { stores: [stores.get('GB-2026-H1')!], frame }
  const asked = { slices: [], weight: 'main', base: EVERYBODY, rows: [parsed(text)], columns: [] }
  return countTable(respondents, asked).cells[0]![0]!
}

const EVERYBODY: Expression = { op: 'all' }

/** As sizes are shown. */
export const shown = (universe: number): number => Number(universe.toFixed(universe < 100 ? 1 : 0))

export const names = (app: MountedMiniApp): string[] =>
  app.findAll('.rules-pane .rule-name').map(({ textContent }) => textContent)

/** The rule or group with this name. */
export const rule = (app: MountedMiniApp, name: string): HTMLElement =>
  app
    .findAll('.rules-pane .rule-name')
    .find(({ textContent }) => textContent.replace(/^(and|or) /, '') === name)!

export const button = (app: MountedMiniApp, text: string): HTMLElement | undefined =>
  app.findAll('button').find((each) => (each.ariaLabel ?? each.textContent) === text)
