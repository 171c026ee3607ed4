// node --import tsx node_modules/@web/test-runner/dist/bin.js --config test/engines/wtr.config.mjs
// The kit's gates in the engines that this machine has; FILES as for web-test-runner.config.mjs.
import { chromeLauncher } from '@web/test-runner-chrome'
import puppeteer from 'puppeteer-core'
import shared from '../../web-test-runner.config.mjs'
import { testFiles } from '../browser/pages.mjs'
import { vite } from '../browser/wtr-vite.mjs'
import { firefox, webkit } from './engines.ts'
import { GATES } from './gates.ts'
import { webKitLauncher } from './web-kit-launcher.ts'
import { inFront } from './in-front.ts'

const root = shared.rootDir
const { middleware, plugins, files } = vite({
  root,
  files: testFiles(root, ['miniapps', 'test/engines/pages'], process.env.FILES?.split(/\s+/) ?? GATES),
})

const browsers = [
  process.env.ENGINE !== 'webkit' &&
    firefox() &&
    chromeLauncher({
      puppeteer,
      concurrency: 1,
      createPage: async ({ context }) => inFront(await context.newPage()),
      launchOptions: { browser: 'firefox', executablePath: firefox(), headless: true },
    }),
  webkit() && webKitLauncher(webkit()),
].filter(Boolean)

export default {
  ...shared,
  files,
  middleware: [...shared.middleware.slice(0, 2), ...middleware],
  plugins,
  browsers,
  concurrentBrowsers: 2,
}
