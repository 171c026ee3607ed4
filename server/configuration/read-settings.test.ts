import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { adviceOf } from './advice.ts'
import { externalProviders } from './external-providers.ts'
import { pageConfig, portalOrigin } from './page-config.ts'
import { type Environment, readSettings } from './read-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'agency-os-config-'))
after(() => rmSync(folder, { recursive: true, force: true }))

function file(content: string): string {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, content)
  return path
}

function refusal(environment: Record<string, string>): string {
  try {
    readSettings(environment)
  } catch (error) {
    assert.equal((error as Error).name, 'ConfigurationError')
    return (error as Error).message
  }
  return assert.fail('expected the settings to be refused')
}

it('needs nothing to start with', () => {
  const settings = readSettings({})
  assert.equal(settings.port, 8080)
  assert.equal(settings.host, null)
  assert.equal(settings.tenant, 'choreograph')
  const page = pageConfig(settings, 'http://localhost:8080')
  assert.equal(page.authority, 'http://localhost:8080/idp')
  assert.equal(page.clientId, 'agency-os')
  assert.equal(page.scope, 'openid')
})

it('writes lines for whoever collects them with a real provider, and words for who tries it out', () => {
  assert.deepEqual(readSettings({}).log, { format: 'text', level: 'warn' })
  const AUTHORITY = 'https://login.example/realm'
  assert.deepEqual(readSettings({ AUTHORITY }).log, { format: 'json', level: 'info' })
  assert.deepEqual(readSettings({ LOG_FORMAT: 'json', LOG_LEVEL: 'debug' }).log, {
    format: 'json',
    level: 'debug',
  })
  assert.equal(
    refusal({ LOG_LEVEL: 'loud' }),
    'LOG_LEVEL must be one of debug, info, warn, error, not "loud".',
  )
})

it('takes limits in the words of those who set them, and sane ones where nothing is said', () => {
  const sane = {
    bodyBytes: 256 * 1024,
    rates: { perPerson: 1200, perAddress: 3000 },
    connections: 10,
    namedStatements: true,
    statementMs: 8000,
  }
  assert.deepEqual(readSettings({}).limits, sane)
  const { limits } = readSettings({ BODY_KB: '512', RATE_PER_PERSON: '0', STATEMENT_SECONDS: '20' })
  assert.deepEqual([limits.bodyBytes, limits.rates.perPerson, limits.statementMs], [512 * 1024, 0, 20_000])
  assert.equal(readSettings({ NAMED_STATEMENTS: 'no' }).limits.namedStatements, false)
  assert.deepEqual(readSettings({ AUDIT_DAYS: '365', NOTICE_DAYS: '0' }).retention, {
    audit: 365,
    requests: 0,
    notices: 0,
    sessions: 60,
  })
  assert.equal(refusal({ SESSION_DAYS: '7' }), 'SESSION_DAYS must be a number from 60 to 36500, not "7".')
  assert.equal(refusal({ BODY_KB: '1MB' }), 'BODY_KB must be a number from 16 to 10240, not "1MB".')
  assert.equal(
    refusal({ DATABASE_CONNECTIONS: '1' }),
    'DATABASE_CONNECTIONS must be a number from 2 to 500, not "1".',
  )
})

it('reads secrets from files as well', () => {
  const url = 'postgres://agency_os:s3cret@db.example/agency_os'
  const path = file(`${url}\n`)
  assert.equal(readSettings({ DATABASE_URL_FILE: path }).databaseUrl, url)
  assert.equal(
    refusal({ DATABASE_URL_FILE: path, DATABASE_URL: url }),
    'DATABASE_URL and DATABASE_URL_FILE are both set: leave one of them out.',
  )
  const missing = join(folder, 'missing')
  assert.equal(
    refusal({ DATABASE_URL_FILE: missing }),
    `The file ${missing} of DATABASE_URL_FILE cannot be read (ENOENT).`,
  )
  assert.match(refusal({ DATABASE_URL_FILE: file('\n') }), /of DATABASE_URL_FILE is empty\.$/)
})

