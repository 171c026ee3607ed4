// FILES='elements/**/*.test.ts' npx wtr     runs a part; `npx wtr --watch` stays and runs again on change
import { playwrightLauncher } from '@web/test-runner-playwright'
import { chrome } from './server/setup/chrome.mjs'
import { answers } from './test/browser/answers.mjs'
import { report } from './test/browser/report.mjs'
import { testPage, withPolicy } from './test/browser/page.mjs'
import { testFiles } from './test/browser/pages.mjs'
import { vite } from './test/browser/wtr-vite.mjs'

process.env.TZ ??= 'UTC'
const root = import.meta.dirname
const files = testFiles(
  root,
  ['shell', 'elements', 'miniapps', 'themes', 'test/browser', 'test/lifecycle', 'test/engines/pages'],
  process.env.FILES?.split(/\s+/) ?? [''],
).filter((path) => !path.startsWith('miniapps/domain/'))
const { middleware, ...served } = vite({ root, files })
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default {
  ...served,
  middleware: [withPolicy, answers, ...middleware],
  rootDir: root,
  reporters: [report()],
  testRunnerHtml: testPage,
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      concurrency: 2,
      launchOptions: { executablePath: chrome(), args },
    }),
  ],
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  // the first test of a file waits for its modules too, seconds on a busy machine, and then for what wait-until.ts has patience for
  testFramework: { config: { timeout: 20_000 } },
  filterBrowserLogs: ({ args: values }) => !/Lit is in dev mode|React DevTools/.test(String(values[0])),
}
