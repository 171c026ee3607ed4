import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { type Body, textAt } from '../domain/document/change.ts'
import { TOUCHPOINT_LIBRARY } from '../domain/touchpoints/touchpoint-library.ts'
import {
  type ForeignName,
  IMPORTS_PERMISSION,
  type LibraryLine,
  type Mapping,
} from '../domain/touchpoints/wire.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

export const at = (code: string, fields: Body): Body =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`touchpoints/${code}/${name}`, value]))

const PAID = {
  type: 'paid',
  unit: 'grp',
  rateType: 'cpp',
  rate: 12_000_000,
  currency: 'USD',
  curve: 'curve-tv',
}

/** A tree of two media with three touchpoints, ready to be published. */
export const ALL: Body = {
  title: 'All markets',
  market: 'ALL',
  ...at('AV', { 'name/en': 'Audiovisual', 'name/de': 'Bewegtbild', type: 'owned' }),
  ...at('TV', { 'name/en': 'Television', 'name/de': 'Fernsehen', parent: 'AV', ...PAID }),
  ...at('YOUTUBE', {
    'name/en': 'YouTube',
    parent: 'AV',
    ...PAID,
    'factors/viewable': 0.7,
    from: '2026-01-01',
  }),
  ...at('SHOP', { 'name/en': 'In store', type: 'owned' }),
}

export const GERMANY: Body = {
  title: 'Germany',
  market: 'DE',
  ...at('TV', { rate: 9_600_000, currency: 'EUR' }),
}

export const NAMES: readonly ForeignName[] = [
  { id: 1, name: 'Telly', source: 'Northlight', touchpoint: 'TV', ignored: false, ofBrand: false },
  { id: 2, name: 'You Tube', source: 'Northlight', touchpoint: null, ignored: false, ofBrand: false },
  { id: 3, name: 'App push', source: 'Spring.xlsx', touchpoint: null, ignored: false, ofBrand: true },
]

const APPROVED = { id: 'curve-tv', own: false, touchpoint: 'TV', market: 'US', audience: 'Adults 18+' }

interface Asked {
  /** Codes that plans refer to. */
  used?: readonly string[]
  mayMap?: boolean
}

/**
 * A server with the library `all` and that of Germany, `germany`; the app of somebody who was never here
 * before.
 */
export function libraryInTests(all: Body = ALL, { used = [], mayMap = true }: Asked = {}) {
  const documents = new DocumentsInTests(TOUCHPOINT_LIBRARY, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('all', all, { place: 'mindshare' })
  documents.add('germany', GERMANY, { place: 'mindshare' })
  const mapped: Mapping[] = []
  const body = (id: string): Body =>
    Object.fromEntries(
      Object.entries(documents.documents.get(id)!.fields).flatMap(([path, { value }]) =>
        value === null ? [] : [[path, value]],
      ),
    )
  const line = (id: string): LibraryLine => {
    const { status, updatedAt, title } = documents.documents.get(id)!
    const own = body(id)
    return {
      id,
      title,
      status,
      market: textAt(own, 'market'),
      published: null,
      updatedAt,
      updatedBy: 'Ada Lovelace',
      body: own,
      inForce: own,
    }
  }
  const names = () => NAMES.map((name) => ({ ...name, ...mapped.findLast(({ id }) => id === name.id) }))
  const touchpoints = (address: string, init: RequestInit): unknown => {
    if (address.endsWith('/libraries')) return [...documents.documents.keys()].map(line)
    if (address.includes('/uses'))
      return { used: used.some((code) => address.includes(`touchpoint=${code}&`)) }
    if (init.method === 'PATCH')
      mapped.push(...(JSON.parse(init.body as string) as { names: Mapping[] }).names)
    return names()
  }
  const other = async (address: string, init: RequestInit) =>
    Response.json({
      data: address.startsWith('/api/curves')
        ? [
            { ...APPROVED, version: 4, name: 'v1', from: null, to: '2026-03-31' },
            { ...APPROVED, version: 9, name: 'v2', from: '2026-04-01', to: null },
          ]
        : touchpoints(address, init),
    })
  const mounted = (tail = '/'): MountOptions => ({
    context: {
      user: { ...sampleUser, id: documents.me.id },
      permissions: { prefix: '', agency: mayMap ? [IMPORTS_PERMISSION] : [], workspace: [], markets: {} },
    },
    portal: { fetch: (input, init) => documents.fetch(input, init, other) },
    route: { basePath: '/touchpoints-ui', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, mapped, body, mounted }
}