it('measures nothing unless a collector is named', () => {
  assert.equal(readSettings({ OTEL_SERVICE_NAME: 'portal' }).telemetry, undefined)
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://otel.example:4318/'
  const OTEL_EXPORTER_OTLP_HEADERS_FILE = file('api-key=a%20b, tenant=one\n')
  assert.deepEqual(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS_FILE }).telemetry, {
    endpoint: 'https://otel.example:4318',
    headers: { 'api-key': 'a b', tenant: 'one' },
    service: 'agency-os',
  })
  assert.match(refusal({ OTEL_EXPORTER_OTLP_ENDPOINT: 'otel:4318' }), /^OTEL_EXPORTER_OTLP_ENDPOINT must be/)
  const wrong = refusal({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 's3cret' })
  assert.match(wrong, /^OTEL_EXPORTER_OTLP_HEADERS must be pairs such as/)
  assert.doesNotMatch(wrong, /"s3cret"/)
})

it('advises to name the proxy that an https address must have', () => {
  const AUTHORITY = 'https://login.example/realm'
  const advice = (environment: object) => adviceOf(readSettings({ AUTHORITY, ...environment }))
  assert.match(advice({ PUBLIC_URL: 'https://portal.example' }) ?? '', /TRUSTED_PROXIES/)
  assert.equal(advice({ PUBLIC_URL: 'https://portal.example', TRUSTED_PROXIES: '10.0.0.1' }), undefined)
  assert.equal(advice({}), undefined)
})

it('names the origin as browsers do, without the port that goes without saying', () => {
  assert.equal(portalOrigin(readSettings({}), 80), 'http://localhost')
  assert.equal(portalOrigin(readSettings({}), 8080), 'http://localhost:8080')
  assert.equal(
    portalOrigin(readSettings({ PUBLIC_URL: 'http://127.0.0.1:9000' }), 80),
    'http://127.0.0.1:9000',
  )
})

it("takes the portal's own origin from no setting that sounds like the provider's", () => {
  assert.equal(readSettings({ ISSUER: 'https://login.example' }).publicUrl, null)
})

it('links to help of its own only while it is tried out, and to what the file names otherwise', () => {
  const help = (environment: Record<string, string>) =>
    pageConfig(readSettings(environment), 'http://localhost:8080').help
  const AUTHORITY = 'https://login.example/realm'
  assert.deepEqual(Object.keys(help({}) ?? {}), ['communityUrl', 'knowledgeBaseUrl'])
  assert.deepEqual(help({ AUTHORITY }), {})
  const named = { knowledgeBaseUrl: 'https://help.agency.example' }
  assert.deepEqual(help({ AUTHORITY, OS_CONFIG: file(JSON.stringify({ help: named })) }), named)
})

it('takes the file over the defaults and the environment over the file', () => {
  const OS_CONFIG = file(
    '{"clientId":"from-file","permissionPrefix":"","apis":{"contacts":"https://contacts.example"},"agencyUrls":{"essence":"https://essence.example"}}',
  )
  const page = pageConfig(readSettings({ OS_CONFIG, CLIENT_ID: 'from-environment' }), 'http://localhost:8080')
  assert.equal(page.clientId, 'from-environment')
  assert.equal(page.permissionPrefix, '')
  assert.deepEqual(page.apis, { contacts: 'https://contacts.example' }, 'the page knows where the others are')
  assert.equal(page.agencyUrls?.essence, 'https://essence.example')
  assert.equal(page.agencyUrls?.mindshare, '/?tenant=mindshare')
})

it('takes origins from the environment, else from the file', () => {
  const OS_CONFIG = file('{"connectOrigins":["https://a.example"],"imageOrigins":["https://b.example"]}')
  const { connectOrigins, imageOrigins } = readSettings({
    OS_CONFIG,
    IMAGE_ORIGINS: 'https://c.example, https://d.example',
  }).file
  assert.deepEqual(
    [connectOrigins, imageOrigins],
    [['https://a.example'], ['https://c.example', 'https://d.example']],
  )
  assert.match(refusal({ IMAGE_ORIGINS: 'https://c.example/logos' }), /IMAGE_ORIGINS/)
  assert.match(refusal({ IMAGE_ORIGINS: 'wss://c.example' }), /IMAGE_ORIGINS/)
})

