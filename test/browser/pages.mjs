// Tests of one folder share a page, and those of one mini-app: a page for each file takes longer to open than most files' tests take to run.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Below the root, where git does not look; of this run alone, so that two at once do not disturb each other. */
const PAGES = `.cache/test-pages-${process.pid}`

/** These need a page that nobody has touched: they change the browser's own functions, or have what a page has once. */
const ALONE = [
  'test/lifecycle/',
  'shell/navigation/start-warning.',
  // the sign-in engine reads its configuration once
  ...[
    'auth',
    'engine',
    'id-token-properties',
    'load-engine',
    'popup-sign-in',
    'session-keeper',
    'sign-out',
  ].map((name) => `shell/auth/${name}.`),
]

/** The kit's folders are as large as an app. */
const APP = /^miniapps\/(?!kit\/)[\w-]+(?=\/)/

/** Test files in these folders whose path starts with one of the patterns, where `*` stands for part of a name and `**` for any folders. */
export function testFiles(root, folders, patterns) {
  const braces = patterns.find((pattern) => /[{}]/.test(pattern))
  if (braces)
    throw new Error(`FILES takes no braces: write ${braces} as several paths with spaces between them`)
  const starts = patterns.map(
    (pattern) =>
      new RegExp(
        `^${pattern.replaceAll('.', '\\.').replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}`,
      ),
  )
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .filter((path) => /(?<!\.node)\.test\.tsx?$/.test(path) && starts.some((start) => start.test(path)))
}

/** Writes a script for each page, the longest first; the runner takes them for its test files. */
export function writePages(root, files) {
  const pages = new Map()
  for (const file of files) {
    const name = ALONE.some((start) => file.startsWith(start)) ? file : (APP.exec(file)?.[0] ?? dirname(file))
    pages.set(name, [...(pages.get(name) ?? []), file])
  }
  return [...pages]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([name, tests]) => {
      const page = join(PAGES, `${name}.js`)
      mkdirSync(join(root, dirname(page)), { recursive: true })
      writeFileSync(
        join(root, page),
        tests
          .toSorted()
          .map((test) => `import '/${test}'\n`)
          .join(''),
      )
      return page
    })
}

/** Takes the scripts away when the run ends. */
export const removePages = (root) => rmSync(join(root, PAGES), { recursive: true, force: true })

/** A folder, or the only test file on the page. */
export const nameOfPage = (path) => relative(PAGES, path).replace(/\.js$/, '')
