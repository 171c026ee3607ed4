// The portal's analytics script: it collects what the shell hands over and sends it in small batches.
// Loaded only where a collection address is configured and somebody has agreed. It keeps nothing in the browser.

const FLUSH_AFTER_MS = 2000
const MOST_WAITING = 500
/** Browsers take at most 64 KiB from a page that is closing, and a character has up to three bytes. */
const BATCH_LIMIT_CHARACTERS = 20_000
const ENTRY_LIMIT_CHARACTERS = 8_000

const SECRET_KEY = /token|secret|passw|authorization|credential|cookie/i
const SECRET_TEXT = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[removed]'],
  [/\b(bearer|basic)\s+[\w~+/.=-]+/gi, '$1 [removed]'],
  [/([?&#](?:code|state|\w*token|session_state|key)=)[^&#\s"]*/gi, '$1[removed]'],
]

/**
 * Collects for one person until it is finished or discarded.
 * @param {{ url: string, counts: { sent: number, failed: number, dropped: number } }} options
 */
export function createCollector({ url, counts }) {
  const visit = crypto.randomUUID()
  let person
  let waiting = []
  let timer

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const who = JSON.stringify({ visit, person }).slice(1, -1)
    for (const [index, entries] of batches(waiting).entries())
      send(url, `{${who},"entries":[${entries.join(',')}]}`, index === 0, entries.length, counts)
    waiting = []
  }
  const onHidden = () => document.visibilityState === 'hidden' && flush()
  const end = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', onHidden)
  }
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', onHidden)

  /** Only the shell says who it is about, and when that ends: what a mini-app identifies or resets is recorded in its name like all else. */
  const add = (tracked) => {
    if (waiting.length >= MOST_WAITING) return void counts.dropped++
    if (tracked.kind === 'identify' && tracked.app === '') person = clean(tracked.name)
    waiting.push(entryOf(tracked))
    timer ??= setTimeout(flush, FLUSH_AFTER_MS)
  }

  return {
    add,
    finish() {
      if (waiting.length >= MOST_WAITING) flush()
      add({ kind: 'reset', name: '', app: '' })
      flush()
      end()
    },
    discard() {
      waiting = []
      end()
    },
  }
}

/** One entry as it is sent: without secrets, and without its data where that is too much. */
function entryOf({ kind, name, app, data }) {
  const entry = { kind, name: clean(name), app, at: new Date().toISOString() }
  const whole = JSON.stringify(data ? { ...entry, data: clean(data) } : entry)
  return whole.length <= ENTRY_LIMIT_CHARACTERS ? whole : JSON.stringify({ ...entry, truncated: true })
}

/** A copy in which nothing looks like a token. */
function clean(value) {
  if (typeof value === 'string')
    return SECRET_TEXT.reduce((text, [pattern, instead]) => text.replace(pattern, instead), value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET_KEY.test(key))
      .map(([key, each]) => [key, clean(each)]),
  )
}

function batches(entries) {
  const all = []
  let size = Infinity
  for (const entry of entries) {
    if (size + entry.length > BATCH_LIMIT_CHARACTERS) {
      all.push([])
      size = 0
    }
    all.at(-1).push(entry)
    size += entry.length
  }
  return all
}

/** No cookies, no preflight, and what is sent first outlives the page; a failure is counted and disturbs nobody. */
function send(url, body, keepalive, count, counts) {
  const request = {
    method: 'POST',
    body,
    keepalive,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  }
  fetch(url, request).then(
    ({ ok }) => void (ok ? (counts.sent += count) : (counts.failed += count)),
    () => void (counts.failed += count),
  )
}