it('takes origins of web sockets to connect to', () => {
  assert.deepEqual(
    readSettings({ CONNECT_ORIGINS: 'wss://news.example ws://localhost:9000' }).file.connectOrigins,
    ['wss://news.example', 'ws://localhost:9000'],
  )
  assert.deepEqual(
    readSettings({ OS_CONFIG: file('{"connectOrigins":["wss://news.example"]}') }).file.connectOrigins,
    ['wss://news.example'],
  )
  for (const wrong of ['wss://news.example/path', 'ftp://news.example', 'wss:'])
    assert.match(refusal({ CONNECT_ORIGINS: wrong }), /CONNECT_ORIGINS must be origins/)
})

it('takes origins of developers from the environment, else from the file', () => {
  const OS_CONFIG = file('{"developerOrigins":["https://preview.example"]}')
  const origins = (environment: Record<string, string>) => readSettings(environment).file.developerOrigins
  assert.deepEqual(origins({}), undefined)
  assert.deepEqual(origins({ OS_CONFIG }), ['https://preview.example'])
  assert.deepEqual(origins({ OS_CONFIG, DEVELOPER_ORIGINS: 'http://localhost:5173' }), [
    'http://localhost:5173',
  ])
  assert.match(refusal({ DEVELOPER_ORIGINS: 'http://*' }), /DEVELOPER_ORIGINS must be an origin/)
})

it('takes names of Trusted Types policies from the environment, else from the file', () => {
  const OS_CONFIG = file('{"trustedTypesPolicies":["vue"]}')
  const names = (environment: Record<string, string>) => readSettings(environment).file.trustedTypesPolicies
  assert.deepEqual(names({ OS_CONFIG }), ['vue'])
  assert.deepEqual(names({ OS_CONFIG, TRUSTED_TYPES_POLICIES: 'svelte-trusted-html, angular#bundler' }), [
    'svelte-trusted-html',
    'angular#bundler',
  ])
  for (const name of ["'none'", '*', 'vue;', 'default'])
    assert.match(refusal({ TRUSTED_TYPES_POLICIES: name }), /TRUSTED_TYPES_POLICIES must be names/)
})

it('keeps what only the server needs out of the page', () => {
  const OS_CONFIG = file(
    '{"identityProviderClients":[{"clientId":"other","origin":"http://localhost:9000"}],"connectOrigins":["https://a.example"],"imageOrigins":["https://b.example"],"trustedTypesPolicies":["vue"]}',
  )
  const page = pageConfig(readSettings({ OS_CONFIG }), 'http://localhost:8080')
  assert.equal('identityProviderClients' in page, false)
  assert.equal('connectOrigins' in page, false)
  assert.equal('imageOrigins' in page, false)
  assert.equal('trustedTypesPolicies' in page, false)
})

it('names the file and the field when the configuration file is wrong', () => {
  const cases: [string, RegExp][] = [
    ['{"clientId": 7}', /"clientId" must be text\.$/],
    ['{"autority": "x"}', /"autority" is not a known setting\.$/],
    ['{"apis": []}', /"apis" .*\.$/],
    ['{"miniApps": [3]}', /"miniApps\.0" must be an object\.$/],
    [
      '{"identityProviderClients": [{"clientId": "x"}]}',
      /"identityProviderClients\.0\.origin" is missing\.$/,
    ],
    ['{"otherProviders": [{"id": "x", "clientId": "x"}]}', /"otherProviders\.0\.authority" is missing\.$/],
    [
      '{"otherProviders": [{"id": "x", "clientId": "x", "authority": "id.example"}]}',
      /"otherProviders\.0\.authority" must be an http\(s\) address\.$/,
    ],
    ['{"connectOrigins": ["https://a.example/path"]}', /"connectOrigins\.0" must be an origin/],
    ['{"trustedTypesPolicies": ["*"]}', /"trustedTypesPolicies\.0" must be the name/],
    ['[]', /"the whole file" must be an object/],
    ['{"clientId": ', /is not valid JSON/],
  ]
  for (const [content, expected] of cases) {
    const path = file(content)
    const message = refusal({ OS_CONFIG: path })
    assert.match(message, expected)
    assert.ok(message.includes(path), message)
  }
  assert.match(
    refusal({ OS_CONFIG: '/nowhere/config.json' }),
    /\/nowhere\/config\.json \(OS_CONFIG\) cannot be read: it does not exist\./,
  )
})

