import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { loaded, openScorecards, routeTo } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from './example-audit-in-tests.ts'
import { memoryServer, type MemoryServer } from './memory-server-in-tests.ts'

const QUESTIONS = '/scorecard/site-app/questions'

async function go(app: MountedMiniApp, path: string): Promise<void> {
  await app.update({ route: routeTo(path) })
  await loaded(app)
}

/** Answers the first question while nothing can be saved. */
async function answerInVain(server: MemoryServer): Promise<MountedMiniApp> {
  const app = await openScorecards(QUESTIONS, server)
  server.broken = { request: /^PATCH /, status: 503 }
  app.findAll('[data-question=q1] input')[4]!.click()
  await waitUntil(() => app.find('[data-question=q1]').dataset['state'] === 'failed')
  return app
}

describe('an answer saved after its screen was left', () => {
  for (const [screen, path, place] of [
    ['overview', '/', '.audit'],
    ['summary', '/summary', '.os-page'],
  ] as const) {
    it(`shows in the ${screen}`, async () => {
      const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 1)]))
      const app = await answerInVain(server)
      await go(app, path)
      expect(app.find(place).textContent).to.contain('25.0')
      server.broken = null
      await waitUntil(() => app.find(place).textContent.includes('100.0'), 'the old score still stands there')
    })
  }

  it('shows in the intro as the last change', async () => {
    const server = memoryServer()
    const app = await openScorecards(QUESTIONS, server)
    app.findAll('[data-question=q1] input')[4]!.click()
    await waitUntil(() => app.find('[data-question=q1]').dataset['state'] === 'saved')
    await go(app, '/scorecard/site-app/intro')
    expect(app.find('.os-facts').textContent).to.match(/Last change.*3 Mar 2026/)
  })
})
