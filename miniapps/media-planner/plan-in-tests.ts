import { clipboardEvent } from '../../test/browser/clipboard-event.ts'
import { type MountedMiniApp, type MountOptions, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { ApprovedCurve } from '../domain/curves/wire.ts'
import type { Body } from '../domain/document/change.ts'
import { olvLine, PLAN_CURVES, planInTests, tvLine } from '../domain/plans/plan-in-tests.ts'
import { PLAN } from '../domain/plans/plan.ts'
import { touchpointInTests } from '../domain/scenarios/scenario-in-tests.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

/** Two lines of TV and one of online video, as the page's case C10 has them. */
export const SPRING: Body = planInTests([tvLine(200), tvLine(100, { vendor: 'Sky' }), olvLine(80)])

interface OfServer {
  status?: string
  /** Approved beside the curves that are pinned. */
  newer?: readonly ApprovedCurve[]
  /** Library and curves wait for it. */
  gate?: Promise<void>
}

/** A server with one plan, `one`, its curves and its library, and the app of somebody who was never here before. */
export function planAppInTests(fields: Body = SPRING, { status = 'draft', newer = [], gate }: OfServer = {}) {
  const documents = new DocumentsInTests(PLAN, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', fields, { place: 'brand-1', status })
  const touchpoints = ['TV', 'OLV', 'SEARCH'].map((code) =>
    touchpointInTests(code, { names: { en: `${code} of the library` } }),
  )
  const others = async (address: string) => {
    await gate
    const { pathname } = new URL(address, 'https://portal.example')
    const data = pathname.endsWith('/library') ? { pins: [], touchpoints } : [...PLAN_CURVES, ...newer]
    return Response.json({ data })
  }
  const fetch: typeof globalThis.fetch = (input, init) => documents.fetch(input, init, others)
  const mounted = (tail = '/'): MountOptions => ({
    context: { user: { ...sampleUser, id: documents.me.id } },
    portal: { fetch },
    route: { basePath: '/mtv/mpl', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, mounted }
}

/** The page of the plan, once its lines are drawn, with what they are called, and all that stands above them. */
export async function openPlan(...asked: Parameters<typeof planAppInTests>) {
  const made = planAppInTests(...asked)
  const app = await mountMiniApp('media-planner', made.mounted('/one'))
  await waitUntil(
    () =>
      app.findAll('.lines .os-grid').some((each) => each.textContent.includes('of the library')) &&
      app.findAll('.lines-head button').some((each) => each.textContent.trim() === 'Export'),
    'lines drawn',
  )
  const value = (path: string) => {
    const [, row, ...cell] = path.split('/')
    const { fields } = made.documents.documents.get('one')!
    const whole = fields[`lines/${row}`]?.value as Body | undefined
    return cell.length > 0 && path.startsWith('lines/')
      ? whole?.[cell.join('/')]
      : (fields[path]?.value ?? null)
  }
  return { ...made, app, value }
}

/** A cell by the title of its column, brought into sight for the mouse. */
export function cellOf(app: MountedMiniApp, line: number, title: string): HTMLElement {
  const heading = app
    .findAll('.os-grid-head [role=columnheader]')
    .find((each) => each.textContent.trim().startsWith(title))!
  const cell = app.find(`[data-line="${line}"] > [data-column="${heading.dataset['column']}"]`)
  cell.scrollIntoView({ block: 'center' })
  return cell
}

export async function paste(cell: HTMLElement, text: string): Promise<void> {
  cell.focus()
  document.body.dispatchEvent(clipboardEvent('paste', text))
}