it('says which setting is malformed', () => {
  assert.match(refusal({ FIRST_ADMIN: 'Ada' }), /FIRST_ADMIN must be an e-mail address, not "Ada"\./)
  const token = 'x'.repeat(32)
  for (const SCIM_TOKEN of ['short', `${token} short`, `${token} ${token} ${token}`])
    assert.match(refusal({ SCIM_TOKEN }), /SCIM_TOKEN must be one token, or two/)
  assert.match(refusal({ PORT: '80a' }), /PORT must be a number from 0 to 65535, not "80a"\./)
  assert.match(refusal({ PORT: '70000' }), /PORT/)
  assert.match(refusal({ INTROSPECTION_CLIENT_ID: 'api' }), /needed together/)
  assert.match(refusal({ GRACE_SECONDS: '-1' }), /GRACE_SECONDS must be a number of seconds/)
  assert.match(refusal({ TENANT: 'Mind Share' }), /TENANT/)
  assert.match(refusal({ AUTHORITY: 'login.example' }), /AUTHORITY must be an http\(s\) address/)
  assert.match(refusal({ PUBLIC_URL: 'https://portal.example/path' }), /PUBLIC_URL must be an origin/)
  assert.match(refusal({ DATABASE_URL: 'mysql://x' }), /DATABASE_URL must start with postgres/)
})

it('keeps demo accounts on this machine and says how to name a real provider', () => {
  const reachable: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.4' },
    { HOST: '::' },
    { PUBLIC_URL: 'https://portal.example' },
  ]
  for (const environment of reachable) {
    const message = refusal(environment)
    assert.match(message, /demo accounts/)
    assert.match(message, /AUTHORITY=.* CLIENT_ID=/)
  }
  assert.equal(readSettings({ HOST: '0.0.0.0', AUTHORITY: 'https://login.example' }).host, '0.0.0.0')
  assert.equal(readSettings({ HOST: '127.0.0.1' }).host, '127.0.0.1')
  assert.equal(readSettings({ PUBLIC_URL: 'http://localhost:9000/' }).publicUrl, 'http://localhost:9000')
})

it('wants another name for each client of the identity provider', () => {
  const clients = (...ids: string[]) =>
    file(
      JSON.stringify({
        identityProviderClients: ids.map((clientId) => ({ clientId, origin: 'http://localhost:9000' })),
      }),
    )
  assert.match(
    refusal({ OS_CONFIG: clients('agency-os') }),
    /Two clients of the identity provider are called "agency-os"/,
  )
  assert.match(refusal({ OS_CONFIG: clients('other', 'other') }), /called "other"/)
  assert.ok(readSettings({ OS_CONFIG: clients('agency-os'), CLIENT_ID: 'portal' }))
  assert.ok(readSettings({ OS_CONFIG: clients('agency-os'), AUTHORITY: 'https://login.example' }))
})

it('asks a foreign provider for the email that the APIs need [9.8]', () => {
  const page = pageConfig(
    readSettings({ AUTHORITY: 'https://login.example', CLIENT_ID: 'portal' }),
    'https://portal.example',
  )
  assert.equal(page.scope, 'openid email profile')
  assert.equal(page.authority, 'https://login.example')
})

it('leaves out mini-apps that cannot be used', () => {
  const good = { key: 'reports', title: 'Reports', script: '/reports.js', routes: ['reports'] }
  const OS_CONFIG = file(JSON.stringify({ miniApps: [good, good] }))
  const config = pageConfig(readSettings({ OS_CONFIG }), 'https://portal.example')
  assert.deepEqual(config.miniApps, [good])
  assert.ok(!('faultyApps' in config), 'anybody can read the page')
})

it('takes an empty variable as not set', () => {
  assert.equal(readSettings({ PORT: '', AUTHORITY: ' ', HOST: '' }).port, 8080)
})

