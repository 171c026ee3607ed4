import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, it } from 'node:test'
import { pageConfig, type PageConfig } from '../configuration/page-config.ts'
import { readSettings } from '../configuration/read-settings.ts'
import { listen } from './listen.ts'
import { pagePolicy } from './page-policy.ts'
import { createPages } from './pages.ts'
import { withReports } from './policy-reports.ts'
import { builtPortal, IMPORT_MAP, type ServedPortal, servePortal } from './portal-in-tests.ts'
import { requestHandler } from './request-handler.ts'
import { StaticFiles } from './static-files.ts'

const constant = (config: PageConfig) => () => config

let portal: ServedPortal
let origin: string

before(async () => {
  portal = await servePortal()
  origin = portal.origin
})

after(() => portal.close())

it('serves the page for the root and for every place in the portal', async () => {
  for (const path of [
    '/',
    '/you',
    '/brands/b1/scorecards/summary',
    '/callback?code=1',
    '/silent',
    '/popup',
  ]) {
    const response = await portal.navigate(path)
    assert.equal(response.status, 200, path)
    assert.match(await response.text(), /id="os-config">\{"environment":"production"/, path)
  }
})

it('serves the page for a place whose last part has a dot, unless there is a file', async () => {
  for (const path of ['/documentation/api/v1.2', '/network/contacts/jane@agency.example']) {
    const response = await portal.navigate(path)
    assert.deepEqual(
      [response.status, response.headers.get('content-type')],
      [200, 'text/html; charset=utf-8'],
      path,
    )
    assert.match(await response.text(), /<os-shell>/, path)
    assert.equal((await fetch(origin + path)).status, 404, path)
  }
  assert.equal(
    (await portal.navigate('/manuals/start.txt')).headers.get('content-type'),
    'text/plain; charset=utf-8',
  )
  assert.equal((await portal.navigate('/robots.txt')).status, 404)
})

it('fills in the page that the sign-in comes back to by the name of its file', async () => {
  const other = await servePortal([], { redirectPath: '/callback.html' })
  const response = await other.navigate('/callback.html?code=1')
  assert.match(
    await response.text(),
    /id="os-config">\{"environment":"production".*"redirectPath":"\/callback\.html"/,
  )
  assert.match(
    response.headers.get('content-security-policy')!,
    /connect-src 'self' https:\/\/login\.example/,
  )
  await other.close()
})

it('names the look before the page, for a network in front of it to hint at early', async () => {
  const linkOf = async (path: string, cookie = '') =>
    (await portal.navigate(path, { cookie })).headers.get('link')
  assert.equal(await linkOf('/you', 'os_tenant=wavemaker'), '</themes/wavemaker.css>; rel=preload; as=style')
  assert.equal(await linkOf('/you', 'os_tenant=unknown'), '</themes/default.css>; rel=preload; as=style')
  assert.equal(await linkOf('/silent'), null)
})

it('has the words of the language that the browser asks for preloaded, and no others', async () => {
  const wordsOf = async (tags: string) => {
    const response = await portal.navigate('/you', { 'accept-language': tags })
    assert.match(response.headers.get('vary')!, /Accept-Language/)
    return /<link [^>]*words[^>]*>/g.exec(await response.text())?.join()
  }
  assert.equal(await wordsOf('xx, de-AT;q=0.8'), '<link rel="modulepreload" href="/assets/words-de-a1.js">')
  assert.equal(await wordsOf('nl'), '<link rel="modulepreload" href="/assets/words-en-a1.js">')
})

it('has what somebody who is signed in needs at that app fetched with the page, in their language', async () => {
  const scriptsOf = async (path: string, cookie = '') => {
    const text = await (await portal.navigate(path, { cookie, 'accept-language': 'en' })).text()
    const preloads = [...text.matchAll(/<link rel="modulepreload"[^>]* href="([^"]*)">/g)].map(
      ([, file]) => file,
    )
    return { preloads, asksFirst: text.includes('data-begin') }
  }
  const nobody = { preloads: ['/assets/words-en-a1.js'], asksFirst: false }
  assert.deepEqual(await scriptsOf('/you'), nobody)
  assert.deepEqual(await scriptsOf('/you', 'os-signed-in=xx'), nobody)
  assert.deepEqual(await scriptsOf('/login', 'os-signed-in=de'), nobody)
  const home = [
    '/assets/words-de-a1.js',
    '/miniapps/header.js',
    '/assets/ui-abc12345.js',
    '/miniapps/you-page.js',
    '/assets/words-ui-de.js',
  ]
  for (const path of ['/', '/you', '/you'])
    assert.deepEqual(await scriptsOf(path, 'os-signed-in=de'), { preloads: home, asksFirst: true }, path)
  const { preloads } = await scriptsOf('/brands/b-1/scorecards/summary', 'os-signed-in=de')
  assert.deepEqual(preloads.slice(3), [
    '/miniapps/scorecards.js',
    '/assets/kit-abc12345.js',
    '/assets/words-ui-de.js',
    '/assets/words-scorecards-de.js',
    '/assets/words-kit-de.js',
  ])
})

it('fills in tenant, theme and configuration, and lets no configuration end the script [3.42]', async () => {
  const text = await (await portal.navigate('/you', { cookie: 'os_tenant=wavemaker' })).text()
  assert.match(text, /<html lang="en" data-tenant="wavemaker">/)
  assert.match(text, /id="os-theme" href="\/themes\/wavemaker\.css"/)
  const config = JSON.parse(/id="os-config">(.*?)<\/script>/s.exec(text)![1]!) as Record<string, unknown>
  assert.equal(config.authority, 'https://login.example/realm')
  assert.equal(config.scope, 'openid email profile')
  assert.equal((config.agencyUrls as Record<string, string>).essence, '/?tenant=essence')
  assert.match(text, /\\u003c\/script>\\u003cb>/)
})

it('looks in the first paint as the person has chosen', async () => {
  const text = await (await portal.navigate('/you', { cookie: 'os-appearance=dark.compact' })).text()
  assert.match(text, /<html lang="en" data-tenant="choreograph" data-scheme="dark" data-density="compact">/)
})

it("paints the header's line with the tenant's sign and name before any script runs, except on the login page, which has none", async () => {
  const frameOf = async (path: string, cookie = '') =>
    /<div id="os-header-frame" aria-hidden="true">(.*?)<\/div>/.exec(
      await (await portal.navigate(path, { cookie })).text(),
    )?.[1]
  const wavemaker = await frameOf('/you', 'os_tenant=wavemaker')
  assert.match(
    wavemaker!,
    /^<svg class="mark".* aria-hidden="true">(<path class="(first|second)" d="[^"]+"\/>){4}<\/svg><span>Wavemaker<\/span>$/,
  )
  assert.match((await frameOf('/', 'os_tenant=msix'))!, /<span>m\/SIX<\/span>$/)
  assert.match((await frameOf('/you', 'os_tenant=nobody-knows'))!, /<span>Agency OS<\/span>$/)
  for (const path of ['/login', '/login/agency-access?from=/you'])
    assert.equal(await frameOf(path, 'os_tenant=wavemaker'), undefined, path)
  assert.equal(await frameOf('/you', 'os_tenant=wavemaker'), wavemaker)
})

it('tells the portal of all configured mini-apps, and the small pages of none', async () => {
  const apps = Array.from({ length: 100 }, (_, n) => ({
    key: `app-${n}`,
    title: `App ${n}`,
    script: `https://apps${n % 2}.example/app.js`,
    routes: [`app-${n}`],
  }))
  const other = await servePortal(apps)
  const config = async (path: string) => {
    const response = await other.navigate(path)
    const mayBeAsked = path !== '/silent' && path !== '/callback' && path !== '/popup'
    assert.equal(
      /https:\/\/apps0\.example https:\/\/apps1\.example/.test(
        response.headers.get('content-security-policy')!,
      ),
      mayBeAsked,
      path,
    )
    const { miniApps } = JSON.parse(/id="os-config">(.*?)<\/script>/s.exec(await response.text())![1]!) as {
      miniApps?: unknown
    }
    return miniApps
  }
  assert.deepEqual(await config('/you'), apps)
  assert.deepEqual(await config('/callback'), undefined)
  await other.close()
})

it('keeps the code of an unknown tenant and gives it the default theme', async () => {
  const text = await (await portal.navigate('/you', { cookie: 'os_tenant=nobody-knows' })).text()
  assert.match(text, /data-tenant="nobody-knows"/)
  assert.match(text, /href="\/themes\/default\.css"/)
})

it('ignores a tenant cookie that is no code', async () => {
  const text = await (await portal.navigate('/you', { cookie: 'os_tenant="><script>' })).text()
  assert.match(text, /data-tenant="choreograph"/)
})

it('turns ?tenant= into a cookie and drops it from the address', async () => {
  const response = await portal.navigate('/you?tenant=mindshare&tab=2')
  assert.equal(response.status, 302)
  assert.equal(response.headers.get('location'), '/you?tab=2')
  assert.match(response.headers.getSetCookie().join(), /os_tenant=mindshare; Path=\/; .*SameSite=Lax/)
  const odd = await portal.navigate('/you?tenant=%3Cb%3E')
  assert.equal(odd.headers.get('location'), '/you')
  assert.deepEqual(odd.headers.getSetCookie(), [])
})

it('allows exactly its own scripts, the import map and the configured mini-apps', async () => {
  const policy = (await portal.navigate('/')).headers.get('content-security-policy')!
  const hash = createHash('sha256').update(IMPORT_MAP).digest('base64')
  assert.match(
    policy,
    new RegExp(`script-src 'self' 'sha256-${hash.replace(/[+/]/g, '\\$&')}' https://apps\\.example;`),
  )
  assert.match(policy, /default-src 'none'/)
  assert.match(
    policy,
    /style-src 'self' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=';/,
    'the empty one, which libraries fill',
  )
  assert.match(
    policy,
    /connect-src 'self' https:\/\/login\.example https:\/\/apps\.example https:\/\/userinfo\.example;/,
  )
  assert.match(policy, /img-src 'self' data: blob: https:\/\/logos\.example https:\/\/apps\.example;/)
  assert.match(policy, /frame-src 'self' https:\/\/login\.example https:\/\/userinfo\.example;/)
  assert.match(policy, /frame-ancestors 'none'/)
  assert.match(
    policy,
    /require-trusted-types-for 'script'; trusted-types lit-html agency-os-worker agency-os-app agency-os-version vue svelte-trusted-html angular angular#bundler angular#unsafe-bypass elm 'allow-duplicates'; report-uri/,
  )
  assert.match(policy, /style-src-attr 'unsafe-inline';/, 'styles of one element, as templates write them')
  assert.doesNotMatch(policy.replace("style-src-attr 'unsafe-inline'", ''), /'unsafe/)
})

it('lets scripts of developers into the portal’s own page, and into none beside it', async () => {
  const of = await servePortal([], { developerOrigins: ['http://localhost:5173'] })
  const policy = async (path: string) => (await of.navigate(path)).headers.get('content-security-policy')!
  const own = await policy('/you')
  for (const name of ['script-src', 'connect-src', 'img-src'])
    assert.match(own, new RegExp(`${name} [^;]*http://localhost:5173`), name)
  for (const path of ['/silent', '/popup', '/scorecards.html', '/embed/scorecards'])
    assert.doesNotMatch(await policy(path), /5173/, path)
  await of.close()
})

it('keeps what a page sends below 4 kB with 500 mini-apps on 500 hosts, and allows no other host', async () => {
  const apps = Array.from({ length: 500 }, (_, at) => ({
    key: `app-${at}`,
    title: `App ${at}`,
    script: `https://apps${at}.agency.example/a.js`,
    routes: [`app-${at}`],
  }))
  const of = await servePortal(apps)
  const response = await of.navigate('/')
  const page = await response.text()
  const silent = await of.navigate('/silent')
  await of.close()
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  assert.ok(headers.length < 4000, `${headers.length} bytes`)
  const policy = response.headers.get('content-security-policy')!
  assert.match(
    policy,
    /default-src 'none'.*script-src 'self' 'sha256-[^;]*' https:;.*connect-src 'self' https:; frame-src 'self' https:\/\/login\.example .*require-trusted-types-for 'script'/,
  )
  const inPage =
    /<head>\s*<meta charset="utf-8"><meta name="release" content="[^"]+" \/><meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(
      page,
    )?.[1] ?? ''
  for (const name of ['script-src', 'connect-src', 'img-src']) {
    const sources = new RegExp(`${name} ([^;]*)`).exec(inPage)?.[1]?.split(' ') ?? []
    assert.equal(sources.filter((source) => source.startsWith('https://apps')).length, 500, name)
    assert.ok(!sources.includes('https:'), name)
  }
  assert.match(inPage, /script-src 'self' 'sha256-/)
  assert.doesNotMatch(
    silent.headers.get('content-security-policy')!,
    /apps0/,
    'the pages of sign-in load no mini-app',
  )
})

it("sends production's policy with a page in development, to be reported on only", async () => {
  const answered = async (dev: boolean) => {
    const files = new StaticFiles(await builtPortal())
    let page: ReturnType<typeof createPages> | undefined
    const { port, close } = await listen(
      (request, response) => void page!(request, response, new URL(request.url!, 'http://localhost')),
      0,
      null,
    )
    page = createPages({
      templates: (file) => files.text(`/${file}`),
      config: constant(pageConfig(readSettings({}), `http://localhost:${port}`)),
      allowed: {},
      tenant: 'choreograph',
      dev,
      secure: false,
    })
    const { headers } = await fetch(`http://localhost:${port}/`)
    await close(0)
    return [
      headers.get('content-security-policy')!.replaceAll(String(port), ''),
      headers.get('content-security-policy-report-only')?.replaceAll(String(port), ''),
    ]
  }
  const [production, nothing] = await answered(false)
  const [inForce, reportOnly] = await answered(true)
  assert.equal(nothing, undefined)
  assert.equal(withReports(reportOnly!), production)
  assert.match(inForce!, /style-src 'self' 'unsafe-inline'/)
})

it('allows web sockets where an origin of theirs is named, and no frame there', async () => {
  const { header } = pagePolicy({
    config: {} as PageConfig,
    allowed: { connectOrigins: ['wss://news.example'] },
    inlineScripts: [],
    framed: false,
    dev: false,
  })
  assert.match(header, /connect-src 'self' wss:\/\/news\.example;/)
  assert.match(header, /frame-src 'self';/)
})

it('grants what the entries of mini-apps need, and nothing of it on the pages of sign-in', async () => {
  const desk = { key: 'desk', title: 'Desk', script: 'https://desk.example/a.js', routes: ['desk'] }
  const needs = {
    connect: ['https://api.example', 'wss://news.example'],
    images: ['https://pictures.example'],
    frames: ['https://maps.example'],
    workers: true,
    wasm: true,
    policies: ['dompurify'],
  }
  const reach = { name: 'reach', origin: 'https://reach.example', audience: 'reach' }
  const of = await servePortal([{ ...desk, needs, apis: [reach] }])
  const [page, signIn] = await Promise.all(
    ['/', '/silent'].map(async (path) => (await of.navigate(path)).headers.get('content-security-policy')!),
  )
  await of.close()
  for (const granted of [
    /connect-src [^;]* https:\/\/reach\.example https:\/\/api\.example wss:\/\/news\.example;/,
    /img-src [^;]* https:\/\/pictures\.example;/,
    /frame-src [^;]* https:\/\/maps\.example;/,
    /worker-src 'self' blob:;/,
    /script-src [^;]* 'wasm-unsafe-eval';/,
    /trusted-types [^;]* dompurify /,
  ]) {
    assert.match(page!, granted)
    assert.doesNotMatch(signIn!, granted)
  }
})

it('allows the scripts of its own environment only', async () => {
  const script = { dev: 'http://localhost:5173/a.js', production: 'https://a.example/a.js' }
  for (const [environment, allowed] of [
    ['production', 'https://a.example'],
    ['dev', 'http://localhost:5173'],
  ] as const) {
    const of = await servePortal([{ key: 'a', title: 'A', script, routes: ['a'] }], { environment })
    const policy = (await of.navigate('/')).headers.get('content-security-policy')!
    await of.close()
    assert.match(policy, new RegExp(`script-src [^;]* ${allowed};`))
    for (const other of Object.values(script).map((address) => new URL(address).origin))
      assert.equal(policy.includes(other), other === allowed)
  }
})

it('lets only the silent page be framed, and only by the portal', async () => {
  assert.match(
    (await portal.navigate('/silent')).headers.get('content-security-policy')!,
    /frame-ancestors 'self'/,
  )
  assert.match(
    (await portal.navigate('/callback')).headers.get('content-security-policy')!,
    /frame-ancestors 'none'/,
  )
})

it('keeps popups reachable from the portal', async () => {
  assert.equal(
    (await portal.navigate('/you')).headers.get('cross-origin-opener-policy'),
    'same-origin-allow-popups',
  )
  assert.equal((await portal.navigate('/popup')).headers.get('cross-origin-opener-policy'), null)
})

it('gives a readable XSRF cookie once, with a page or with the first answer of an API', async () => {
  for (const path of ['/', '/api/x']) {
    assert.match(
      (await portal.navigate(path)).headers.getSetCookie().join(),
      /^XSRF-TOKEN=[\w-]{24}; Path=\/; Max-Age=\d+; SameSite=Lax$/,
    )
    assert.deepEqual((await portal.navigate(path, { cookie: 'XSRF-TOKEN=mine' })).headers.getSetCookie(), [])
  }
})

it('says in plain words that the portal has not been built', async () => {
  const files = new StaticFiles('/nowhere/at/all')
  const page = createPages({
    templates: (file) => files.text(`/${file}`),
    config: constant(pageConfig(readSettings({}), origin)),
    allowed: {},
    tenant: 'choreograph',
    dev: false,
    secure: false,
  })
  const bare = await listen(
    requestHandler({ origin, api: () => {}, identityProvider: undefined, page, files: [files] }),
    0,
    null,
  )
  const response = await fetch(`http://localhost:${bare.port}/`)
  assert.equal(response.status, 503)
  assert.match(await response.text(), /npm run build/)
  await bare.close(0)
})
