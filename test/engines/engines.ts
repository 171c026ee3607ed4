import { existsSync } from 'node:fs'

/** The engines beside Chromium that this machine has; no test downloads a browser. */
const FIREFOX = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
const MINI_BROWSER = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
  (name) => `/usr/lib/x86_64-linux-gnu/${name}/MiniBrowser`,
)
const WEBKIT_NEEDS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']

const first = (paths: readonly (string | undefined)[]) =>
  paths.find((path): path is string => path !== undefined && existsSync(path))

export const firefox = (): string | undefined => first(FIREFOX)

/** WebKitGTK's small browser; undefined where its driver or the X server without a screen is missing. */
export const webkit = (): string | undefined =>
  WEBKIT_NEEDS.every((path) => existsSync(path)) ? first(MINI_BROWSER) : undefined

export const hasOtherEngine = (): boolean => firefox() !== undefined || webkit() !== undefined