it('lets a provider besides AUTHORITY name nobody unless it is told whom', () => {
  const others = {
    otherProviders: [
      { id: 'old', authority: 'https://old.example', clientId: 'a' },
      { id: 'twin', authority: 'https://id.example', clientId: 'b' },
    ],
  }
  const vouched = (vouchesFor?: Record<string, string[]>) => {
    const settings = readSettings({
      AUTHORITY: 'https://id.example',
      OS_CONFIG: file(JSON.stringify({ ...others, vouchesFor })),
    })
    const config = pageConfig(settings, 'https://portal.example')
    assert.equal('vouchesFor' in config, false)
    const providers = externalProviders(config, settings.file, { introspection: undefined })
    return providers.map((provider) => provider.vouchesFor)
  }
  assert.deepEqual(vouched(), [['*'], [], ['*']])
  assert.deepEqual(vouched({ old: ['agency.example'] }), [['*'], ['agency.example'], ['*']])
  assert.throws(
    () => vouched({ odl: ['*'] }),
    /"vouchesFor" names "odl", which is no id in "otherProviders"\./,
  )
  assert.throws(() => vouched({ old: '*' as never }), /"vouchesFor\.old" must be a list/)
})

it('takes addresses and networks for proxies', () => {
  assert.deepEqual(readSettings({}).trustedProxies, [])
  assert.deepEqual(readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies, ['10.0.0.0/8', '::1'])
  for (const wrong of ['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1/'])
    assert.throws(() => readSettings({ TRUSTED_PROXIES: wrong }), /TRUSTED_PROXIES must be/)
})

it('keeps files in an S3-compatible store where all is said that it needs', () => {
  const store = {
    FILES_S3_ENDPOINT: 'https://files.example/',
    FILES_S3_BUCKET: 'evidence',
    FILES_S3_ACCESS_KEY_ID: 'portal',
    FILES_S3_SECRET_ACCESS_KEY: 'secret',
  }
  assert.equal(readSettings({}).s3, undefined)
  assert.deepEqual(readSettings(store).s3, {
    endpoint: 'https://files.example',
    bucket: 'evidence',
    region: 'us-east-1',
    accessKeyId: 'portal',
    secretAccessKey: 'secret',
  })
  const { FILES_S3_SECRET_ACCESS_KEY: _secret, ...half } = store
  assert.match(refusal(half), /need FILES_S3_SECRET_ACCESS_KEY as well/)
  assert.match(refusal({ ...store, FILES_S3_ENDPOINT: 'files.example' }), /FILES_S3_ENDPOINT must be an http/)
  assert.match(refusal({ ...store, FILES_S3_BUCKET: 'a/b' }), /FILES_S3_BUCKET must be the name of a bucket/)
})

it('lets the origins call that are named, and those alone', () => {
  assert.deepEqual(readSettings({}).allowedOrigins, [])
  const ALLOWED_ORIGINS = 'https://audits.example, http://localhost:5000'
  assert.deepEqual(readSettings({ ALLOWED_ORIGINS }).allowedOrigins, [
    'https://audits.example',
    'http://localhost:5000',
  ])
  assert.match(refusal({ ALLOWED_ORIGINS: '*' }), /ALLOWED_ORIGINS must be an origin/)
})

it('takes one token of a directory, or two', () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(40)]
  const tokens = (SCIM_TOKEN?: string) => readSettings({ SCIM_TOKEN }).scimTokens
  assert.deepEqual(tokens(), [])
  assert.deepEqual(tokens(old), [old])
  assert.deepEqual(tokens(`${old} ${next}`), [old, next])
  assert.deepEqual(tokens(`${old}\n${next}\n`), [old, next])
})

it('reads the mail server, and keeps mails as files only where the portal is tried out on one machine', () => {
  const mail = (environment: Environment) => readSettings(environment).mail
  const url = 'smtp://portal:a%20secret@mail.example:587'
  assert.deepEqual(mail({ MAIL_URL: url, MAIL_FROM: 'portal@agency.example' }), {
    by: 'smtp',
    smtp: {
      host: 'mail.example',
      port: 587,
      secure: false,
      requireTLS: true,
      auth: { user: 'portal', pass: 'a secret' },
    },
    from: 'portal@agency.example',
  })
  const open = mail({ MAIL_URL: 'smtp://127.0.0.1:2525' })
  assert.ok(open?.by === 'smtp' && !open.smtp.requireTLS && !open.smtp.auth)
  assert.equal(mail({})?.by, 'files')
  assert.equal(mail({ AUTHORITY: 'https://id.example', PUBLIC_URL: 'https://portal.example' }), undefined)
  assert.match(refusal({ MAIL_URL: 'https://mail.example' }), /MAIL_URL must be an address such as smtp:/)
  assert.match(refusal({ MAIL_FROM: 'nobody' }), /MAIL_FROM must be an e-mail address/)
})
