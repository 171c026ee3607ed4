import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleBrand, sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Tenant } from '../../shell/contract/entities.ts'
import type { Body } from '../domain/document/change.ts'
import type { Dataset } from '../domain/surveys/dataset.ts'
import { DATASET_DRAFT } from '../domain/surveys/dataset-draft.ts'
import type { Frame } from '../domain/surveys/frame.ts'
import { decodePublication } from '../domain/surveys/publication.ts'
import type { PublicationHead } from '../domain/surveys/publication-head.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

interface World {
  fields?: Body
  /** The dataset `survey` that is there already. */
  frame?: Frame
  weights?: Dataset['weights']
  tail?: string
  context?: { tenant?: Tenant }
}

const DATASET: Dataset = {
  id: 'survey',
  version: 3,
  latest: 3,
  name: 'Survey',
  publishedAt: '2026-01-05T09:00:00Z',
  slices: [],
  weights: [],
  licence: {
    respondents: 'browser',
    protection: 'open',
    smallestAudience: 0,
    exports: true,
    notice: '',
    from: null,
    to: null,
  },
}

/** A server with one draft, `one`, and datasets; `published` is what came in. */
export function dataInTests({ fields = {}, frame, weights = [], tail = '/data/one', context }: World = {}) {
  const documents = new DocumentsInTests(DATASET_DRAFT, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', { title: 'Survey', ...fields }, { place: context?.tenant?.code ?? 'choreograph' })
  const published: (PublicationHead & { columns: number; query: string })[] = []
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    if (!address.pathname.startsWith('/api/datasets/')) return documents.fetch(input, init)
    if (init.method === 'POST') {
      const bytes = new Uint8Array(await (init.body as Blob).arrayBuffer())
      const { head, columns } = decodePublication(bytes)
      const own = head as PublicationHead
      published.push({ ...own, columns: columns.length, query: address.search })
      return Response.json({ data: { id: own.dataset, version: published.length } }, { status: 201 })
    }
    const isWhole = address.pathname.endsWith('/3')
    const dataset = { ...DATASET, weights }
    return Response.json({ data: isWhole ? { dataset, frame } : frame ? [dataset] : [] })
  }
  const options = {
    context: {
      user: { ...sampleUser, id: documents.me.id },
      workspace: sampleBrand('brand-1', 'Acme', { code: 'GB', name: 'United Kingdom', currency: 'GBP' }),
      permissions: { agency: ['os-MXMZ_DATA_SOURCES_UPLOAD'], market: [], workspace: [], prefix: 'os-' },
      ...context,
    } as object,
    portal: { fetch },
    route: { basePath: '/adb', tail },
  }
  return {
    documents,
    published,
    options,
    value: (path: string) => documents.documents.get('one')!.fields[path]?.value,
  }
}

/** The app at the draft, with a file that has come in. */
export async function openData(world: World, file?: File) {
  const inTests = dataInTests(world)
  const app = await mountMiniApp('audience-data-builder', inTests.options)
  if (file) await give(app, file)
  return { app, ...inTests }
}

export async function give(app: MountedMiniApp, file: File): Promise<void> {
  await waitUntil(() => app.findAll('input[type=file]').length > 0)
  const files = new DataTransfer()
  files.items.add(file)
  const input = app.find<HTMLInputElement>('input[type=file]')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export const csv = (...lines: readonly string[]): File =>
  new File([lines.join('\n')], 'answers.csv', { type: 'text/csv' })

/** Answers of people by kinds: `people([30, '1,1'], …)`. */
export const people = (head: string, ...kinds: readonly (readonly [number, string])[]): File =>
  csv(head, ...kinds.flatMap(([count, line]) => Array.from({ length: count }, () => line)))

export const step = async (app: MountedMiniApp, name: string): Promise<void> => {
  const button = () =>
    app.findAll<HTMLButtonElement>('.os-stepper button').find((each) => each.textContent.includes(name))
  await waitUntil(() => button(), `there is no step ${name}`)
  button()!.click()
  await waitUntil(() => app.find('.import-body').getAttribute('aria-label') === name)
}

export const press = async (app: MountedMiniApp, name: string): Promise<void> => {
  const button = () =>
    app.findAll<HTMLButtonElement>('button').find((each) => (each.ariaLabel ?? each.textContent) === name)
  await waitUntil(
    () => button() && !button()!.matches(':disabled, [aria-disabled=true]'),
    `${name} cannot be pressed`,
  )
  button()!.focus()
  button()!.click()
}

export const says = (app: MountedMiniApp, text: string | RegExp) =>
  waitUntil(() => {
    const said = app.element.shadowRoot!.textContent
    return typeof text === 'string' ? said.includes(text) : text.test(said)
  }, `nothing says ${text}`)
