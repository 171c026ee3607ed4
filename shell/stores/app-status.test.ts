import { expect } from '@open-wc/testing'
import { firstPaint, setMountedApp } from './app-status.ts'

describe('the first paint', () => {
  it('is over once the first mini-app was there for a frame', async () => {
    setMountedApp('')
    const told: string[] = []
    const painted = firstPaint().then(() => told.push('painted'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(told).to.deep.equal([])
    requestAnimationFrame(() => told.push('frame'))
    setMountedApp('you-page')
    await painted
    expect(told).to.deep.equal(['frame', 'painted'])
  })
})
