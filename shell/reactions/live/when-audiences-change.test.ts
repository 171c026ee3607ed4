import { expect } from '@open-wc/testing'
import { $catalogue } from '../../stores/catalogue.ts'
import { whenAudiencesChange } from './when-audiences-change.ts'

const HOUR_MS = 3_600_000

describe('a planned switch of audience-as-a-service', () => {
  const before = { kept: $catalogue.get(), setTimeout: window.setTimeout.bind(window) }
  const waits: number[] = []
  let asked = 0
  let stop = () => {}

  beforeEach(() => {
    waits.length = asked = 0
    window.setTimeout = ((run: () => void, millis: number) => {
      waits.push(millis)
      return before.setTimeout(run, 0)
    }) as typeof window.setTimeout
    $catalogue.set({})
    stop = whenAudiencesChange(() => asked++)
  })
  afterEach(() => {
    stop()
    window.setTimeout = before.setTimeout
    $catalogue.set(before.kept)
  })
  const plan = (hours: number) =>
    $catalogue.set({ caasUntil: new Date(Date.now() + hours * HOUR_MS).toISOString() })

  it('is asked for at its moment', async () => {
    expect(waits).to.deep.equal([])
    plan(1)
    expect(waits[0]).to.be.within(HOUR_MS - 1000, HOUR_MS)
    await new Promise((resolve) => before.setTimeout(resolve, 20))
    expect(asked).to.equal(1)
  })

  it('is asked for with pauses by a clock that goes before the server’s, and in turns where it is far away', () => {
    plan(-1)
    plan(24 * 365)
    expect(waits).to.deep.equal([5000, 2 ** 31 - 1])
  })

  it('is not asked for once it was taken back', async () => {
    plan(1)
    $catalogue.set({ caasUntil: null })
    await new Promise((resolve) => before.setTimeout(resolve, 20))
    expect(asked).to.equal(0)
  })
})
