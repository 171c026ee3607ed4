// Runs before the npm scripts, without any dependency. Installs what is missing; with --build builds what is stale; with
// --browser finds a Chromium or installs the system's.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIsFresh, rememberBuild, sourcesHash } from './build-stamp.mjs'
import { chrome, chromePaths } from './chrome.mjs'
import { dependenciesAreFresh } from './dependencies.mjs'
import { fitsNode, inWords } from './node-version.mjs'

// import.meta.dirname is unknown to the very versions of Node that are turned away below
const root = resolve(fileURLToPath(import.meta.url), '../../..')
const asked = (flag) => process.argv.includes(flag)

checkNode()
installDependencies()
if (asked('--build')) build()
if (asked('--browser')) findBrowser()

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (fitsNode(process.versions.node, engines.node)) return
  fail(
    `Node ${process.versions.node} does not fit: Agency OS needs Node ${inWords(engines.node)}. See https://nodejs.org.`,
  )
}

function installDependencies() {
  if (dependenciesAreFresh(root)) return
  const seconds = timed('Installing dependencies …', () =>
    npm(['ci', '--include=dev', '--no-audit', '--no-fund']),
  )
  if (seconds === null)
    fail(
      'The dependencies could not be installed. Is the npm registry reachable? "npm ping" tells; then start again.',
    )
  say(`Dependencies installed in ${seconds} s.`)
}

function build() {
  if (buildIsFresh(root)) return
  const hash = sourcesHash(root)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const seconds = timed('Building the portal …', () =>
    run(process.execPath, [vite, 'build', '--logLevel', 'warn']),
  )
  if (seconds === null) fail('The portal could not be built; the reason stands above.')
  rememberBuild(root, hash)
  say(`Built in ${seconds} s.`)
}

function findBrowser() {
  if (chrome()) return
  const apt = existsSync('/usr/bin/apt-get')
  if (apt && process.getuid?.() === 0) {
    say("No Chromium found: installing the system's …")
    const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    if (!install() && run('apt-get', ['update', '-qq'])) install()
  }
  if (chrome()) return
  const how = apt ? '"sudo apt-get install chromium"' : 'your package manager or https://www.chromium.org'
  fail(
    `The tests need a Chromium: install one with ${how}, or set CHROME_PATH. Looked at:\n  ${chromePaths.join('\n  ')}`,
  )
}

/** Seconds it took; null when it failed. */
function timed(message, work) {
  say(message)
  const start = Date.now()
  return work() ? ((Date.now() - start) / 1000).toFixed(1) : null
}

/** The npm that runs us, when one does. */
function npm(args) {
  const path = process.env.npm_execpath
  return path ? run(process.execPath, [path, ...args]) : run('npm', args, process.platform === 'win32')
}

function run(command, args, shell = false) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell }).status === 0
}

function say(message) {
  console.log(message)
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
