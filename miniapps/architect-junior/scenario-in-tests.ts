import type { Edition } from '../domain/audience/edition.ts'
import { answerAudiences } from '../kit/audience/chooser/answer-audiences-in-tests.ts'
import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { type ApprovedCurve, pinText } from '../domain/curves/wire.ts'
import type { Body } from '../domain/document/change.ts'
import type { ReferencedDocument } from '../domain/document/wire.ts'
import { computedFields } from '../domain/scenarios/computed-fields.ts'
import { SCENARIO } from '../domain/scenarios/scenario.ts'
import {
  curveInTests,
  O6,
  scenarioInTests,
  touchpointInTests,
} from '../domain/scenarios/scenario-in-tests.ts'
import { threeOptions } from '../domain/scenarios/three-options.ts'
import type { Curve } from '../domain/planning/curves/curve.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

const WRITES = {
  prefix: '',
  agency: ['MxmzJuniorAppAccess', 'MxmzCampaignsSetupAppAccess'],
  workspace: [],
  markets: {},
}

/** The answers of the page's case O6, asked for but not computed. */
export const ASKED: Body = Object.fromEntries(
  Object.entries(scenarioInTests().body).filter(([path]) => !/^(computed|pins|prices)\//.test(path)),
)

/** The same with its three options. */
export function computedInTests(more: Body = {}, fits: Readonly<Record<string, Curve>> = O6): Body {
  const { body, basis } = scenarioInTests(fits, more)
  const fields = { ...body, ...computedFields(body, {}, basis, threeOptions(basis)) }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

export const COMPUTED: Body = computedInTests()

interface OfServer {
  status?: string
  /** Beside those that the scenario was computed with. */
  newer?: readonly ApprovedCurve[]
  made?: readonly ReferencedDocument[]
  /** Codes whose curves are approved no more. */
  retired?: readonly string[]
  editions?: readonly Edition[]
}

/**
 * A server with one scenario, `one`, two touchpoints with curves and one without, and the app of somebody who
 * was never here before.
 */
export function scenarioAppInTests(
  fields: Body = COMPUTED,
  { status = 'open', newer = [], made = [], retired = [], editions = [] }: OfServer = {},
) {
  const documents = new DocumentsInTests(SCENARIO, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', fields, { place: 'brand-1', status })
  const handed: string[] = []
  const curves = [...Object.entries(O6).map(([code, fit]) => curveInTests(code, fit)), ...newer]
  const touchpoints = ['TV', 'OLV', 'SEARCH'].map((code) =>
    touchpointInTests(code, { names: { en: `${code} of the library` } }),
  )
  const others = async (address: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'https://portal.example')
    const audiences = answerAudiences(editions, address)
    if (audiences) return audiences
    if (init?.method === 'POST') {
      handed.push(pathname)
      return Response.json({ data: { id: 'of-one', created: handed.length === 1 } })
    }
    if (pathname.endsWith('/library')) return Response.json({ data: { pins: [], touchpoints } })
    const pins = searchParams.getAll('pin')
    const data = pathname.endsWith('/pinned')
      ? curves.filter((curve) => pins.includes(pinText(curve)))
      : curves.filter(
          ({ market, touchpoint }) => market === searchParams.get('market') && !retired.includes(touchpoint),
        )
    return Response.json({ data })
  }
  documents.references.set('one', { from: [], to: made })
  const fetch: typeof globalThis.fetch = (input, init) =>
    documents.fetch(input, init, (address) => others(address, init))
  const mounted = (tail = '/'): MountOptions => ({
    context: { user: { ...sampleUser, id: documents.me.id }, permissions: WRITES },
    portal: { fetch },
    route: { basePath: '/express-scenario', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, mounted, handed }
}
