import { expect } from '@open-wc/testing'
import { whenIdle } from './when-idle.ts'

describe('whenIdle', () => {
  const { requestIdleCallback } = globalThis
  afterEach(() => {
    globalThis.requestIdleCallback = requestIdleCallback
  })

  it('works in a browser that does not say when it is idle', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    let called = false
    whenIdle(() => (called = true))()
    await new Promise<void>((resolve) => void whenIdle(resolve))
    expect(called).to.equal(false)
  })
})
