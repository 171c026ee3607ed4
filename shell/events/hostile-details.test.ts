import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { PROTECTED_EVENTS, PUBLIC_EVENTS } from '../contract/events.ts'
import { OWN_EVENTS, type PortalEventName } from '../contract/own-events.ts'
import { accept, type Accepted } from './accept.ts'
import { ACCEPTED_PAYLOADS } from '../../test/browser/event-payloads.ts'

const ALL: readonly PortalEventName[] = [...PUBLIC_EVENTS, ...PROTECTED_EVENTS, ...OWN_EVENTS]
const anyName = fc.constantFrom(...ALL)

/** Objects that throw, lie or never end. They are made inside the property: even the library that picks them would stumble. */
const HOSTILE: readonly (() => unknown)[] = [
  () =>
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('get')
        },
        ownKeys: () => {
          throw new Error('ownKeys')
        },
      },
    ),
  () => new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? undefined : endless()) }),
  () =>
    new Proxy(() => {}, {
      apply: () => {
        throw new Error('apply')
      },
    }),
  () => ({
    get name() {
      throw new Error('name')
    },
    get data() {
      throw null
    },
  }),
  () => ({
    toString: () => {
      throw new Error('toString')
    },
    valueOf: null,
  }),
  () => ({ length: Infinity, data: { length: 2 ** 53 } }),
  revoked,
  cyclic,
  endless,
]

const plain = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

/** A plain value of any kind, or the number of a hostile one. */
const recipe = fc.oneof(
  plain.map((value) => ({ value })),
  fc.nat(HOSTILE.length - 1).map((which) => ({ which })),
)
type Recipe = { value: unknown } | { which: number }
const made = (from: Recipe): unknown => ('which' in from ? HOSTILE[from.which]!() : from.value)

function endless(): unknown {
  return new Proxy(
    {},
    {
      get: (_, key) => (key === 'length' ? Infinity : endless()),
      ownKeys: () => ['a', 'b'],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: 1 }),
    },
  )
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function cyclic(): object {
  const ring: Record<string, unknown> = { action: 'a', kind: 'page' }
  ring['data'] = ring
  ring['details'] = [ring]
  ring['extras'] = { queryParams: ring }
  return ring
}

const KEYS = [
  'text',
  'details',
  'path',
  'extras',
  'data',
  'kind',
  'name',
  'tag',
  'has',
  'locale',
  'workspaceId',
] as const

/** A good payload in which one part was replaced. */
const tampering = fc.record({ name: anyName, key: fc.constantFrom(...KEYS), by: recipe })
const tampered = ({ name, key, by }: { name: PortalEventName; key: string; by: Recipe }) => ({
  name,
  payload: { ...(ACCEPTED_PAYLOADS[name][0] as object | undefined), [key]: made(by) },
})

const runs = { numRuns: 3000 }

describe('accept, given hostile details', () => {
  const judged = (detail: unknown) => {
    const verdict = accept('sample', ALL, detail)
    if ('refused' in verdict)
      return verdict.refused.startsWith('Mini-app sample sent ') && verdict.refused.length < 400
    return ALL.includes(verdict.name)
  }

  it('never throws on a detail of any kind', () => {
    fc.assert(
      fc.property(recipe, (detail) => judged(made(detail))),
      runs,
    )
  })

  it('never throws on a payload of any kind', () => {
    fc.assert(
      fc.property(anyName, recipe, (name, payload) => judged({ name, payload: made(payload) })),
      runs,
    )
  })

  it('never throws on a good payload in which one part was replaced', () => {
    fc.assert(
      fc.property(tampering, (detail) => judged(tampered(detail))),
      runs,
    )
  })

  it('accepts only plain, bounded copies', () => {
    fc.assert(
      fc.property(tampering, (change) => {
        const detail = tampered(change)
        const verdict = accept('sample', ALL, detail)
        if ('refused' in verdict || verdict.payload === undefined) return
        expect(verdict.payload).not.to.equal(detail.payload)
        expect(JSON.stringify(verdict.payload).length).to.be.below(200 * 2200)
        expect(structuredClone(verdict.payload)).to.deep.equal(verdict.payload)
      }),
      runs,
    )
  })

  it('leaves the prototype of objects alone', () => {
    const poison = JSON.parse(
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"prototype":{"admin":true},"kept":{"__proto__":{"admin":true},"a":1}}',
    ) as Record<string, unknown>
    const { payload } = accept('sample', [], {
      name: 'track-action',
      payload: { action: 'a', data: poison, ...poison },
    }) as Accepted<'track-action'>
    expect(JSON.stringify(payload)).to.equal('{"action":"a","data":{"kept":{"a":1}}}')
    expect(Object.getPrototypeOf(payload.data)).to.equal(Object.prototype)
    expect(({} as { admin?: unknown }).admin).to.equal(undefined)
    const query = accept('sample', [], {
      name: 'change-route',
      payload: { path: '/you', extras: { queryParams: JSON.parse('{"__proto__":"x","a":"b"}') as object } },
    }) as Accepted<'change-route'>
    expect(query.payload.extras?.queryParams).to.deep.equal({ a: 'b' })
  })

  it('reads each part once, so that what was checked is what is used', () => {
    let reads = 0
    const shifty = {
      get path() {
        return ++reads === 1 ? '/you' : 'https://evil.example/'
      },
    }
    const { payload } = accept('sample', [], {
      name: 'change-route',
      payload: shifty,
    }) as Accepted<'change-route'>
    expect(payload.path).to.equal('/you')
    expect(reads).to.equal(1)
  })

  it('refuses a name of ten million characters without keeping it', () => {
    const verdict = accept('sample', ALL, { name: 'x'.repeat(10_000_000) })
    expect('refused' in verdict && verdict.refused).to.equal(
      `Mini-app sample sent an unknown event "${'x'.repeat(80)}"`,
    )
  })

  it('says that it cannot read what throws, whatever is thrown', () => {
    const thrown: unknown[] = [
      new Error('boom'),
      null,
      undefined,
      {
        get message() {
          throw new Error('again')
        },
      },
      Object.create(null),
    ]
    for (const value of thrown) {
      const verdict = accept('sample', ALL, {
        get name() {
          throw value
        },
      })
      expect('refused' in verdict && verdict.refused).to.match(
        /^Mini-app sample sent an event that cannot be read \(.+\)$/,
      )
    }
  })
})
