import { expect } from '@open-wc/testing'
import { Clock } from '../../test/lifecycle/clock.ts'
import { expectStart, hasStarted } from './start-warning.ts'

it('five seconds after the first registration without a start there is one warning [9.39]', async () => {
  const clock = new Clock()
  const said: unknown[] = []
  const plainWarn = console.warn
  console.warn = (text: unknown) => said.push(text)
  clock.install()
  try {
    expectStart()
    await clock.pass(1000)
    expectStart()
    await clock.pass(3999)
    expect(said).to.deep.equal([])
    await clock.pass(1)
    expect(said).to.have.length(1)
    expect(said[0]).to.contain('has not started 5000 ms after its first mini-app was registered')
    expectStart()
    await clock.pass(60_000)
    expect(said).to.have.length(1)
    hasStarted()
    expectStart()
    expect(clock.pending).to.equal(0)
  } finally {
    clock.uninstall()
    console.warn = plainWarn
  }
})
