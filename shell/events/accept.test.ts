import { expect } from '@open-wc/testing'
import { PROTECTED_EVENTS, PUBLIC_EVENTS } from '../contract/events.ts'
import { OWN_EVENTS, type PortalEventName } from '../contract/own-events.ts'
import { MINI_APPS } from '../config/miniapps.ts'
import { accept, type Accepted } from './accept.ts'
import { ACCEPTED_PAYLOADS, MALFORMED_PAYLOADS } from '../../test/browser/event-payloads.ts'

const ALL: readonly PortalEventName[] = [...PUBLIC_EVENTS, ...PROTECTED_EVENTS, ...OWN_EVENTS]
const reason = (allowed: readonly PortalEventName[], detail: unknown) => {
  const verdict = accept('sample', allowed, detail)
  return 'refused' in verdict ? verdict.refused : 'accepted'
}

describe('accept', () => {
  it('knows every event of the contract and no other [1.20]', () => {
    expect(Object.keys(ACCEPTED_PAYLOADS)).to.have.members(ALL)
  })

  for (const name of PUBLIC_EVENTS) {
    it(`takes ${name} from anybody [1.21, 3.30, 4.78-4.87, 4.94, 5.46]`, () => {
      for (const payload of ACCEPTED_PAYLOADS[name])
        expect(accept('sample', [], { name, payload })).to.deep.equal({ name, payload: payload ?? undefined })
    })
  }

  for (const name of [...PROTECTED_EVENTS, ...OWN_EVENTS]) {
    it(`takes ${name} only from a mini-app whose own list has it [1.22, 4.88-4.93, 5.46]`, () => {
      for (const payload of ACCEPTED_PAYLOADS[name]) {
        expect(reason([], { name, payload })).to.equal(`Mini-app sample may not send "${name}"`)
        expect(
          reason(
            PROTECTED_EVENTS.filter((other) => other !== name),
            { name, payload },
          ),
        ).to.equal(`Mini-app sample may not send "${name}"`)
        expect(accept('sample', [name], { name, payload })).to.deep.equal({
          name,
          payload: payload ?? undefined,
        })
      }
    })
  }

  for (const name of ALL) {
    it(`refuses ${name} with a payload of another shape, and says what is wrong`, () => {
      for (const [payload, problem] of MALFORMED_PAYLOADS[name]) {
        expect(reason(ALL, { name, payload })).to.equal(
          `Mini-app sample sent "${name}" with a malformed payload (${problem})`,
        )
      }
    })
  }

  it('lets the header trigger exactly six protected events, and the user page one [6.36, 6.37]', () => {
    const mayTrigger = (key: string) =>
      PROTECTED_EVENTS.filter(
        (name) =>
          !(
            'refused' in
            accept(key, MINI_APPS.get(key)!.allowedEvents, { name, payload: ACCEPTED_PAYLOADS[name][0] })
          ),
      )
    expect(mayTrigger('header')).to.have.members([
      'change-date-format',
      'change-number-format',
      'change-display-language',
      'change-workspace',
      'run-product-tours',
      'logout',
    ])
    expect(mayTrigger('you-page')).to.deep.equal(['change-workspace'])
    expect(mayTrigger('sample')).to.deep.equal([])
  })

  it('refuses an unknown event before anything else is looked at', () => {
    expect(
      reason(ALL, {
        name: 'no-such-event',
        get payload() {
          throw new Error('must not be read')
        },
      }),
    ).to.equal('Mini-app sample sent an unknown event "no-such-event"')
    expect(reason(ALL, { name: 'constructor' })).to.contain('unknown event "constructor"')
    expect(reason(ALL, { name: '__proto__' })).to.contain('unknown event "__proto__"')
  })

  it('asks whether an event is allowed before its payload is looked at', () => {
    expect(
      reason([], {
        name: 'change-workspace',
        get payload() {
          throw new Error('must not be read')
        },
      }),
    ).to.contain('may not send')
  })

  for (const detail of [
    undefined,
    null,
    7,
    'logout',
    [],
    {},
    { name: null },
    { name: 7 },
    { name: '' },
    { name: ['logout'] },
    { name: new String('logout') },
  ]) {
    it(`refuses ${JSON.stringify(detail) ?? 'nothing'} for it has no name`, () => {
      expect(reason(ALL, detail)).to.equal('Mini-app sample sent an event without a name')
    })
  }

  for (const path of ['javascript:alert(1)', '//elsewhere.example/you', 'https://elsewhere.example'])
    it(`refuses breadcrumbs that lead to ${path}`, () => {
      const payload = { app: 'A', section: 'S', sectionPath: path, details: [{ name: 'D', path }] }
      expect(reason(ALL, { name: 'set-breadcrumbs', payload })).to.contain('must be a path of this portal')
    })

  it('drops what the contract does not name', () => {
    const { payload } = accept('sample', [], {
      name: 'set-breadcrumbs',
      payload: { app: 'A', admin: true, details: [{ name: 'D', html: '<b>' }] },
    }) as Accepted
    expect(payload).to.deep.equal({ app: 'A', details: [{ name: 'D' }] })
  })
})
