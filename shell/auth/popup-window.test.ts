import { expect } from '@open-wc/testing'
import { PopupWindow } from './popup-window.ts'

describe('the sign-in window', () => {
  it('is looked at every 200 ms, and ends the sign-in when somebody has closed it [9.22]', async () => {
    const frame = document.body.appendChild(document.createElement('iframe')) // its window is closed with it
    const { setInterval: real } = window
    const intervals: unknown[] = []
    window.setInterval = ((...args: Parameters<typeof real>) => {
      intervals.push(args[1])
      return real(...args)
    }) as typeof real
    const answer = new PopupWindow(frame.contentWindow!)
      .navigate({ url: 'about:blank', state: 'its-state' })
      .catch((error: Error) => error.message)
    window.setInterval = real
    frame.remove()
    expect(intervals).to.deep.equal([200])
    expect(await answer).to.equal('User closed popup')
  })
})
