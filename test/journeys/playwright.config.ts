import { defineConfig } from '@playwright/test'
import { chrome } from '../../server/setup/chrome.mjs'
import { clockEnvironment } from '../clock/node-options.mjs'

Object.assign(process.env, clockEnvironment()) // the workers inherit it
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Three workers for two cores, each with its own server and database: a journey waits for a third of its time. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './template-world.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['./journey-reporter.ts']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off', // recording costs a third of the time
    launchOptions: { executablePath: chrome(), args },
  },
})
