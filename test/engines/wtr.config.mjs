// node --import tsx node_modules/@web/test-runner/dist/bin.js --config test/engines/wtr.config.mjs
// The kit's gates in the engines that this machine has; FILES as for web-test-runner.config.mjs.
import shared from '../../web-test-runner.config.mjs'
import { testFiles } from '../browser/pages.mjs'
import { vite } from '../browser/wtr-vite.mjs'
import { engineLauncher } from './engine-launcher.ts'
import { firefox, webkit } from './engines.ts'
import { GATES } from './gates.ts'
import { openFirefox } from './open-by-puppeteer.ts'
import { openWebKit } from './web-driver.ts'

/** The engines start at once and share what is served: the first test of each page waits for its modules. */
const TEST_LIMIT_MS = 60_000
/** Of a page: less than the stage's, which then says what else there was. */
const PAGE_LIMIT_MS = 240_000

const root = shared.rootDir
const { middleware, plugins, files } = vite({
  root,
  files: testFiles(root, ['miniapps', 'test/engines/pages'], process.env.FILES?.split(/\s+/) ?? GATES),
})

const browsers = [
  process.env.ENGINE !== 'webkit' && firefox() && engineLauncher('Firefox', () => openFirefox(firefox())),
  process.env.ENGINE !== 'firefox' && webkit() && engineLauncher('WebKit', () => openWebKit(webkit())),
].filter(Boolean)

/** WebKit does not come to the end of the questionnaire's page when others ran before it: only when it is asked for by name. */
const isForFirefox = (page) => process.env.ENGINE !== 'webkit' && page.includes('miniapps/scorecards')
const groups = [
  { name: 'all', files: files.filter((page) => !isForFirefox(page)), browsers },
  {
    name: 'Firefox',
    files: files.filter(isForFirefox),
    browsers: browsers.filter(({ name }) => name === 'Firefox'),
  },
].filter((group) => group.files.length > 0 && group.browsers.length > 0)

export default {
  ...shared,
  files: undefined,
  groups,
  middleware: [...shared.middleware.slice(0, 2), ...middleware],
  plugins,
  browsers,
  concurrentBrowsers: 2,
  testFramework: { config: { timeout: TEST_LIMIT_MS } },
  testsFinishTimeout: PAGE_LIMIT_MS,
}
